import { orderEventSchema } from '@app/contract/pharmacy-orders';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { notifyDesktop } from '../../lib/device/desktop-notifications.ts';
import { playSound } from '../../lib/device/sounds.ts';
import { titleNote } from '../../lib/page.ts';
import { type SocketOwner, socket, useSocketStatus } from '../../lib/server/socket.ts';
import { useComingBack } from '../../lib/session/coming-back.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { boardCopy as copy } from './branch-orders.copy.ts';
import { branchOrdersKey, orderCountsQuery } from './branch-orders.queries.ts';

/** Polling interval, in case pushes are missed. */
const POLL_MS = 30_000;

/** Watches the branch's orders on all its screens: sound, notification and title for new ones. */
export function OrdersWatch({ owner }: { owner: SocketOwner }) {
  const queries = useQueryClient();
  const isLive = useSocketStatus() === 'connected';
  const { data: counts } = useQuery(orderCountsQuery);
  const readAgain = useCallback(
    () => void queries.invalidateQueries({ queryKey: branchOrdersKey }),
    [queries],
  );
  useEffect(() => {
    if (socket.getSnapshot() === 'off') void socket.connect(owner);
  }, [owner]);
  useEffect(
    () =>
      socket.onPrivate((message) => {
        if (orderEventSchema.safeParse(message).success) readAgain();
      }),
    [readAgain],
  );
  useEffect(() => {
    if (isLive) return;
    const beat = setInterval(readAgain, POLL_MS);
    return () => clearInterval(beat);
  }, [isLive, readAgain]);
  useComingBack(readAgain);
  useArrivals(counts?.CREATED);
  return null;
}

/** Announces that there are more new orders than before. */
function useArrivals(fresh: number | undefined): void {
  const known = useRef<number>(undefined);
  useEffect(() => {
    titleNote.set(fresh ? `(${fresh}) ` : '');
    const before = known.current;
    known.current = fresh;
    if (fresh === undefined || before === undefined || fresh <= before) return;
    playSound('espera');
    notifyDesktop(copy.notice);
    toast.info(copy.arrived(fresh));
  }, [fresh]);
  useEffect(() => () => titleNote.set(''), []);
}
