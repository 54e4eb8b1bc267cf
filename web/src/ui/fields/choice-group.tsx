import type { ReactNode } from 'react';
import { FieldHint, type FieldIds, FieldMessage, type FieldProps, LabelText } from './field.tsx';

type ChoiceGroupProps = FieldProps & { ids: FieldIds; children: ReactNode };

/** A group of boxes, whose legend is announced with each. */
export const ChoiceGroup = ({ ids, children, hint, error, ...label }: ChoiceGroupProps) => (
  <fieldset aria-describedby={ids.describedBy} className="m-0 flex flex-col gap-2 border-0 p-0">
    <legend className="mb-1.5 p-0 font-medium">
      <LabelText {...label} />
    </legend>
    <FieldHint ids={ids} hint={hint} />
    {children}
    <FieldMessage ids={ids} error={error} />
  </fieldset>
);
