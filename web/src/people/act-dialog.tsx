import { ACT_REASON_MAX } from '@app/contract/approvals';
import { offerExport } from '@app/contract/own-data';
import {
  actBodySchema,
  deactivateAccount,
  endAllSessions,
  liftSuspension,
  type PersonSheet,
  reactivateAccount,
  removeLostFactor,
  suspendProfessional,
} from '@app/contract/people';
import { call } from '../lib/server/call.ts';
import { ReasonField } from '../ui/form/reason-field.tsx';
import { useAppForm } from '../ui/form/use-app-form.ts';
import { ProvenForm } from '../ui/overlays/proven-form.tsx';
import {
  actMessages,
  actProblems,
  fieldCopy,
  formCopyOf,
  type OfferedAct,
} from './act-dialogs.copy.ts';
import { ChangeRole } from './change-role.tsx';
import { TouchedFacts } from './touched-facts.tsx';
import { useActFinished } from './use-act-finished.ts';
import { ObserveDialog, VerifyDialog } from './verification-dialogs.tsx';

/** Acts that need only a reason. */
const REASONED = {
  DEACTIVATE: deactivateAccount,
  REACTIVATE: reactivateAccount,
  END_SESSIONS: endAllSessions,
  REMOVE_SECOND_FACTOR: removeLostFactor,
  SUSPEND: suspendProfessional,
  LIFT_SUSPENSION: liftSuspension,
  OFFER_EXPORT: offerExport,
} as const;
type ReasonedAct = keyof typeof REASONED;

/** After these a professional cannot attend. */
const ENDS_ATTENDING: readonly ReasonedAct[] = ['DEACTIVATE', 'SUSPEND'];

type ActDialogProps = { sheet: PersonSheet; onClose: () => void };

type DialogAct = Exclude<OfferedAct, 'ACTIVATION_MAIL' | 'RESET_MAIL'>;

/** Confirms an act on an account, with its data and a proof of identity. */
export function ActDialog({ act, ...props }: ActDialogProps & { act: DialogAct }) {
  if (act === 'VERIFY') return <VerifyDialog {...props} />;
  if (act === 'OBSERVE') return <ObserveDialog {...props} />;
  if (act === 'CHANGE_ROLE') return <ChangeRole {...props} />;
  return <ReasonDialog act={act} {...props} />;
}

function ReasonDialog({ act, sheet, onClose }: ActDialogProps & { act: ReasonedAct }) {
  const finish = useActFinished(onClose);
  const form = useAppForm({
    schema: actBodySchema,
    defaultValues: { reason: '' },
    messages: actMessages,
  });
  const doIt = async (body: { reason: string }) =>
    finish((await call(REASONED[act], { params: { accountId: sheet.accountId }, body })).data);
  return (
    <ProvenForm
      form={form}
      copy={formCopyOf(act, sheet.name ?? sheet.email)}
      problems={actProblems}
      act={doIt}
      onClose={onClose}
    >
      {sheet.professional && ENDS_ATTENDING.includes(act) && (
        <TouchedFacts professionalId={sheet.accountId} />
      )}
      <ReasonField
        form={form}
        label={fieldCopy.reason}
        hint={fieldCopy.reasonHint}
        maxLength={ACT_REASON_MAX}
      />
    </ProvenForm>
  );
}
