import { Link } from 'react-router';
import { licenceLinkCopy as copy } from './licence.copy.ts';

type LicenceLinkProps = {
  /** Account of the professional; without one, the licence is plain text. */
  professionalId: string | null;
  /** 'M.N. 104233'. */
  label: string;
  /** Opens a new tab, to keep the screen, as in a call. */
  isNewTab?: boolean;
};

/** A licence that links to what was verified about it. It stays on one line. */
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

/** The signing professional, as named in records and prescriptions. */
type Signed = {
  professional_name: string;
  professional_license: string;
  professional_id: string;
};

/** The prescriber's name, with the licence as a link. */
export const SignedBy = ({ signed }: { signed: Signed }) => (
  <>
    <span translate="no">{signed.professional_name}</span> ·{' '}
    <LicenceLink professionalId={signed.professional_id} label={signed.professional_license} />
  </>
);
