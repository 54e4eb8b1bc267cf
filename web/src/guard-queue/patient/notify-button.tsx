import { useState } from 'react';
import {
  askForNotifications,
  notificationSupport,
} from '../../lib/device/desktop-notifications.ts';
import { Button } from '../../ui/actions/button.tsx';

type Words = {
  /** Label of the button that asks for permission. */
  notify: string;
  notified: string;
  notifyUnsupported: string;
};

/** Offers desktop notifications; not on phones, and with a message in browsers without support. */
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
