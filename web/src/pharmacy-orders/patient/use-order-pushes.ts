import { orderEventSchema } from '@app/contract/pharmacy-orders';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { socket } from '../../lib/server/socket.ts';
import { useViewer } from '../../lib/session/session.ts';
import { ordersKey } from './orders.queries.ts';

/** Keeps the socket open, and fetches the orders again when one of them changes. */
export function useOrderPushes(): void {
  const viewer = useViewer();
  const queries = useQueryClient();
  useEffect(() => {
    if (viewer && socket.getSnapshot() === 'off') void socket.connect(viewer);
  }, [viewer]);
  useEffect(
    () =>
      socket.onPrivate((message) => {
        if (!orderEventSchema.safeParse(message).success) return;
        void queries.invalidateQueries({ queryKey: ordersKey });
      }),
    [queries],
  );
}
