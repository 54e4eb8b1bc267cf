import { BellRing } from 'lucide-react';
import { useState } from 'react';
import {
  askForNotifications,
  notificationSupport,
} from '../../lib/device/desktop-notifications.ts';
import { Button } from '../../ui/actions/button.tsx';
import { boardCopy as copy } from './branch-orders.copy.ts';

/** Offers desktop notifications of new orders; not on phones. */
export function DesktopNotices() {
  const [support, setSupport] = useState(notificationSupport);
  if (support === 'mobile') return null;
  if (support === 'default') {
    return (
      <Button
        icon={<BellRing aria-hidden />}
        onPress={() => void askForNotifications().then(setSupport)}
      >
        {copy.askNotices}
      </Button>
    );
  }
  return <p className="text-small text-ink-2">{TEXT[support]}</p>;
}

const TEXT = {
  granted: copy.noticesOn,
  denied: copy.noticesDenied,
  unsupported: copy.noticesUnsupported,
} as const;
