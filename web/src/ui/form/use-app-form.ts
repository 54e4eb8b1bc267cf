import type { FieldError as RefusedField } from '@app/contract/kernel';
import { useId, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldError,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import type { FieldFault } from './error-summary.tsx';
import { type FieldMessages, faultText } from './field-faults.ts';

export type AppForm<Values extends FieldValues, Output> = {
  methods: UseFormReturn<Values, unknown, Output>;
  fieldId: (name: string) => string;
  errorText: (name: string, error: FieldError) => string;
  faults: FieldFault[];
  /** Shows what is at fault in a form that cannot be sent yet. */
  explain: () => void;
  /** Shows the server's refusals at their fields. */
  refuse: (fields: readonly RefusedField[]) => void;
  serverFaultCount: number;
  /** Takes away the faults that a correction elsewhere mended, as of an end before its beginning. */
  recheck: () => void;
};

type AppFormOptions<Values extends FieldValues, Output> = {
  /** The contract's schema, as on the server. */
  schema: z.ZodType<Output, Values>;
  defaultValues: DefaultValues<Values>;
  messages: FieldMessages;
};

/** A form over a schema of the contract: validated on submit, and after that whenever a field loses the focus. */
export function useAppForm<Values extends FieldValues, Output>({
  schema,
  defaultValues,
  messages,
}: AppFormOptions<Values, Output>): AppForm<Values, Output> {
  const formId = useId();
  const [serverFaultCount, setServerFaultCount] = useState(0);
  // The schema knows nothing of these, so that checking them would take them away.
  const refused = useRef(new Set<string>());
  const methods = useForm<Values, unknown, Output>({
    resolver: resolverOf(schema),
    defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
  });
  const fieldId = (name: string) => `${formId}${name.replaceAll('.', '-')}`;
  const errorText = (name: string, error: FieldError) =>
    faultText(messages, {
      name,
      type: error.type,
      code: error.message,
      value: methods.getValues(name as FieldPath<Values>),
    });
  return {
    methods,
    fieldId,
    errorText,
    faults: faultsOf(methods.formState.errors).map(([name, error]) => ({
      id: fieldId(name),
      text: errorText(name, error),
    })),
    explain: () => void methods.handleSubmit(() => undefined)(),
    refuse: (fields) => {
      for (const { field, code, message } of fields) {
        methods.setError(field as FieldPath<Values>, { type: code, message });
        refused.current.add(field);
      }
      setServerFaultCount((count) => count + 1);
    },
    serverFaultCount,
    recheck: () => {
      const names = faultsOf(methods.formState.errors).map(([name]) => name as FieldPath<Values>);
      const own = names.filter((name) => !refused.current.has(name));
      if (own.length > 0) void methods.trigger(own);
    },
  };
}

/** Only the first error of each field. */
function resolverOf<Values extends FieldValues, Output>(
  schema: z.ZodType<Output, Values>,
): Resolver<Values, unknown, Output> {
  return async (values) => {
    const parsed = await schema.safeParseAsync(values);
    if (parsed.success) return { values: parsed.data, errors: {} };
    const errors = {};
    for (const { path, code, message } of parsed.error.issues) {
      put(errors, path.map(String), { type: code, message });
    }
    return { values: {}, errors };
  };
}

type ErrorTree = { [key: string]: ErrorTree | FieldError };

function put(tree: ErrorTree, [key = 'root', ...rest]: string[], error: FieldError): void {
  if (rest.length === 0) {
    tree[key] ??= error;
    return;
  }
  tree[key] ??= {};
  const branch = tree[key];
  if (!isFieldError(branch)) put(branch, rest, error);
}

const isFieldError = (value: unknown): value is FieldError =>
  typeof value === 'object' && value !== null && typeof (value as FieldError).type === 'string';

function faultsOf(errors: object, path: readonly string[] = []): [string, FieldError][] {
  return Object.entries(errors).flatMap(([key, value]): [string, FieldError][] => {
    const place = [...path, key];
    if (isFieldError(value)) return [[place.join('.'), value]];
    return typeof value === 'object' && value !== null ? faultsOf(value, place) : [];
  });
}
