import { type ReactNode, useId } from 'react';
import { useErrorTitle } from '../../lib/page.ts';
import { cx } from '../class-names.ts';
import { uiCopy } from '../ui.copy.ts';

/** Props of every field of a form. */
export type FieldProps = {
  label: string;
  /** Only for screen readers, if the heading of the screen is the question. */
  isLabelHidden?: boolean;
  /** Set by the form, for the links of its error summary. */
  id?: string | undefined;
  name?: string | undefined;
  /** Next to the label: where the value comes from. */
  labelNote?: ReactNode;
  /** An example or a rule, below the label. */
  hint?: ReactNode;
  error?: string | undefined;
  isOptional?: boolean;
  onBlur?: (() => void) | undefined;
};

export type FieldIds = {
  id: string;
  hintId: string;
  errorId: string;
  describedBy: string | undefined;
};

/** The ids that connect a control with its label, hint and error. */
export function useFieldIds({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const hintId = `${fieldId}-hint`;
  const errorId = `${fieldId}-error`;
  const describedBy = cx(hint !== undefined && hintId, error !== undefined && errorId) || undefined;
  return { id: fieldId, hintId, errorId, describedBy } satisfies FieldIds;
}

/** Layout of a control with one value. */
export const controlClass = (error?: string): string =>
  cx(
    'min-h-control w-full rounded-sm border-[1.5px] bg-surface px-3 py-2 text-ink-1',
    'placeholder:text-ink-3 [&[readonly]]:bg-surface-2 aria-disabled:border-dashed aria-disabled:bg-surface-2',
    'disabled:cursor-not-allowed disabled:border-dashed disabled:bg-surface-2 disabled:text-ink-2 disabled:opacity-100',
    error ? 'border-danger-700' : 'border-line-strong',
  );

/** Content of a label. */
export const LabelText = ({
  label,
  labelNote,
  isOptional,
}: Pick<FieldProps, 'label' | 'labelNote' | 'isOptional'>) => (
  <>
    {label}
    {(labelNote || isOptional) && (
      <span className="ml-1 text-small font-regular text-ink-2">
        {labelNote ?? uiCopy.optional}
      </span>
    )}
  </>
);

/** Hint of a field. */
export const FieldHint = ({ ids, hint }: { ids: FieldIds; hint: ReactNode }) =>
  hint === undefined ? null : (
    <p id={ids.hintId} className="text-small text-ink-2">
      {hint}
    </p>
  );

/** Error of a field; the title of the tab says 'Error:' too, which is announced on return to it. */
export function FieldMessage({ ids, error }: { ids: FieldIds; error: string | undefined }) {
  useErrorTitle(error !== undefined);
  return error === undefined ? null : (
    <p id={ids.errorId} className="text-small font-medium text-danger-700">
      <span className="sr-only">{uiCopy.errorPrefix}</span>
      {error}
    </p>
  );
}

type FieldFrameProps = FieldProps & { ids: FieldIds; children: ReactNode };

/** Label, hint, control and error, in this order. */
export const FieldFrame = ({
  ids,
  children,
  hint,
  error,
  isLabelHidden = false,
  ...label
}: FieldFrameProps) => (
  <div className="flex flex-col gap-1.5">
    <label htmlFor={ids.id} className={isLabelHidden ? 'sr-only' : 'font-medium'}>
      <LabelText {...label} />
    </label>
    <FieldHint ids={ids} hint={hint} />
    {children}
    <FieldMessage ids={ids} error={error} />
  </div>
);
