import { dayOf, daysBetween } from '@app/contract/kernel';
import type { RequestRow } from '@app/contract/requests';
import { AlarmClock } from 'lucide-react';
import { useNow } from '../../lib/use-now.ts';
import { Chip, type Tone } from '../../ui/feedback/chip.tsx';
import { requestsCopy as copy } from '../requests.copy.ts';

type Due = Pick<RequestRow, 'dueDate' | 'isAlarming' | 'state'>;

/** 'Vence hoy', 'Vencida hace 2 días'; nothing without a deadline. */
export function DueChip({ dueDate, isAlarming, state }: Due) {
  const now = new Date(useNow(60_000));
  if (dueDate === null || state === 'RESOLVED' || state === 'REJECTED') return null;
  const { text, tone } = dueIn(new Date(dueDate), now);
  return (
    <Chip
      tone={tone === 'neutral' && isAlarming ? 'warn' : tone}
      icon={<AlarmClock aria-hidden size={18} />}
    >
      {text}
    </Chip>
  );
}

/** The time to the deadline, in Argentine days. */
export function dueIn(due: Date, now: Date): { text: string; tone: Tone } {
  const days = daysBetween(dayOf(now), dayOf(due));
  if (due < now)
    return { text: days === 0 ? copy.overdueToday : copy.overdueBy(-days), tone: 'danger' };
  if (days === 0) return { text: copy.dueToday, tone: 'warn' };
  return { text: days === 1 ? copy.dueTomorrow : copy.dueIn(days), tone: 'neutral' };
}
