import type { ClinicalDocument, ConsultationSummary } from '@app/contract/consultations';
import type { ReactNode } from 'react';
import { LicenceLink } from '../../lib/readings/licence-link.tsx';
import { TestMark } from '../../lib/readings/prescription-status.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { formatDateTime } from '../../ui/format.ts';
import { Card } from '../../ui/layout/card.tsx';
import { DescriptionList } from '../../ui/layout/description-list.tsx';
import { LetterEnd } from '../../ui/layout/letter.tsx';
import { CallMessages } from '../call-messages.tsx';
import {
  amendmentCopy,
  consultationCopy,
  summaryCopy as copy,
  historyTabs,
  messagesCopy,
} from '../clinical-history.copy.ts';
import { Addenda } from '../consultation-amendment.tsx';
import { ConsultationDocuments } from '../consultation-documents.tsx';
import { ordersOf } from '../consultation-orders.tsx';
import { professionalOf } from '../consultation-sheet.tsx';
import type { HistoryTab } from '../use-history-place.ts';
import { ComeBack } from './come-back.tsx';
import { diagnosisParts } from './diagnosis-parts.ts';

type Props = { summary: ConsultationSummary };

/** Requests a correction of a visit's record. */
export type Corrected = {
  queueId: string;
  correction: (visitId: string, patientId: string) => ReactNode;
};

/** A letter: what was found, what to do, when to come back, then the documents and who attended. */
export const SummarySheet = ({ summary, queueId, correction }: Props & Corrected) => (
  <>
    {summary.withheld ? <Banner>{consultationCopy.withheld}</Banner> : <Letter summary={summary} />}
    <Card title={copy.attended}>
      <DescriptionList facts={factsOf(summary)} />
    </Card>
    <LetterEnd act={consultationCopy.recordedBy} who={professionalOf(summary)} />
    <div className="print:hidden">
      <Card title={copy.wrong}>
        <p>{copy.wrongDetail}</p>
        {summary.withheld ? (
          <span>
            <LinkButton to="/ayuda#corregir">{copy.toHelp}</LinkButton>
          </span>
        ) : (
          correction(queueId, summary.patient.id)
        )}
      </Card>
    </div>
  </>
);

const Letter = ({ summary }: Props) => (
  <>
    {summary.edited_date && <Banner>{copy.edited(formatDateTime(summary.edited_date))}</Banner>}
    <Found summary={summary} />
    <Ordered summary={summary} kind="indicaciones" title={copy.toDo} />
    <ComeBack summary={summary} />
    {ORDER.map((kind) => (
      <Ordered key={kind} summary={summary} kind={kind} title={historyTabs[kind].label} />
    ))}
    {summary.addenda.length > 0 && (
      <Card title={amendmentCopy.list}>
        <Addenda consultation={summary} />
      </Card>
    )}
    <div className="print:hidden">
      <Card title={copy.documents}>
        <p className="text-ink-2">{copy.documentsDetail}</p>
        <ConsultationDocuments consultation={summary} kinds={DOCUMENTS} isShort />
      </Card>
    </div>
    {summary.messages.length > 0 && (
      <Card title={messagesCopy.title}>
        <CallMessages consultation={summary} />
      </Card>
    )}
  </>
);

/** The diagnosis in plain words, with its code for people who have to copy it. */
function Found({ summary: { diagnosis, reason } }: Props) {
  const { name, code } = diagnosisParts(diagnosis);
  return (
    <Card title={consultationCopy.diagnosis}>
      <p className="text-20 font-bold">{name}</p>
      {code && <p className="text-small text-ink-3">{copy.code(code)}</p>}
      {reason && <DescriptionList facts={[{ term: consultationCopy.reason, value: reason }]} />}
    </Card>
  );
}

/** The order of the tabs after the instructions for home. */
const ORDER: readonly HistoryTab[] = ['recetas', 'estudios', 'derivaciones', 'certificados'];

const DOCUMENTS = Object.keys(
  consultationCopy.fileKinds,
) as (keyof typeof consultationCopy.fileKinds)[] satisfies ClinicalDocument['kind'][];

function Ordered({ summary, kind, title }: Props & { kind: HistoryTab; title: string }) {
  const { count, list } = ordersOf(summary, kind);
  const isTest = kind === 'recetas' && summary.prescriptions.some(({ test_mark }) => test_mark);
  if (count === 0) return null;
  return (
    <Card title={title}>
      {isTest && <TestMark />}
      {list}
    </Card>
  );
}

/** The patient's name. */
export const nameOf = ({ patient }: ConsultationSummary): string =>
  `${patient.first_name} ${patient.last_name}`;

function factsOf(summary: ConsultationSummary) {
  const { professional_id, professional_license, professional_name, professional_specialties } =
    summary;
  return [
    { term: copy.patient, value: nameOf(summary) },
    { term: copy.when, value: formatDateTime(summary.creation_date) },
    { term: consultationCopy.professional, value: professional_name },
    { term: copy.specialty, value: professional_specialties },
    {
      term: copy.licence,
      value: <LicenceLink professionalId={professional_id} label={professional_license} />,
    },
  ];
}
