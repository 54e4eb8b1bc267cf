import type { QueueEntry } from '@app/contract/visits';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { chatCopy as copy } from './chat.copy.ts';
import { ChatDialog } from './chat-dialog.tsx';

type Props = { entry: QueueEntry; name: string };

/** Opens the chat with a patient in the line. */
export function ChatDoor({ entry, name }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        kind="quiet"
        icon={<Send aria-hidden />}
        aria-label={copy.open(name)}
        onPress={() => setIsOpen(true)}
      />
      {isOpen && <ChatDialog entry={entry} name={name} onClose={() => setIsOpen(false)} />}
    </>
  );
}
