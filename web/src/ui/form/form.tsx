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
  /** For a submit button outside the form. */
  id?: string;
};

/** A form with an error summary that takes the focus and a title that says 'Error:'. */
export function Form<Values extends FieldValues, Output>({
  form,
  onSubmit,
  children,
  id,
}: FormProps<Values, Output>) {
  const submission = `${form.methods.formState.submitCount} ${form.serverFaultCount}`;
  const faults = useRef(form.faults);
  faults.current = form.faults;
  // The summary stays until the next submit, since removing it earlier would move the button from under the pointer.
  const [shown, setShown] = useState<Shown>({ submission, faults: [] });
  // The title follows the current errors, since it is announced when the person returns to the tab.
  useErrorTitle(form.faults.length > 0);

  useEffect(() => setShown({ submission, faults: onTheScreen(faults.current) }), [submission]);

  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        takeFilledIn(form, event.currentTarget);
        void form.methods.handleSubmit((values) => onSubmit(values))(event);
      }}
      onMouseDown={keepFocusOnSubmit}
      className="flex flex-col gap-5"
    >
      {shown.faults.length > 0 && (
        <ErrorSummary key={shown.submission} ref={takeFocus} faults={shown.faults} />
      )}
      {children}
    </form>
  );
}

/** Takes what a password manager filled in without an event, which the form would show as empty. */
function takeFilledIn<Values extends FieldValues, Output>(
  { methods }: AppForm<Values, Output>,
  element: HTMLFormElement,
): void {
  const filled = element.querySelectorAll<HTMLInputElement>('input[autocomplete][name]');
  for (const { name, value } of filled) {
    const path = name as FieldPath<Values>;
    if (value !== '' && methods.getValues(path) === '')
      methods.setValue(path, value as FieldPathValue<Values, typeof path>);
  }
}

/** The faults of a submission: each one's summary is another, which takes the focus. */
type Shown = { submission: string; faults: readonly FieldFault[] };

const takeFocus = (summary: HTMLDivElement | null): void => summary?.focus();

/** In the order of the screen, which may differ from the schema's. */
function onTheScreen(faults: readonly FieldFault[]): FieldFault[] {
  const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
  return [...faults].sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/**
 * Pressing the button does not blur the field: revalidation on blur would move the button from under the
 * pointer before the click ends.
 */
function keepFocusOnSubmit(event: MouseEvent<HTMLFormElement>): void {
  if ((event.target as Element).closest('button[type=submit]')) event.preventDefault();
}

/** Props that a field component of this folder gets from the form. */
export type BoundField<Value> = {
  id: string;
  name: string;
  value: Value;
  /** Accepts any value: the schema validates it. */
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

/** Connects one field of the form with its component: `{(field) => <TextField {...field} label=… />}`. */
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
          onBlur: () =>
            whenReleased(() => {
              field.onBlur();
              form.recheck();
            }),
          inputRef: field.ref,
          error: fieldState.error && form.errorText(name, fieldState.error),
        })}
      </>
    )}
  />
);
