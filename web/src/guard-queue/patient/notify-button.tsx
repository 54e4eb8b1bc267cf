import { useState } from 'react';
import {
  askForNotifications,
  notificationSupport,
} from '../../lib/device/desktop-notifications.ts';
import { Button } from '../../ui/actions/button.tsx';

type Words = {
  /** The press that leads to the browser's question. */
  notify: string;
  notified: string;
  notifyUnsupported: string;
};

/** Asks for desktop notifications after a press; phones are skipped, old browsers are told. */
export function NotifyButton({ words: copy }: { words: Words }) {
  const [support, setSupport] = useState(notificationSupport);
  if (support === 'mobile') return null;
  if (support === 'granted') return <p className="text-16 text-ink-2">{copy.notified}</p>;
  if (support !== 'default') return <p className="text-16 text-ink-2">{copy.notifyUnsupported}</p>;
  return (
    <Button isWide onPress={() => void askForNotifications().then(setSupport)}>
      {copy.notify}
    </Button>
  );
}
