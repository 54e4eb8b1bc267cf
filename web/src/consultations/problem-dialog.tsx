import { PROBLEM_TEXT_MAX } from '@app/contract/consultations';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { recordCopy as copy } from './consultations.copy.ts';

/** Says what went wrong with the call, and ends it; the draft stays. */
export function ProblemDialog({
  onSend,
  onClose,
}: {
  onSend: (text: string) => Promise<void>;
  onClose: () => void;
}) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [isPending, setIsPending] = useState(false);

  async function send() {
    if (!text.trim()) return setError(copy.problemMissing);
    setIsPending(true);
    try {
      await onSend(text);
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
