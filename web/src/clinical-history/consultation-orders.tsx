import type {
  ClinicalDocument,
  Consultation,
  IssuedCertificate,
} from '@app/contract/consultations';
import type { PrescribedMedication } from '@app/contract/prescriptions';
import type { ReactNode } from 'react';
import { Chip } from '../ui/feedback/chip.tsx';
import { DescriptionList, type Fact } from '../ui/layout/description-list.tsx';
import { consultationCopy as copy, versionsCopy } from './clinical-history.copy.ts';
import type { HistoryTab } from './use-history-place.ts';

type Orders = { count: number; kind: ClinicalDocument['kind']; list: ReactNode };

/** The orders of one kind, and their documents. */
export const ordersOf = (consultation: Consultation, tab: HistoryTab): Orders =>
  ORDERS[tab](consultation);

const ORDERS: Record<HistoryTab, (consultation: Consultation) => Orders> = {
  recetas: ({ prescriptions }) => ({
    count: prescriptions.length,
    kind: 'prescription',
    list: (
      <List>
        {prescriptions.flatMap(({ id, status, medications }) =>
          medications.map((line) => (
            <Medicine key={`${id}-${line.cuir}`} line={line} isAnnulled={status === 'ANNULLED'} />
          )),
        )}
      </List>
    ),
  }),
  indicaciones: ({ indications }) => ({
    count: indications.length,
    kind: 'instructions',
    list: (
      <List>
        {indications.map(({ id, name, indications: text }) => (
          <Item key={id} title={name}>
            <p className="whitespace-pre-line">{text}</p>
          </Item>
        ))}
      </List>
    ),
  }),
  certificados: ({ certificates }) => ({
    count: certificates.length,
    kind: 'certificate',
    list: (
      <List>
        {certificates.map((certificate) => (
          <Item key={certificate.id}>
            <DescriptionList facts={certificateFacts(certificate)} />
          </Item>
        ))}
      </List>
    ),
  }),
  estudios: ({ studies }) => ({
    count: studies.length,
    kind: 'study',
    list: (
      <List>
        {studies.map(({ id, name, diagnosis }) => (
          <Item key={id} title={name}>
            <p className="text-ink-2">{diagnosis}</p>
          </Item>
        ))}
      </List>
    ),
  }),
  derivaciones: ({ specialties }) => ({
    count: specialties.length,
    kind: 'referral',
    list: (
      <List>
        {specialties.map(({ id, name, diagnosis, comment }) => (
          <Item key={id} title={name}>
            <DescriptionList
              facts={[
                { term: copy.diagnosis, value: diagnosis },
                { term: copy.comment, value: comment },
              ]}
            />
          </Item>
        ))}
      </List>
    ),
  }),
};

const List = ({ children }: { children: ReactNode }) => (
  <ul className="flex flex-col gap-3">{children}</ul>
);

const Item = ({ title, children }: { title?: string; children: ReactNode }) => (
  <li className="flex flex-col gap-1 rounded-md border border-line p-4 break-words">
    {title && <strong>{title}</strong>}
    {children}
  </li>
);

/** A prescribed medicine: generic name, quantity and posology. */
function Medicine({ line, isAnnulled }: { line: PrescribedMedication; isAnnulled: boolean }) {
  const { name, quantity, posology, extended, substitution, vih, count_edit } = line;
  const marks = [
    isAnnulled && copy.annulled,
    extended && copy.extended,
    !substitution && copy.noSubstitution,
    vih && copy.vih,
    count_edit > 0 && versionsCopy.edited(count_edit),
  ].filter((mark) => mark !== false && mark !== undefined);
  return (
    <li className="flex flex-col gap-1 rounded-md border border-line p-4 break-words">
      <p>
        <strong>{name}</strong> · {copy.quantityOf(quantity)}
      </p>
      {posology && <p className="text-ink-2">{posology}</p>}
      {marks.length > 0 && (
        <span className="flex flex-wrap gap-2">
          {marks.map((mark) => (
            <Chip key={mark}>{mark}</Chip>
          ))}
        </span>
      )}
    </li>
  );
}

const restText = ({ unit, duration }: IssuedCertificate): string =>
  unit === 'Dias' && duration === 1 ? copy.oneDay : `${duration} ${copy.restOf[unit]}`;

const certificateFacts = (certificate: IssuedCertificate): Fact[] => [
  { term: copy.diagnosis, value: certificate.diagnosis },
  { term: copy.indications, value: certificate.indications },
  { term: copy.rest, value: restText(certificate) },
  { term: copy.institution, value: certificate.institution },
];
