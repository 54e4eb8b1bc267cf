import { type Day, daysBetween } from '@app/contract/kernel';
import type { Prescription, PrescriptionStatus } from '@app/contract/prescriptions';
import {
  Ban,
  CalendarX,
  CircleCheck,
  FileText,
  type LucideIcon,
  Send,
  TriangleAlert,
} from 'lucide-react';
import { Chip, type Tone } from '../../ui/feedback/chip.tsx';
import { formatDate } from '../../ui/format.ts';
import { statusCopy as copy, statusLabel } from './prescription-status.copy.ts';

/** The last day of a prescription, in words. */
export function expiryText(expiryDate: Day, day: Day): string {
  const left = daysBetween(day, expiryDate);
  if (left < 0) return copy.expired(formatDate(expiryDate));
  if (left === 0) return copy.lastDay;
  return left === 1 ? copy.tomorrow : copy.daysLeft(left);
}

const LOOKS: Record<PrescriptionStatus, { tone: Tone; icon: LucideIcon }> = {
  ISSUED: { tone: 'brand', icon: FileText },
  SENT: { tone: 'info', icon: Send },
  DISPENSED: { tone: 'ok', icon: CircleCheck },
  BLOCKED: { tone: 'warn', icon: TriangleAlert },
  ANNULLED: { tone: 'danger', icon: Ban },
  OVERDUE: { tone: 'neutral', icon: CalendarX },
};

/** State of a prescription, shown to patients and professionals. */
export function PrescriptionStatusChip({
  status,
  dispensedDate,
}: Pick<Prescription, 'status' | 'dispensedDate'>) {
  const { tone, icon: Icon } = LOOKS[status];
  const label = dispensedDate ? copy.dispensed(formatDate(dispensedDate)) : statusLabel[status];
  return (
    <Chip tone={tone} icon={<Icon aria-hidden size={18} />}>
      {label}
    </Chip>
  );
}

/** Marks a prescription that is not valid in any pharmacy. */
export const TestMark = () => (
  <Chip tone="warn" icon={<TriangleAlert aria-hidden size={18} />}>
    {copy.testMark}
  </Chip>
);
