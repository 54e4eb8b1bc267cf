import { ageOn } from '@app/contract/kernel';
import {
  memberStepSchema,
  minimumAge,
  PHONE_DIGITS,
  personalStepSchema,
  professionalStepSchema,
} from '@app/contract/profiles';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { dayNow } from '../../lib/server/server-time.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { DniField } from '../../ui/fields/dni-field.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form, FormField } from '../../ui/form/form.tsx';
import { useAppForm } from '../../ui/form/use-app-form.ts';
import { WizardButtons } from '../../ui/form/wizard.tsx';
import { parsePhone } from '../../ui/format.ts';
import { CoverageFields } from './coverage-fields.tsx';
import { IdentificationFields } from './identification-fields.tsx';
import { optionsOf } from './options-of.ts';
import type { PersonalValues } from './patient-values.ts';
import { type About, patientCopy as copy, patientMessages } from './patient-wizard.copy.ts';
import type { PersonalForm } from './step-forms.ts';
import type { StepProps } from './step-props.ts';

type PersonalStepProps = StepProps<PersonalValues> & {
  about: About;
  /** A professional has no coverage to declare. */
  isProfessional?: boolean;
  /** Minimum age of the person; 18 years by default. */
  youngest?: number;
  takenIdNumbers?: TakenIdNumbers | undefined;
  /** The DNI is stored and cannot be changed. */
  isIdNumberFixed: boolean;
  /** Staff verified the plan, so it changes only on request. */
  isCoverageVerified: boolean;
  /** The patient whose current plan stays in the list. */
  patientId: string | undefined;
  /** Notice that depends on the typed data. */
  notice?: ((person: PersonalValues) => ReactNode) | undefined;
};

/** Step 1, Información Personal: identity and coverage. */
export function PersonalStep({
  values,
  about,
  isProfessional = false,
  youngest,
  isSaving,
  isFromSummary,
  onSubmit,
  onBack,
  watch,
  takenIdNumbers,
  ...rest
}: PersonalStepProps) {
  const form = useAppForm<PersonalValues, unknown>({
    schema: useMemo(() => {
      if (isProfessional) return ofTyped(professionalPersonSchema());
      return ofTyped(
        takenIdNumbers ? memberSchemaWithout(takenIdNumbers) : personalSchemaOf(about, youngest),
      );
    }, [about, isProfessional, takenIdNumbers, youngest]),
    defaultValues: values,
    messages: patientMessages,
  });
  const read = () => withPhone(form.methods.getValues());
  useEffect(() => watch(read));
  return (
    <Form form={form} onSubmit={() => onSubmit(read())}>
      <Names form={form} about={about} />
      <Identity form={form} about={about} isIdNumberFixed={rest.isIdNumberFixed} />
      {rest.notice && <Notice form={form} notice={rest.notice} />}
      <IdentificationFields form={form} about={about} isCuilDemanded={isProfessional} />
      <Phone form={form} />
      {!isProfessional && (
        <CoverageFields
          form={form}
          about={about}
          isVerified={rest.isCoverageVerified}
          patientId={rest.patientId}
        />
      )}
      <WizardButtons onBack={onBack} isPending={isSaving} isFromSummary={isFromSummary} />
    </Form>
  );
}

/** Ten digits from a pasted number, `0351 15 4567890`; anything else as typed. */
function phoneOf(typed: string): string {
  const digits = parsePhone(typed);
  return digits.length === PHONE_DIGITS ? digits : typed;
}

const withPhone = (values: PersonalValues): PersonalValues => ({
  ...values,
  phone_number: phoneOf(values.phone_number),
});

/** Validates the telephone as it will be sent, since pressing *Siguiente* does not blur its field. */
const ofTyped = <Output,>(schema: z.ZodType<Output, PersonalValues>) =>
  z.custom<PersonalValues>().transform(withPhone).pipe(schema);

/** Unavailable DNI, each with the code of the reason. */
export type TakenIdNumbers = Readonly<Record<string, 'id_number.own' | 'id_number.in-group'>>;

/** Refuses an unavailable DNI in this step, even while other fields are invalid. */
function memberSchemaWithout(taken: TakenIdNumbers) {
  const isNot =
    (code: TakenIdNumbers[string]) =>
    ({ id_number }: { id_number: string }) =>
      taken[id_number] !== code;
  const where = { path: ['id_number'], when: () => true };
  return memberStepSchema(dayNow(), minimumAge.member)
    .refine(isNot('id_number.own'), { ...where, error: 'id_number.own' })
    .refine(isNot('id_number.in-group'), { ...where, error: 'id_number.in-group' });
}

/** Minimum age of the person themselves: a member with an account may be 16 or 17. */
export const youngestOwn = (birthDate: string | undefined): number =>
  birthDate !== undefined && ageOn(birthDate, dayNow()) < minimumAge.holder
    ? minimumAge.member
    : minimumAge.holder;

/** The schema for a holder or a member on today's date. */
export function personalSchemaOf(about: About, youngest: number = minimumAge.holder) {
  const today = dayNow();
  return about === 'own'
    ? personalStepSchema(today, youngest)
    : memberStepSchema(today, minimumAge.member);
}

/** The schema for a professional on today's date: a CUIL, without coverage or relationship. */
export const professionalPersonSchema = () =>
  professionalStepSchema(dayNow()).extend({
    relationship_to_titular: z.string(),
    has_no_cuil: z.custom<false>(),
    other_identification: z.custom<PersonalValues['other_identification']>(),
    patient_dto: z.custom<PersonalValues['patient_dto']>(),
  });

type PartProps = { form: PersonalForm; about: About };

const Names = ({ form, about }: PartProps) => (
  <>
    <FormField form={form} name="first_name">
      {(field) => <TextField {...field} label={copy.firstName} autoComplete="given-name" />}
    </FormField>
    <FormField form={form} name="last_name">
      {(field) => <TextField {...field} label={copy.lastName} autoComplete="family-name" />}
    </FormField>
    <FormField form={form} name="alias">
      {({ value, ...field }) => (
        <TextField {...field} value={value ?? ''} label={copy.alias[about]} isOptional />
      )}
    </FormField>
    {about === 'member' && (
      <FormField form={form} name="relationship_to_titular">
        {(field) => (
          <Select
            {...field}
            label={copy.relationship}
            hint={copy.relationshipHint}
            options={optionsOf(copy.relationships)}
          />
        )}
      </FormField>
    )}
  </>
);

type NoticeProps = Pick<PartProps, 'form'> & { notice: (person: PersonalValues) => ReactNode };

/** Re-renders on every change of the form. */
const Notice = ({ form, notice }: NoticeProps) => {
  useWatch({ control: form.methods.control });
  return notice(form.methods.getValues());
};

type IdentityProps = PartProps & { isIdNumberFixed: boolean };

const Identity = ({ form, isIdNumberFixed }: IdentityProps) => (
  <>
    <FormField form={form} name="id_number">
      {(field) => (
        <DniField
          {...field}
          label={copy.idNumber}
          hint={isIdNumberFixed ? copy.idNumberFixed : copy.idNumberHint}
          isReadOnly={isIdNumberFixed}
        />
      )}
    </FormField>
    <FormField form={form} name="birth_date">
      {(field) => (
        <DateField
          {...field}
          label={copy.birthDate}
          hint={copy.birthDateHint}
          autoComplete="bday"
        />
      )}
    </FormField>
    <FormField form={form} name="sex_str">
      {(field) => <RadioGroup {...field} label={copy.sex} options={optionsOf(copy.sexes)} />}
    </FormField>
  </>
);

const Phone = ({ form }: Pick<PartProps, 'form'>) => (
  <FormField form={form} name="phone_number">
    {(field) => (
      <TextField
        {...field}
        label={copy.phone}
        hint={copy.phoneHint}
        prefix={copy.phonePrefix}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        onBlur={() => {
          field.onChange(phoneOf(field.value));
          field.onBlur();
        }}
      />
    )}
  </FormField>
);
