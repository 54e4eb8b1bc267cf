import { coverageLabel } from '@app/contract/catalogs';
import type { Consultation } from '@app/contract/consultations';
import { Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { followUpLabel } from '../lib/readings/follow-up.copy.ts';
import { Button } from '../ui/actions/button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { Chip } from '../ui/feedback/chip.tsx';
import { formatDateTime } from '../ui/format.ts';
import { DescriptionList } from '../ui/layout/description-list.tsx';
import { LetterEnd } from '../ui/layout/letter.tsx';
import { Tabs } from '../ui/navigation/tabs.tsx';
import { CallMessages } from './call-messages.tsx';
import { consultationCopy as copy, historyTabs, messagesCopy } from './clinical-history.copy.ts';
import { Addenda, Amendment } from './consultation-amendment.tsx';
import { ConsultationDocuments } from './consultation-documents.tsx';
import { ordersOf } from './consultation-orders.tsx';
import { EditedChip } from './consultation-versions.tsx';
import { PrescriptionActs } from './prescription-acts.tsx';
import type { HistoryTab } from './use-history-place.ts';

const TABS = Object.keys(historyTabs) as HistoryTab[];

type Props = {
  consultation: Consultation;
  patientId: string;
  /** The person turned the page, so its heading takes the focus. */
  isFocused: boolean;
  tab: HistoryTab;
  onTab: (tab: string) => void;
};

/** One consultation with everything it ordered. */
export function ConsultationSheet({ consultation, patientId, isFocused, tab, onTab }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFocused) heading.current?.focus();
  }, [isFocused]);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="outline-none">
          {copy.heading(formatDateTime(consultation.creation_date))}
        </h2>
        <span className="flex flex-wrap gap-3 print:hidden">
          <Amendment consultation={consultation} patientId={patientId} />
          <Button icon={<Printer aria-hidden />} onPress={() => window.print()}>
            {copy.print}
          </Button>
        </span>
      </div>
      <Kind consultation={consultation} />
      <DescriptionList facts={factsOf(consultation)} />
      {consultation.withheld ? (
        <Banner>{copy.withheld}</Banner>
      ) : (
        <Contents consultation={consultation} tab={tab} onTab={onTab} />
      )}
      <LetterEnd act={copy.recordedBy} who={professionalOf(consultation)} />
    </>
  );
}

/** Addenda and orders. */
const Contents = ({ consultation, tab, onTab }: Pick<Props, 'consultation' | 'tab' | 'onTab'>) => (
  <>
    <Addenda consultation={consultation} />
    {consultation.messages.length > 0 && (
      <section className="flex flex-col gap-2">
        <h3>{messagesCopy.title}</h3>
        <CallMessages consultation={consultation} />
      </section>
    )}
    <div className="print:hidden">
      <Tabs
        label={copy.documents}
        selected={tab}
        onSelect={onTab}
        items={TABS.map((id) => tabOf(consultation, id))}
      />
    </div>
    <Printed consultation={consultation} />
    <ConsultationDocuments consultation={consultation} kinds={['teleassistance']} />
  </>
);

function Kind({ consultation }: { consultation: Consultation }) {
  const { consultation_type, attention_type, prepaid_health_category: plan } = consultation;
  return (
    <div className="flex flex-wrap gap-3">
      <Chip tone="brand">{copy.types[consultation_type]}</Chip>
      <Chip>{plan ? coverageLabel(plan) : attention_type.name}</Chip>
      {consultation.count_edit > 0 && <EditedChip consultation={consultation} />}
    </div>
  );
}

/** The professional who attended, with specialty and licence. */
export const professionalOf = (consultation: Consultation): string =>
  [
    consultation.professional_name,
    consultation.professional_specialties,
    consultation.professional_license,
  ].join(' · ');

function factsOf(consultation: Consultation) {
  const { follow_up } = consultation;
  return [
    { term: copy.professional, value: professionalOf(consultation) },
    { term: copy.affiliate, value: consultation.affiliate_number },
    { term: copy.diagnosis, value: consultation.diagnosis },
    { term: copy.reason, value: consultation.reason },
    { term: copy.detail, value: consultation.detail },
    { term: copy.followUp, value: follow_up && followUpLabel[follow_up] },
  ];
}

function tabOf(consultation: Consultation, id: HistoryTab) {
  const { label, empty } = historyTabs[id];
  const { count, kind, list } = ordersOf(
    consultation,
    id,
    // Only the author of a consultation may amend it, or annul its prescriptions.
    (prescription) => consultation.amendment && <PrescriptionActs prescription={prescription} />,
  );
  const content =
    count === 0 ? (
      <p className="text-ink-2">{empty}</p>
    ) : (
      <div className="flex flex-col gap-3">
        {list}
        <ConsultationDocuments consultation={consultation} kinds={[kind]} />
      </div>
    );
  return { id, label, content, ...(count > 0 && { count }) };
}

/** For printing, without tabs: all orders. */
const Printed = ({ consultation }: { consultation: Consultation }) => (
  <div aria-hidden className="hidden flex-col gap-3 print:flex">
    {TABS.map((id) => {
      const { count, list } = ordersOf(consultation, id);
      return (
        count > 0 && (
          <section key={id}>
            <h3>{historyTabs[id].label}</h3>
            {list}
          </section>
        )
      );
    })}
  </div>
);
