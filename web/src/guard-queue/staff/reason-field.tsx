import { STAFF_REASON_MAX } from '@app/contract/guard-queue';
import { TextArea } from '../../ui/fields/text-area.tsx';
import type { BoundField } from '../../ui/form/form.tsx';
import { actCopy } from './live-guard.copy.ts';

/** Why staff acts on a person's place; that person reads it. */
export const ReasonField = (field: BoundField<string>) => (
  <TextArea
    {...field}
    label={actCopy.reason}
    hint={actCopy.reasonHint}
    rows={3}
    maxLength={STAFF_REASON_MAX}
  />
);
