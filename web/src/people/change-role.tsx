import { changeRole, type PersonSheet, roleBodySchema } from '@app/contract/people';
import { z } from 'zod';
import { call } from '../lib/server/call.ts';
import type { Option } from '../ui/fields/select.tsx';
import { type AppForm, useAppForm } from '../ui/form/use-app-form.ts';
import { ProvenForm } from '../ui/overlays/proven-form.tsx';
import { actMessages, actProblems, formCopyOf } from './act-dialogs.copy.ts';
import { RoleFields, type RoleValues, roleBody } from './role-fields.tsx';
import { useActFinished } from './use-act-finished.ts';

type GivenRole = z.output<typeof roleBodySchema>;

const formSchema = z
  .object({ role: z.string(), branchId: z.custom<Option | null>(), reason: z.string() })
  .transform(roleBody)
  .pipe(roleBodySchema as unknown as z.ZodType<GivenRole, ReturnType<typeof roleBody>>);

/** Changes the role or branch of an account of staff or of a pharmacy. */
export function ChangeRole({ sheet, onClose }: { sheet: PersonSheet; onClose: () => void }) {
  const finish = useActFinished(onClose);
  const { accountId, branch, role } = sheet;
  const form: AppForm<RoleValues, GivenRole> = useAppForm({
    schema: formSchema,
    defaultValues: {
      role,
      branchId: branch && { id: branch.id, label: branch.name },
      reason: '',
    },
    messages: actMessages,
  });
  const give = async (body: GivenRole) =>
    finish((await call(changeRole, { params: { accountId }, body })).data);
  return (
    <ProvenForm
      form={form}
      copy={formCopyOf('CHANGE_ROLE', sheet.email)}
      problems={actProblems}
      act={give}
      onClose={onClose}
    >
      <RoleFields form={form} />
    </ProvenForm>
  );
}
