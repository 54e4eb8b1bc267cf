import {
  allergyAnswerSchema,
  type Medication,
  PRESCRIPTION_REASON_MAX,
} from '@app/contract/prescriptions';
import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { faultTexts } from '../../ui/form/field-faults.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { allergyMessages, recordCopy as copy } from '../consultations.copy.ts';

type Props = {
  allergies: string;
  medicine: string;
  onPrescribe: (answer: NonNullable<Medication['allergy']>) => void;
  onClose: () => void;
};

/**
 * The patient may be allergic to this medicine. The professional answers with a reason, which is stored with the
 * prescription; Escape does not prescribe. Each medicine has its own dialog, with the focus on the safe answer.
 */
export function AllergyDialog({ allergies, medicine, onPrescribe, onClose }: Props) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();

  function prescribe() {
    const checked = allergyAnswerSchema.safeParse({ acknowledged: true, reason });
    if (checked.success) onPrescribe(checked.data);
    else setError(faultTexts(checked.error, allergyMessages).reason);
  }

  return (
    <Dialog
      title={copy.allergyTitle}
      isOpen
      isAlert
      onClose={onClose}
      actions={
        <>
          <Button autoFocus onPress={onClose}>
            {copy.doNotPrescribe}
          </Button>
          <Button kind="danger" onPress={prescribe}>
            {copy.prescribeAnyway}
          </Button>
        </>
      }
    >
      <p>{copy.allergy(allergies, medicine)}</p>
      <TextArea
        label={copy.allergyReason}
        maxLength={PRESCRIPTION_REASON_MAX}
        value={reason}
        error={error}
        onChange={setReason}
      />
    </Dialog>
  );
}
