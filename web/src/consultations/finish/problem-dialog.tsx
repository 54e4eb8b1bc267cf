import { PROBLEM_TEXT_MAX, problemReportSchema } from '@app/contract/consultations';
import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { faultTexts } from '../../ui/form/field-faults.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { recordCopy as copy, problemMessages } from '../consultations.copy.ts';

type Props = { onSend: (text: string) => Promise<void>; onClose: () => void };

/** Reports a technical problem and ends the call; the draft is kept. */
export function ProblemDialog({ onSend, onClose }: Props) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [isPending, setIsPending] = useState(false);

  async function send() {
    const checked = problemReportSchema.safeParse({ text });
    setError(checked.success ? undefined : faultTexts(checked.error, problemMessages).text);
    if (!checked.success) return;
    setIsPending(true);
    try {
      await onSend(checked.data.text);
    } catch {
      setError(copy.problemFailed);
      setIsPending(false);
    }
  }

  return (
    <Dialog
      title={copy.problem}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{copy.back}</Button>
          <Button kind="danger" isPending={isPending} onPress={() => void send()}>
            {copy.problemSend}
          </Button>
        </>
      }
    >
      <TextArea
        label={copy.problemText}
        maxLength={PROBLEM_TEXT_MAX}
        value={text}
        error={error}
        onChange={setText}
      />
    </Dialog>
  );
}
