import { type Ref, useId } from 'react';
import { uiCopy } from '../ui.copy.ts';

/** An invalid field: its id and its message. */
export type FieldFault = { id: string; text: string };

const FOCUSABLE = 'input:not([type=hidden]),select,textarea,button,[tabindex],[contenteditable]';

/** Moves focus to a field, or to the first control of a group. */
export function focusField(id: string): void {
  const place = document.getElementById(id);
  const control = place?.matches(FOCUSABLE) ? place : place?.querySelector<HTMLElement>(FOCUSABLE);
  control?.focus();
  place?.scrollIntoView({ block: 'center' });
}

type ErrorSummaryProps = { faults: readonly FieldFault[]; ref?: Ref<HTMLDivElement> };

/** Errors above the form, each with a link to its field. */
export function ErrorSummary({ faults, ref }: ErrorSummaryProps) {
  const titleId = useId();
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      aria-labelledby={titleId}
      className="flex flex-col gap-2 rounded-md border-2 border-danger-700 bg-danger-50 p-4"
    >
      <h2 id={titleId} className="text-danger-700">
        {uiCopy.errorSummary}
      </h2>
      <ul className="flex flex-col gap-1">
        {faults.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-block py-1 font-medium text-danger-700"
              onClick={(event) => {
                event.preventDefault();
                focusField(id);
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
