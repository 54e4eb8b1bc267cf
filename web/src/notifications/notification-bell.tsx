import { COUNT_REFRESH_MS, type Notification } from '@app/contract/notifications';
import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useSocketStatus } from '../lib/server/socket.ts';
import { beforeLogout } from '../lib/session/leaving.ts';
import { IconButton } from '../ui/actions/icon-button.tsx';
import { VisuallyHidden } from '../ui/layout/visually-hidden.tsx';
import { uiCopy } from '../ui/ui.copy.ts';
import { forgetPushes } from './channels/push-subscription.ts';
import { notificationsCopy as copy } from './notifications.copy.ts';
import { countQuery, useNotificationPushes } from './notifications.queries.ts';

/** The bell of the header: unread count and announcements. */
export function NotificationBell() {
  const isLive = useSocketStatus() === 'connected';
  const { data: unread = 0 } = useQuery({
    ...countQuery,
    refetchInterval: isLive ? false : COUNT_REFRESH_MS,
  });
  const [news, setNews] = useState('');
  // The server also removes the device, so logging out does not wait for the browser.
  useEffect(() => beforeLogout(async () => void forgetPushes().catch(() => undefined)), []);
  useNotificationPushes(
    useCallback(({ subject }: Notification) => setNews(copy.arrived(subject)), []),
  );
  return (
    <>
      <IconButton
        label={uiCopy.notifications(unread)}
        icon={<Bell aria-hidden />}
        badge={unread}
        to="/notificaciones"
      />
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
    </>
  );
}
