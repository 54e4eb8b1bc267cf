import type {
  ClinicalDocument,
  Consultation,
  IssuedCertificate,
} from '@app/contract/consultations';
import type { PrescribedMedication, Prescription } from '@app/contract/prescriptions';
import type { ReactNode } from 'react';
import { PrescriptionStatusChip } from '../lib/readings/prescription-status.tsx';
import { Chip } from '../ui/feedback/chip.tsx';
import { DescriptionList, type Fact } from '../ui/layout/description-list.tsx';
import { consultationCopy as copy, versionsCopy } from './clinical-history.copy.ts';
import { DispensedProof } from './dispensed-proof.tsx';
import type { HistoryTab } from './use-history-place.ts';

type Orders = { count: number; kind: ClinicalDocument['kind']; list: ReactNode };

/** Actions on a prescription. */
type Acts = (prescription: Prescription) => ReactNode;

/** The orders of one kind, and their documents. */
export const ordersOf = (consultation: Consultation, tab: HistoryTab, acts?: Acts): Orders =>
  ORDERS[tab](consultation, acts);

const ORDERS: Record<HistoryTab, (consultation: Consultation, acts?: Acts) => Orders> = {
  recetas: ({ prescriptions }, acts) => ({
    count: prescriptions.length,
    kind: 'prescription',
    list: (
      <List>
        {prescriptions.filter(isStanding).map((prescription) => (
          <li
            key={prescription.id}
            className="flex flex-col gap-3 rounded-md border border-line p-4"
          >
            <PrescriptionStatusChip {...prescription} />
            <List>
              {prescription.medications.map((line) => (
                <Medicine key={line.cuir} line={line} />
              ))}
            </List>
            <DispensedProof prescription={prescription} />
            {acts?.(prescription)}
          </li>
        ))}
        {prescriptions
          .filter((prescription) => !isStanding(prescription))
          .map((prescription) => (
            <Annulled key={prescription.id} prescription={prescription} />
          ))}
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

const isStanding = ({ status }: Prescription): boolean => status !== 'ANNULLED';

/** Listed in one line after the valid ones, since it can no longer be used. */
function Annulled({ prescription }: { prescription: Prescription }) {
  const [first, ...rest] = prescription.medications;
  return (
    <li className="flex flex-wrap items-center gap-3 text-ink-2">
      <PrescriptionStatusChip {...prescription} />
      {first && copy.andMore(first.name, rest.length)}
    </li>
  );
}

const List = ({ children }: { children: ReactNode }) => (
  <ul className="flex flex-col gap-3">{children}</ul>
);

const Item = ({ title, children }: { title?: string; children: ReactNode }) => (
  <li className="flex flex-col gap-1 rounded-md border border-line p-4">
    {title && <strong>{title}</strong>}
    {children}
  </li>
);

/** A prescribed medicine: generic name, quantity and posology. */
function Medicine({ line }: { line: PrescribedMedication }) {
  const { name, quantity, posology, extended, substitution, vih, count_edit } = line;
  const marks = [
    extended && copy.extended,
    !substitution && copy.noSubstitution,
    vih && copy.vih,
    count_edit > 0 && versionsCopy.edited(count_edit),
  ].filter((mark) => mark !== false && mark !== undefined);
  return (
    <li className="flex flex-col gap-1">
      <p>
        <strong translate="no">{name}</strong> · {copy.quantityOf(quantity)}
      </p>
      {posology && (
        <p translate="no" className="text-ink-2">
          {posology}
        </p>
      )}
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
