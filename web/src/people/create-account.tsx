import { createStaffAccount, staffAccountBodySchema } from '@app/contract/people';
import { z } from 'zod';
import { call } from '../lib/server/call.ts';
import type { Option } from '../ui/fields/select.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { FormField } from '../ui/form/form.tsx';
import { type AppForm, useAppForm } from '../ui/form/use-app-form.ts';
import { ProvenForm } from '../ui/overlays/proven-form.tsx';
import { actMessages, actProblems, createCopy, fieldCopy } from './act-dialogs.copy.ts';
import { RoleFields, type RoleValues, roleBody } from './role-fields.tsx';
import { useActFinished } from './use-act-finished.ts';

type NewAccount = z.output<typeof staffAccountBodySchema>;
type Values = RoleValues & { email: string };

const formSchema = z
  .object({
    email: z.string(),
    role: z.string(),
    branchId: z.custom<Option | null>(),
    reason: z.string(),
  })
  .transform(roleBody)
  .pipe(staffAccountBodySchema as unknown as z.ZodType<NewAccount, ReturnType<typeof roleBody>>);

/** Creates an account of staff or of a pharmacy. */
export function CreateAccount({ onClose }: { onClose: () => void }) {
  const finish = useActFinished(onClose);
  const form: AppForm<Values, NewAccount> = useAppForm({
    schema: formSchema,
    defaultValues: { email: '', role: '', branchId: null, reason: '' },
    messages: actMessages,
  });
  const create = async (body: NewAccount) =>
    finish((await call(createStaffAccount, { body })).data);
  return (
    <ProvenForm form={form} copy={createCopy} problems={actProblems} act={create} onClose={onClose}>
      <FormField form={form} name="email">
        {(field) => <TextField {...field} type="email" label={fieldCopy.email} />}
      </FormField>
      <RoleFields form={form as unknown as AppForm<RoleValues, NewAccount>} />
    </ProvenForm>
  );
}
