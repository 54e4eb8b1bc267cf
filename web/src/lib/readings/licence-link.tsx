import { Link } from 'react-router';
import { licenceLinkCopy as copy } from './licence.copy.ts';

type LicenceLinkProps = {
  /** Account of the professional; of who is none, the licence is only text. */
  professionalId: string | null;
  /** 'M.N. 104233'. */
  label: string;
  /** Leaves the screen as it is, as in a call. */
  isNewTab?: boolean;
};

/** A licence, which leads to what was verified of it. It stays on one line. */
export const LicenceLink = ({ professionalId, label, isNewTab = false }: LicenceLinkProps) =>
  professionalId && label ? (
    <Link
      to={`/matricula/${professionalId}`}
      aria-label={isNewTab ? copy.elsewhere(label) : copy.here(label)}
      className="whitespace-nowrap"
      {...(isNewTab && { target: '_blank', rel: 'noreferrer' })}
    >
      {label}
    </Link>
  ) : (
    <span className="whitespace-nowrap">{label}</span>
  );

/** Who signed, as a record or a prescription names them. */
type Signed = {
  professional_name: string;
  professional_license: string;
  professional_id: string;
};

/** Who prescribed: the name, and the licence as a link. */
export const SignedBy = ({ signed }: { signed: Signed }) => (
  <>
    {signed.professional_name} ·{' '}
    <LicenceLink professionalId={signed.professional_id} label={signed.professional_license} />
  </>
);
