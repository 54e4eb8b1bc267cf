import type { CallSide, CallText } from '@app/contract/video-call';
import { useEffect, useState } from 'react';

const READ = { unread: 0, newest: undefined };

/** Unread messages of the other side. */
export function useNewTexts(
  messages: readonly CallText[],
  side: CallSide,
  isReading: boolean,
): { unread: number; newest: CallText | undefined } {
  const [seen, setSeen] = useState(messages.length);
  useEffect(() => {
    if (isReading) setSeen(messages.length);
  }, [isReading, messages.length]);
  const fresh = messages.slice(seen).filter((message) => message.side !== side);
  return isReading ? READ : { unread: fresh.length, newest: fresh.at(-1) };
}
