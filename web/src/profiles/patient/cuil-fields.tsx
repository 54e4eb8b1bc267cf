import { formatCuil, proposeCuil, type sexes } from '@app/contract/profiles';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormField } from '../../ui/form/form.tsx';
import { type About, patientCopy as copy } from './patient-wizard.copy.ts';
import type { PersonalForm } from './step-forms.ts';

type CuilProps = { form: PersonalForm; about: About };
type Sex = (typeof sexes)[number];

/** The CUIL, proposed from DNI and sex where these tell it; the person confirms it. */
export function CuilFields({ form, about }: CuilProps) {
  const sex = useWatch({ control: form.methods.control, name: 'sex_str' });
  const hint = sex === 'NON_BINARY' ? copy.cuilTyped[about] : copy.cuilHint[about];
  return (
    <>
      <FormField form={form} name="cuil">
        {(field) => (
          <TextField
            {...field}
            label={copy.cuil}
            hint={hint}
            inputMode="numeric"
            onChange={(typed) => {
              field.onChange(typed.replace(/[^\d-]/g, ''));
              form.methods.setValue('cuil_confirmed', false);
            }}
          />
        )}
      </FormField>
      <FormField form={form} name="cuil_confirmed">
        {(field) => <Checkbox {...field} label={copy.cuilConfirmed[about]} />}
      </FormField>
    </>
  );
}

/** Fills in the CUIL proposed from DNI and sex, unless the person changed it. */
export function useCuilProposal({ methods }: PersonalForm): void {
  const { control, getValues, setValue, clearErrors } = methods;
  const [dni, sex] = useWatch({ control, name: ['id_number', 'sex_str'] });
  const proposed = useRef(proposalFor(dni, sex));
  useEffect(() => {
    const proposal = proposalFor(dni, sex);
    const current = formatCuil(getValues('cuil'));
    if (proposal === current || (current !== '' && current !== proposed.current)) return;
    // An incomplete DNI clears nothing.
    if (proposal === '' && sex !== 'NON_BINARY') return;
    proposed.current = proposal;
    setValue('cuil', proposal);
    setValue('cuil_confirmed', false);
    clearErrors('cuil');
  }, [dni, sex, getValues, setValue, clearErrors]);
}

const proposalFor = (dni: string, sex: string): string =>
  formatCuil(proposeCuil(dni, sex as Sex | '') ?? '');
