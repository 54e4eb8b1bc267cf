import type { FieldPath, FieldValues } from 'react-hook-form';
import { TextArea } from '../fields/text-area.tsx';
import { type BoundField, FormField } from './form.tsx';
import type { AppForm } from './use-app-form.ts';

type Props<Values extends FieldValues, Output> = {
  /** A form with a text `reason`. */
  form: AppForm<Values, Output>;
  label: string;
  hint?: string;
  maxLength: number;
  rows?: number;
};

/** Why somebody does what the form asks for: the text `reason` that most acts on others need. */
export const ReasonField = <Values extends FieldValues & { reason: string }, Output>({
  form,
  ...shown
}: Props<Values, Output>) => (
  <FormField form={form} name={'reason' as FieldPath<Values>}>
    {(field) => <TextArea {...(field as BoundField<string>)} {...shown} />}
  </FormField>
);
