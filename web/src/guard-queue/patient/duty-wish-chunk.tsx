import {
  dropDutyWish,
  getDutyWish,
  SOMEBODY_ON_DUTY_EVENT,
  type DutyWish as Wish,
  wishForDuty,
} from '@app/contract/guard-queue';
import { notificationEventSchema } from '@app/contract/notifications';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BellOff, BellRing } from 'lucide-react';
import { useEffect } from 'react';
import { call } from '../../lib/server/call.ts';
import { socket } from '../../lib/server/socket.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { dutyWishCopy as copy } from './duty-wish.copy.ts';

const wishKey = ['guard-queue', 'duty-wish'] as const;

const wishQuery = queryOptions({
  queryKey: wishKey,
  queryFn: async () => (await call(getDutyWish, {})).data,
  staleTime: 0,
});

/** A button to be told once somebody attends the guard, and another to undo it. */
export function DutyWish() {
  const wish = useQuery(wishQuery);
  const change = useChange();
  useAttendedNow();
  if (wish.isPending) return <Skeleton lines={['control', 'text']} />;
  const wished = wish.data ?? null;
  return (
    <div className="flex flex-col gap-2">
      <Button
        isWide
        kind={wished ? 'secondary' : 'primary'}
        icon={wished ? <BellOff aria-hidden /> : <BellRing aria-hidden />}
        isPending={change.isPending}
        onPress={() => change.mutate(wished === null)}
      >
        {wished ? copy.drop : copy.wish}
      </Button>
      <p role="status" className="text-small text-ink-2">
        {change.isError ? copy.failed : wished ? copy.wished(wished.until) : copy.detail}
      </p>
    </div>
  );
}

/** Stores or removes the wish; the screen changes only after the server's answer. */
function useChange() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (isWished: boolean): Promise<Wish | null> => {
      if (isWished) return (await call(wishForDuty, {})).data;
      await call(dropDutyWish, {});
      return null;
    },
    onSuccess: (wish) => queries.setQueryData(wishKey, wish),
  });
}

/** Fetches the guard again as soon as the notification arrives, without waiting for the next poll. */
function useAttendedNow(): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      socket.onPrivate((message) => {
        const { data } = notificationEventSchema.safeParse(message);
        if (data?.notification.event === SOMEBODY_ON_DUTY_EVENT)
          void queries.invalidateQueries({ queryKey: ['guard-queue'] });
      }),
    [queries],
  );
}
