import {
  addListRow,
  changeListRow,
  changeReasonSchema,
  type ListRow,
  listValuesSchema,
  needsReason,
  type StaffListName,
  staffLists,
} from '@app/contract/catalogs';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { call } from '../../lib/server/call.ts';
import { causeText } from '../../lib/server/failure-text.ts';
import { problemCode } from '../../lib/server/problem-error.ts';
import { useProvenAct } from '../../lib/session/use-proven-act.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form, FormField } from '../../ui/form/form.tsx';
import { useUnsaved } from '../../ui/form/unsaved-question.tsx';
import { useAppForm } from '../../ui/form/use-app-form.ts';
import { IdentityDialog } from '../../ui/overlays/identity-dialog.tsx';
import { ListFields, type RowForm, type RowValues } from './list-fields.tsx';
import {
  staffListsCopy as copy,
  listFieldMessages,
  staffListsProblem,
} from './staff-lists.copy.ts';
import { listKey } from './staff-lists.queries.ts';

type Props = { list: StaffListName; row: ListRow | undefined; onSaved: () => void };

const schemaOf = (list: StaffListName, row: ListRow | undefined): z.ZodType<RowValues, RowValues> =>
  z
    .object({ values: listValuesSchema(list), active: z.boolean(), reason: changeReasonSchema })
    .refine(({ active, reason }) => reason || !needsReason(list, row?.active ?? true, active), {
      path: ['reason'],
      message: 'catalogs.reason-required',
    });

const emptyValues = (list: StaffListName): RowValues['values'] =>
  Object.fromEntries(
    staffLists[list].columns.map(({ name, kind }) => [name, kind === 'switch' ? 'false' : '']),
  );

/** A row of a list: its values, whether it is active, and why it changes. */
export function RowEditor({ list, row, onSaved }: Props) {
  const form: RowForm = useAppForm({
    schema: schemaOf(list, row),
    defaultValues: {
      values: row?.values ?? emptyValues(list),
      active: row?.active ?? true,
      reason: '',
    },
    messages: listFieldMessages,
  });
  const unsaved = useUnsaved(form.methods.formState.isDirty);
  const { save, problem, isPending, isProving, proof } = useSaving(list, row, () => {
    unsaved.release();
    onSaved();
  });
  return (
    <>
      {problem && <Banner tone="danger">{problem}</Banner>}
      <Form form={form} onSubmit={save}>
        <ListFields form={form} columns={staffLists[list].columns} isNew={!row} />
        {row && (
          <FormField form={form} name="active">
            {({ inputRef: _, ...field }) => <Checkbox {...field} label={copy.isActive} />}
          </FormField>
        )}
        {row && <p className="text-small text-ink-2">{copy.isActiveHint}</p>}
        <FormField form={form} name="reason">
          {(field) => <TextField {...field} label={copy.reason} hint={copy.reasonHint} />}
        </FormField>
        <Button kind="primary" type="submit" isPending={isPending}>
          {copy.save}
        </Button>
      </Form>
      {isProving && (
        <IdentityDialog purpose={copy.purpose} confirmLabel={copy.confirm} {...proof} />
      )}
      {unsaved.question}
    </>
  );
}

/** Saves the row, after a proof of identity if the last one is old. */
function useSaving(list: StaffListName, row: ListRow | undefined, onSaved: () => void) {
  const queries = useQueryClient();
  const { run, ...saving } = useProvenAct(
    (error) => staffListsProblem[problemCode(error)] ?? causeText(error) ?? copy.saveFailed,
  );
  const save = ({ values, active, reason }: RowValues) =>
    run(async () => {
      if (row)
        await call(
          changeListRow,
          { params: { list, id: row.id }, body: { values, active, reason } },
          { ifMatch: row.version },
        );
      else await call(addListRow, { params: { list }, body: { values, reason } });
      toast.success(copy.saved);
      onSaved();
      await queries.invalidateQueries({ queryKey: listKey(list) });
    });
  return { ...saving, save };
}
