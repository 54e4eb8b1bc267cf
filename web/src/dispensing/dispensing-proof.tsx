import { downloadDispensing, getDispensing } from '@app/contract/dispensing';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { saveFile } from '../lib/device/save-file.ts';
import { call, callForFile } from '../lib/server/call.ts';
import { failureText } from '../lib/server/failure-text.ts';
import { Button } from '../ui/actions/button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
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
  if (data) {
    return (
      <div className="flex flex-col gap-4">
        <ProofSheet dispensing={data} />
        <ProofFile prescriptionId={prescriptionId} />
      </div>
    );
  }
  if (error) {
    return <ErrorState text={copy.failed} error={error} onRetry={() => void refetch()} />;
  }
  return <Skeleton lines={['title', 'text', 'text', 'card']} />;
}

/** The same as a file. */
function ProofFile({ prescriptionId }: { prescriptionId: string }) {
  const save = useMutation({
    mutationFn: async () =>
      saveFile(
        await callForFile(downloadDispensing, { params: { prescriptionId } }),
        copy.fileName,
      ),
  });
  return (
    <div className="flex flex-col gap-3 print:hidden">
      <span>
        <Button
          icon={<Download aria-hidden />}
          isPending={save.isPending}
          onPress={() => save.mutate()}
        >
          {copy.download}
        </Button>
      </span>
      {save.isError && (
        <Banner tone="danger">{`${copy.downloadFailed} ${failureText(save.error)}`}</Banner>
      )}
    </div>
  );
}
