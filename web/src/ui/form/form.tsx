import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import {
  Controller,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type RefCallBack,
} from 'react-hook-form';
import { whenReleased } from '../../lib/device/when-released.ts';
import { useErrorTitle } from '../../lib/page.ts';
import { ErrorSummary, type FieldFault } from './error-summary.tsx';
import type { AppForm } from './use-app-form.ts';

type FormProps<Values extends FieldValues, Output> = {
  form: AppForm<Values, Output>;
  onSubmit: (values: Output) => void | Promise<void>;
  children: ReactNode;
  /** So that a button outside can submit it. */
  id?: string;
};

/** A form whose refusal leads to each field: the summary takes the focus, the title says 'Error:'. */
export function Form<Values extends FieldValues, Output>({
  form,
  onSubmit,
  children,
  id,
}: FormProps<Values, Output>) {
  const summary = useRef<HTMLDivElement>(null);
  const { submitCount } = form.methods.formState;
  // What the last press was told stays until the next one: a summary that goes while somebody
  // presses the button moves it from under the pointer.
  const [shown, setShown] = useState<readonly FieldFault[]>([]);
  const hasFaults = shown.length > 0;
  // The title speaks of now: it is read aloud when somebody comes back to the tab.
  useErrorTitle(form.faults.length > 0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each press of the button is told anew.
  useEffect(() => setShown(form.faults), [submitCount, form.serverFaultCount]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each telling leads to the summary again.
  useEffect(() => {
    if (hasFaults) summary.current?.focus();
  }, [shown]);

  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => void form.methods.handleSubmit((values) => onSubmit(values))(event)}
      onMouseDown={keepFocusOnSubmit}
      className="flex flex-col gap-5"
    >
      {hasFaults && <ErrorSummary ref={summary} faults={shown} />}
      {children}
    </form>
  );
}

/**
 * Pressing the button leaves the focus in its field: leaving the field would take its message away,
 * and the button would move from under the pointer before the press is over.
 */
function keepFocusOnSubmit(event: MouseEvent<HTMLFormElement>): void {
  if ((event.target as Element).closest('button[type=submit]')) event.preventDefault();
}

/** What a field component of this folder is given. */
export type BoundField<Value> = {
  id: string;
  name: string;
  value: Value;
  /** Takes whatever the control gives: the schema decides. */
  onChange: (value: unknown) => void;
  onBlur: () => void;
  inputRef: RefCallBack;
  error: string | undefined;
};

type FormFieldProps<Values extends FieldValues, Output, Name extends FieldPath<Values>> = {
  form: AppForm<Values, Output>;
  name: Name;
  children: (field: BoundField<FieldPathValue<Values, Name>>) => ReactNode;
};

/** Ties one field of the form to its component: `{(field) => <TextField {...field} label=… />}`. */
export const FormField = <Values extends FieldValues, Output, Name extends FieldPath<Values>>({
  form,
  name,
  children,
}: FormFieldProps<Values, Output, Name>) => (
  <Controller
    control={form.methods.control}
    name={name}
    render={({ field, fieldState }) => (
      <>
        {children({
          id: form.fieldId(name),
          name: field.name,
          value: field.value,
          onChange: field.onChange,
          onBlur: () => whenReleased(field.onBlur),
          inputRef: field.ref,
          error: fieldState.error && form.errorText(name, fieldState.error),
        })}
      </>
    )}
  />
);
