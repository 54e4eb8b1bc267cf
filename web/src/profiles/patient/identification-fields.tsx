import { useWatch } from 'react-hook-form';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormField } from '../../ui/form/form.tsx';
import { CuilFields, useCuilProposal } from './cuil-fields.tsx';
import { optionsOf } from './options-of.ts';
import { type About, patientCopy as copy } from './patient-wizard.copy.ts';
import type { PersonalForm } from './step-forms.ts';

type PartProps = { form: PersonalForm; about: About };
type IdentificationProps = PartProps & {
  /** Professionals need a CUIL: no other document is accepted. */
  isCuilDemanded: boolean;
};

const hints: Readonly<Record<string, string>> = copy.identificationHints;
const ASKED = ['cuil', 'cuil_confirmed', 'other_identification'] as const;

/**
 * Identification on prescriptions: the CUIL, or another document. Each answer keeps its values while the other
 * is shown, and the proposal keeps following DNI and sex.
 */
export function IdentificationFields({ form, about, isCuilDemanded }: IdentificationProps) {
  useCuilProposal(form);
  const { control, clearErrors } = form.methods;
  const hasNoCuil = useWatch({ control, name: 'has_no_cuil' }) && !isCuilDemanded;
  return (
    <div className="flex flex-col gap-1">
      {!hasNoCuil && <CuilFields form={form} about={about} />}
      {!isCuilDemanded && (
        <FormField form={form} name="has_no_cuil">
          {(field) => (
            <Checkbox
              {...field}
              label={copy.hasNoCuil[about]}
              onChange={(isChecked) => {
                field.onChange(isChecked);
                clearErrors([...ASKED]);
              }}
            />
          )}
        </FormField>
      )}
      {hasNoCuil && <OtherIdentification form={form} about={about} />}
    </div>
  );
}

function OtherIdentification({ form, about }: PartProps) {
  const type = useWatch({ control: form.methods.control, name: 'other_identification.type' });
  return (
    <div className="mt-2 flex flex-col gap-5">
      <FormField form={form} name="other_identification.type">
        {(field) => (
          <Select
            {...field}
            label={copy.identificationType}
            hint={copy.noCuilHint[about]}
            options={optionsOf(copy.identificationTypes)}
          />
        )}
      </FormField>
      <FormField form={form} name="other_identification.number">
        {(field) => (
          <TextField
            {...field}
            label={copy.identificationNumber}
            hint={hints[type]}
            inputMode={type === 'PASSPORT' ? 'text' : 'numeric'}
          />
        )}
      </FormField>
    </div>
  );
}
