import type { Prescription } from '@app/contract/prescriptions';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { dayNow } from '../lib/server/server-time.ts';
import { LinkButton } from '../ui/actions/link-button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { CounterView } from './counter-view.tsx';
import { PrescriptionSheet } from './prescription-sheet.tsx';
import { PrescriptionTabs } from './prescription-tabs.tsx';
import { prescriptionsCopy as copy } from './prescriptions.copy.ts';
import { prescriptionsQuery } from './prescriptions.queries.ts';
import { listCopy, sendingCopy, sheetCopy } from './prescriptions-screen.copy.ts';
import { reasonAgainstSending } from './sending.ts';
import { useListPlace } from './use-list-place.ts';

type ScreenProps = {
  /** The proof of dispensing of a prescription. */
  proof: (prescriptionId: string) => ReactNode;
  /** Sends prescriptions to a pharmacy; has its own heading. */
  send: (prescriptions: readonly Prescription[]) => ReactNode;
};

/** `/paciente/mis-recetas`: the family's prescriptions, by what can still be done with them. */
export const PrescriptionsScreen = (props: ScreenProps) => (
  <>
    <Opened {...props} />
    <AtCounter />
  </>
);

function Opened({ proof, send }: ScreenProps) {
  const { proofOf, sheetOf, sending, listAddress } = useListPlace();
  if (sending) {
    return (
      <>
        <BackToList to={listAddress} />
        <Sending ids={sending} send={send} />
      </>
    );
  }
  if (proofOf === null && sheetOf === null) {
    return (
      <>
        <PageHeading title={copy.title}>{copy.title}</PageHeading>
        <PrescriptionTabs />
      </>
    );
  }
  const heading = proofOf === null ? sheetCopy.title : listCopy.proof;
  return (
    <>
      <BackToList to={listAddress} />
      <PageHeading title={heading} focusKey={proofOf ?? sheetOf ?? ''}>
        {heading}
      </PageHeading>
      {proofOf === null ? <Sheet id={sheetOf ?? ''} /> : proof(proofOf)}
    </>
  );
}

const BackToList = ({ to }: { to: string }) => (
  <p className="print:hidden">
    <Link to={to}>{listCopy.back}</Link>
  </p>
);

function Sheet({ id }: { id: string }) {
  const { data, isPending, error, refetch } = useQuery(prescriptionsQuery);
  const place = useListPlace();
  if (isPending) return <Skeleton lines={['title', 'text', 'text', 'card']} />;
  if (!data) return <ErrorState text={copy.failed} error={error} onRetry={() => void refetch()} />;
  const prescription = data.find(({ prescriptionId }) => prescriptionId === id);
  return prescription ? (
    <PrescriptionSheet prescription={prescription} place={place} />
  ) : (
    <EmptyState text={sheetCopy.notFound} detail={sheetCopy.notFoundDetail} />
  );
}

/** The prescription shown at a counter is kept as fetched, even if the network fails. */
function AtCounter() {
  const { shown, closeCounter } = useListPlace();
  const { data } = useQuery(prescriptionsQuery);
  const prescription = data?.find(({ prescriptionId }) => prescriptionId === shown);
  return prescription && <CounterView prescription={prescription} onClose={closeCounter} />;
}

type SendingProps = { ids: readonly string[]; send: ScreenProps['send'] };

/** Only prescriptions that can still be sent are kept, since the address may be old. */
function Sending({ ids, send }: SendingProps) {
  const { data, isPending, error, refetch } = useQuery(prescriptionsQuery);
  const { listAddress } = useListPlace();
  if (isPending) return <Skeleton lines={['title', 'control', 'card']} />;
  if (!data) return <ErrorState text={copy.failed} error={error} onRetry={() => void refetch()} />;
  const sendable = data.filter(
    (one) => ids.includes(one.id) && reasonAgainstSending(one, dayNow()) === undefined,
  );
  if (sendable.length > 0) return send(sendable);
  return (
    <>
      <PageHeading title={sendingCopy.send} focusKey="send">
        {sendingCopy.send}
      </PageHeading>
      <EmptyState
        text={sendingCopy.none}
        detail={sendingCopy.noneDetail}
        illustration="receipt"
        action={<LinkButton to={listAddress}>{listCopy.back}</LinkButton>}
      />
    </>
  );
}
