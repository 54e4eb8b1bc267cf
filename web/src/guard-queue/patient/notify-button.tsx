import { useState } from 'react';
import {
  askForNotifications,
  notificationSupport,
} from '../../lib/device/desktop-notifications.ts';
import { Button } from '../../ui/actions/button.tsx';

type Words = {
  /** Button that asks for the permission. */
  notify: string;
  notified: string;
  notifyUnsupported: string;
};

/** Offers desktop notifications; not on phones, and old browsers say that they have none. */
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
