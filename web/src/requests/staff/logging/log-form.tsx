import {
  loggedKinds,
  loggedRequestSchema,
  logRequest,
  PROBLEM_TOLD_MAX,
} from '@app/contract/own-data';
import type { PersonRow } from '@app/contract/people';
import { requestWays } from '@app/contract/requests';
import { useEffect } from 'react';
import type { z } from 'zod';
import { call } from '../../../lib/server/call.ts';
import { dayNow } from '../../../lib/server/server-time.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { FormField } from '../../../ui/form/form.tsx';
import { useAppForm } from '../../../ui/form/use-app-form.ts';
import { ProvenForm } from '../../../ui/overlays/proven-form.tsx';
import { wayName } from '../../requests.copy.ts';
import { useRequestsChanged } from '../use-requests-changed.ts';
import {
  loggingCopy as copy,
  formCopy,
  loggedKindName,
  loggingMessages,
  loggingProblems,
} from './logging.copy.ts';

type Logged = z.output<typeof loggedRequestSchema>;

const WAYS = requestWays.map((id) => ({ id, label: wayName[id] }));
const KINDS = loggedKinds.map((id) => ({ id, label: loggedKindName[id] }));

type LogFormProps = { patient: PersonRow; onClose: () => void };

/** What the patient requested, how it was received and when. */
export function LogForm({ patient, onClose }: LogFormProps) {
  const changed = useRequestsChanged();
  const form = useAppForm({
    schema: loggedRequestSchema,
    defaultValues: {
      kind: '' as Logged['kind'],
      cameBy: 'PAPER',
      cameIn: dayNow(),
      text: '',
    },
    messages: loggingMessages,
  });
  const { setValue, watch } = form.methods;
  const isProblem = watch('kind') === 'PROBLEM';
  useEffect(() => {
    // A failure's text is not sent with a request of another kind.
    if (!isProblem) setValue('text', '');
  }, [isProblem, setValue]);
  const log = async (body: Logged) => {
    await call(logRequest, { params: { accountId: patient.accountId }, body });
    toast.success(copy.logged);
    onClose();
    await changed();
  };
  return (
    <ProvenForm
      form={form}
      copy={formCopy(patient.name ?? patient.email)}
      problems={loggingProblems}
      act={log}
      onClose={onClose}
    >
      <FormField form={form} name="kind">
        {(field) => <Select {...field} label={copy.kind} options={KINDS} />}
      </FormField>
      {isProblem ? (
        <FormField form={form} name="text">
          {(field) => (
            <TextArea
              {...field}
              label={copy.text}
              hint={copy.textHint}
              maxLength={PROBLEM_TOLD_MAX}
            />
          )}
        </FormField>
      ) : (
        <p className="text-small text-ink-2">{copy.noWords}</p>
      )}
      <FormField form={form} name="cameBy">
        {({ inputRef: _unused, ...field }) => (
          <RadioGroup {...field} label={copy.cameBy} options={WAYS} />
        )}
      </FormField>
      <FormField form={form} name="cameIn">
        {(field) => <DateField {...field} label={copy.cameIn} hint={copy.cameInHint} />}
      </FormField>
    </ProvenForm>
  );
}
