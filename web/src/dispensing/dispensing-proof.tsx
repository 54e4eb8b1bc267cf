import { getDispensing } from '@app/contract/dispensing';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../lib/server/call.ts';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { proofCopy as copy } from './proof.copy.ts';
import { ProofSheet } from './proof-sheet.tsx';

const dispensingQuery = (prescriptionId: string) =>
  queryOptions({
    queryKey: ['dispensing', prescriptionId],
    queryFn: async () => (await call(getDispensing, { params: { prescriptionId } })).data,
  });

/** What a pharmacy handed over for a prescription, for its patient. */
export function DispensingProof({ prescriptionId }: { prescriptionId: string }) {
  const { data, error, refetch } = useQuery(dispensingQuery(prescriptionId));
  if (data) return <ProofSheet dispensing={data} />;
  if (error) {
    return <ErrorState text={copy.failed} error={error} onRetry={() => void refetch()} />;
  }
  return <Skeleton lines={['title', 'text', 'text', 'card']} />;
}
