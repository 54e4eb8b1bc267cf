import type { ClinicalDocument, ConsultationSummary } from '@app/contract/consultations';
import type { ReactNode } from 'react';
import { LinkButton } from '../ui/actions/link-button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { formatDateTime } from '../ui/format.ts';
import { Card } from '../ui/layout/card.tsx';
import { DescriptionList } from '../ui/layout/description-list.tsx';
import { CallMessages } from './call-messages.tsx';
import {
  amendmentCopy,
  consultationCopy,
  summaryCopy as copy,
  historyTabs,
  messagesCopy,
} from './clinical-history.copy.ts';
import { Addenda } from './consultation-amendment.tsx';
import { ConsultationDocuments } from './consultation-documents.tsx';
import { ordersOf } from './consultation-orders.tsx';
import type { HistoryTab } from './use-history-place.ts';

type Props = { summary: ConsultationSummary };

/** How a correction of a visit of a patient is asked for. */
export type Corrected = {
  queueId: string;
  correction: (visitId: string, patientId: string) => ReactNode;
};

/** Diagnosis, instructions and documents. */
export const SummarySheet = ({ summary, queueId, correction }: Props & Corrected) => (
  <>
    <Card>
      <DescriptionList facts={factsOf(summary)} />
    </Card>
    {summary.withheld ? (
      <Banner>{consultationCopy.withheld}</Banner>
    ) : (
      <>
        {ORDER.map((kind) => (
          <Ordered key={kind} summary={summary} kind={kind} />
        ))}
        {summary.addenda.length > 0 && (
          <Card title={amendmentCopy.list}>
            <Addenda consultation={summary} />
          </Card>
        )}
        {summary.messages.length > 0 && (
          <Card title={messagesCopy.title}>
            <CallMessages consultation={summary} />
          </Card>
        )}
        <div className="print:hidden">
          <Card title={copy.documents}>
            <p className="text-ink-2">{copy.documentsDetail}</p>
            <ConsultationDocuments consultation={summary} kinds={DOCUMENTS} />
          </Card>
        </div>
      </>
    )}
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

/** Instructions for home come first. */
const ORDER: readonly HistoryTab[] = [
  'indicaciones',
  'recetas',
  'estudios',
  'derivaciones',
  'certificados',
];

const DOCUMENTS = Object.keys(
  consultationCopy.fileKinds,
) as (keyof typeof consultationCopy.fileKinds)[] satisfies ClinicalDocument['kind'][];

function Ordered({ summary, kind }: Props & { kind: HistoryTab }) {
  const { count, list } = ordersOf(summary, kind);
  return count === 0 ? null : <Card title={historyTabs[kind].label}>{list}</Card>;
}

function factsOf(summary: ConsultationSummary) {
  const { patient, professional_name, professional_specialties, professional_license } = summary;
  return [
    { term: copy.patient, value: `${patient.first_name} ${patient.last_name}` },
    { term: copy.when, value: formatDateTime(summary.creation_date) },
    { term: consultationCopy.professional, value: professional_name },
    { term: copy.specialty, value: professional_specialties },
    { term: copy.licence, value: professional_license },
    { term: consultationCopy.reason, value: summary.reason },
    { term: consultationCopy.diagnosis, value: summary.diagnosis },
  ];
}
