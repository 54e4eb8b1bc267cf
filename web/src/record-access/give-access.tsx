import { GRANT_MONTHS, grantAccess, newGrantSchema } from '@app/contract/record-access';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { call } from '../lib/server/call.ts';
import { toast } from '../ui/feedback/toast.ts';
import { RadioGroup } from '../ui/fields/radio-group.tsx';
import { SearchComboBox } from '../ui/fields/search-combo-box.tsx';
import type { Option } from '../ui/fields/select.tsx';
import { FormField } from '../ui/form/form.tsx';
import { type AppForm, useAppForm } from '../ui/form/use-app-form.ts';
import { ProvenForm } from '../ui/overlays/proven-form.tsx';
import { accessProblem, giveCopy as copy, grantMessages } from './record-access.copy.ts';
import { grantsQuery, nameOf, searchProfessionals } from './record-access.queries.ts';

type Values = { professionalId: Option | null; months: string };
type NewGrant = z.output<typeof newGrantSchema>;
type GrantForm = AppForm<Values, NewGrant>;

/** Form values: the chosen professional with the name, the months as an option. */
const formSchema = z
  .object({ professionalId: z.custom<Option | null>(), months: z.string() })
  .transform(({ professionalId, months }) => ({
    professionalId: professionalId?.id ?? '',
    months: Number(months),
  }))
  .pipe(newGrantSchema as z.ZodType<NewGrant, { professionalId: string; months: number }>);

/** Grants access to a professional, found by name. */
export function GiveAccess({ patientId, onClose }: { patientId: string; onClose: () => void }) {
  const queryClient = useQueryClient();
  const form: GrantForm = useAppForm({
    schema: formSchema,
    defaultValues: { professionalId: null, months: '3' },
    messages: grantMessages,
  });

  async function give(body: NewGrant) {
    const { data } = await call(grantAccess, { params: { patientId }, body });
    await queryClient.invalidateQueries(grantsQuery(patientId));
    toast.success(copy.given(nameOf(data.professional)));
    onClose();
  }

  return (
    <ProvenForm form={form} copy={copy} problems={accessProblem} act={give} onClose={onClose}>
      <Fields form={form} />
    </ProvenForm>
  );
}

const MONTHS = GRANT_MONTHS.map((count) => ({ id: String(count), label: copy.monthsOf(count) }));

const Fields = ({ form }: { form: GrantForm }) => (
  <>
    <FormField form={form} name="professionalId">
      {({ inputRef: _unused, ...field }) => (
        <SearchComboBox
          {...field}
          label={copy.professional}
          hint={copy.professionalHint}
          search={searchProfessionals}
        />
      )}
    </FormField>
    <FormField form={form} name="months">
      {({ inputRef: _unused, ...field }) => (
        <RadioGroup {...field} label={copy.months} options={MONTHS} />
      )}
    </FormField>
  </>
);
