import {
  annulPrescription,
  nextPrescriptionStatus,
  PRESCRIPTION_REASON_MAX,
  type Prescription,
  prescriptionReasonSchema,
  reactivatePrescription,
} from '@app/contract/prescriptions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ban, RotateCcw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { call } from '../lib/server/call.ts';
import { failureText } from '../lib/server/failure-text.ts';
import { problemCode } from '../lib/server/problem-error.ts';
import { Button } from '../ui/actions/button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { TextArea } from '../ui/fields/text-area.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { prescriptionActsCopy as copy, prescriptionActsProblem } from './prescription-acts.copy.ts';

type Props = { prescription: Prescription };

/** The author's actions on a prescription: annul it, or reactivate a blocked one. */
export function PrescriptionActs({ prescription }: Props) {
  const [asked, setAsked] = useState<'annul' | 'reactivate'>();
  const { status, prescriptionId, medications } = prescription;
  const name = medications[0]?.name ?? '';
  const close = () => setAsked(undefined);
  return (
    <div className="flex flex-wrap gap-3 empty:hidden print:hidden">
      {status === 'BLOCKED' && (
        <>
          <div className="basis-full">
            <Banner tone="warn">{copy.blocked}</Banner>
          </div>
          <Button
            icon={<RotateCcw aria-hidden />}
            aria-label={copy.reactivateOf(name)}
            onPress={() => setAsked('reactivate')}
          >
            {copy.reactivate}
          </Button>
        </>
      )}
      {nextPrescriptionStatus(status, 'annul') && (
        <Button
          icon={<Ban aria-hidden />}
          aria-label={copy.annulOf(name)}
          onPress={() => setAsked('annul')}
        >
          {copy.annul}
        </Button>
      )}
      {asked === 'annul' && <AnnulDialog prescriptionId={prescriptionId} onClose={close} />}
      {asked === 'reactivate' && (
        <ReactivateDialog prescriptionId={prescriptionId} onClose={close} />
      )}
    </div>
  );
}

type DialogProps = { prescriptionId: string; onClose: () => void };

function AnnulDialog({ prescriptionId, onClose }: DialogProps) {
  const [reason, setReason] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const body = prescriptionReasonSchema.safeParse({ reason });
  const annul = useAct(copy.annulled, onClose, () =>
    call(annulPrescription, { params: { prescriptionId }, body: { reason } }),
  );
  return (
    <ActDialog
      title={copy.annulTitle}
      consequence={copy.annulConsequence}
      act={annul}
      onClose={onClose}
      button={
        <Button
          kind="danger"
          isPending={annul.isPending}
          onPress={() => {
            setIsAsked(true);
            if (body.success) annul.mutate();
          }}
        >
          {copy.annul}
        </Button>
      }
    >
      <TextArea
        label={copy.reason}
        maxLength={PRESCRIPTION_REASON_MAX}
        value={reason}
        error={isAsked && !body.success ? copy.reasonRequired : undefined}
        onChange={setReason}
      />
    </ActDialog>
  );
}

function ReactivateDialog({ prescriptionId, onClose }: DialogProps) {
  const reactivate = useAct(copy.reactivated, onClose, () =>
    call(reactivatePrescription, { params: { prescriptionId } }),
  );
  return (
    <ActDialog
      title={copy.reactivateTitle}
      consequence={copy.reactivateConsequence}
      act={reactivate}
      onClose={onClose}
      button={
        <Button kind="primary" isPending={reactivate.isPending} onPress={() => reactivate.mutate()}>
          {copy.reactivate}
        </Button>
      }
    />
  );
}

/** Sends an act, confirms it and fetches the consultation again. */
function useAct(done: string, onClose: () => void, send: () => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () => {
      toast.success(done);
      onClose();
    },
    // Also after a refusal, since somebody else changed the prescription.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['history-page'] }),
        client.invalidateQueries({ queryKey: ['consultation-documents'] }),
      ]),
  });
}

type ActDialogProps = {
  title: string;
  consequence: string;
  act: ReturnType<typeof useAct>;
  onClose: () => void;
  button: ReactNode;
  children?: ReactNode;
};

const ActDialog = ({ title, consequence, act, onClose, button, children }: ActDialogProps) => (
  <Dialog
    title={title}
    isOpen
    onClose={onClose}
    actions={
      <>
        <Button onPress={onClose}>{copy.back}</Button>
        {button}
      </>
    }
  >
    <p>{consequence}</p>
    {children}
    {act.isError && (
      <Banner tone="danger">
        {`${copy.failed} ${prescriptionActsProblem[problemCode(act.error)] ?? failureText(act.error)}`}
      </Banner>
    )}
  </Dialog>
);
