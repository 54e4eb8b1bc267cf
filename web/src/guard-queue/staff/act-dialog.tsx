import {
  type LiveSpecialty,
  moveSchema,
  moveWaiting,
  removalSchema,
  removeWaiting,
  takeOffDuty,
} from '@app/contract/guard-queue';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/server/call.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { Select } from '../../ui/fields/select.tsx';
import { FormField } from '../../ui/form/form.tsx';
import { useAppForm } from '../../ui/form/use-app-form.ts';
import { ProvenForm } from '../../ui/overlays/proven-form.tsx';
import { guardProblems } from '../guard-queue.copy.ts';
import { actCopy, actMessages } from './live-guard.copy.ts';
import { liveGuardKey } from './live-guard.queries.ts';
import { NoticeDialog } from './notice-dialog.tsx';
import { ReasonField } from './reason-field.tsx';

/** An act to be done, and the person concerned. */
export type Act = { id: string; name: string } & (
  | { kind: 'notice' | 'remove' | 'off' }
  | { kind: 'move'; from: number }
);

type Props = { act: Act; specialties: readonly LiveSpecialty[]; onClose: () => void };

/** Asks for the data of an act on the guard, and does it. */
export function ActDialog({ act, specialties, onClose }: Props) {
  const queries = useQueryClient();
  const { id, name } = act;
  const done = (text: string) => {
    void queries.invalidateQueries({ queryKey: liveGuardKey });
    toast.success(text);
    onClose();
  };
  if (act.kind === 'notice')
    return (
      <NoticeDialog
        queueId={id}
        name={name}
        onClose={onClose}
        onSent={() => done(actCopy.notice.done)}
      />
    );
  if (act.kind === 'move') {
    const others = specialties.filter(({ specialtyId }) => specialtyId !== act.from);
    const save = async (body: { specialtyId: number; reason: string }) => {
      await call(moveWaiting, { params: { queueId: id }, body });
      done(actCopy.move.done);
    };
    return <MoveForm name={name} others={others} act={save} onClose={onClose} />;
  }
  const isRemoval = act.kind === 'remove';
  const copy = isRemoval ? actCopy.remove : actCopy.off;
  const save = async (body: { reason: string }) => {
    if (isRemoval) await call(removeWaiting, { params: { queueId: id }, body });
    else await call(takeOffDuty, { params: { accountId: id }, body });
    done(copy.done);
  };
  return <ReasonForm copy={copy} name={name} act={save} onClose={onClose} />;
}

type ReasonFormProps = {
  copy: typeof actCopy.remove | typeof actCopy.off;
  name: string;
  act: (body: { reason: string }) => Promise<void>;
  onClose: () => void;
};

function ReasonForm({ copy, name, act, onClose }: ReasonFormProps) {
  const form = useAppForm({
    schema: removalSchema,
    defaultValues: { reason: '' },
    messages: actMessages,
  });
  return (
    <ProvenForm
      form={form}
      copy={{ ...copy, title: `${copy.title}: ${name}` }}
      problems={guardProblems}
      act={act}
      onClose={onClose}
    >
      <FormField form={form} name="reason">
        {(field) => <ReasonField {...field} />}
      </FormField>
    </ProvenForm>
  );
}

type MoveFormProps = Pick<ReasonFormProps, 'name' | 'onClose'> & {
  others: readonly LiveSpecialty[];
  act: (body: { specialtyId: number; reason: string }) => Promise<void>;
};

function MoveForm({ name, others, act, onClose }: MoveFormProps) {
  const form = useAppForm({
    schema: moveSchema,
    defaultValues: { reason: '' },
    messages: actMessages,
  });
  const copy = actCopy.move;
  return (
    <ProvenForm
      form={form}
      copy={{ ...copy, title: `${copy.title}: ${name}` }}
      problems={guardProblems}
      act={act}
      onClose={onClose}
    >
      <FormField form={form} name="specialtyId">
        {(field) => (
          <Select
            {...field}
            label={copy.specialty}
            options={others.map((one) => ({ id: String(one.specialtyId), label: one.name }))}
            value={field.value ? String(field.value) : ''}
            onChange={(id) => field.onChange(id ? Number(id) : undefined)}
          />
        )}
      </FormField>
      <FormField form={form} name="reason">
        {(field) => <ReasonField {...field} />}
      </FormField>
    </ProvenForm>
  );
}
