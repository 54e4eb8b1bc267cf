import { parseDate } from '@internationalized/date';
import {
  DateField as AriaDateField,
  DateInput,
  DateSegment,
} from 'react-aria-components/DateField';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { cx } from '../class-names.ts';
import { uiCopy } from '../ui.copy.ts';
import { controlClass, type FieldProps, LabelText } from './field.tsx';

type DateFieldProps = FieldProps & {
  /** `aaaa-mm-dd`, or empty while incomplete. */
  value: string;
  onChange: (day: string) => void;
};

/** A date typed in three parts, dd/mm/aaaa, since people know their birth date by heart. */
export function DateField({
  value,
  onChange,
  onBlur,
  id,
  name,
  label,
  labelNote,
  isOptional = false,
  hint,
  error,
}: DateFieldProps) {
  return (
    <AriaDateField
      value={value ? parseDate(value) : null}
      onChange={(date) => onChange(date?.toString() ?? '')}
      isInvalid={error !== undefined}
      shouldForceLeadingZeros
      className="flex flex-col gap-1.5"
      {...(onBlur && { onBlur })}
      {...(id !== undefined && { id })}
      {...(name !== undefined && { name })}
    >
      <Label className="font-medium">
        <LabelText label={label} labelNote={labelNote} isOptional={isOptional} />
      </Label>
      {hint !== undefined && (
        <Text slot="description" className="text-small text-ink-2">
          {hint}
        </Text>
      )}
      <DateInput className={cx(controlClass(error), 'flex items-center sm:max-w-60')}>
        {(segment) => (
          <DateSegment
            segment={segment}
            className="rounded-sm px-0.5 outline-none data-focused:bg-brand-700 data-focused:text-surface data-placeholder:text-ink-3 data-focused:data-placeholder:text-surface"
          />
        )}
      </DateInput>
      {error !== undefined && (
        <Text slot="errorMessage" className="text-small font-medium text-danger-700">
          <span className="sr-only">{uiCopy.errorPrefix}</span>
          {error}
        </Text>
      )}
    </AriaDateField>
  );
}
