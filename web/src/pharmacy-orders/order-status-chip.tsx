import type { OrderStatus } from '@app/contract/pharmacy-orders';
import {
  Ban,
  CalendarX,
  CircleCheck,
  CircleDollarSign,
  Clock,
  Hourglass,
  type LucideIcon,
  PackageCheck,
  Truck,
} from 'lucide-react';
import { Chip, type Tone } from '../ui/feedback/chip.tsx';

const LOOKS: Record<OrderStatus, { tone: Tone; icon: LucideIcon }> = {
  CREATED: { tone: 'brand', icon: Clock },
  QUOTED: { tone: 'info', icon: CircleDollarSign },
  PRE_PAID: { tone: 'info', icon: Hourglass },
  PAID: { tone: 'ok', icon: CircleCheck },
  SENT: { tone: 'info', icon: Truck },
  DELIVERED: { tone: 'ok', icon: PackageCheck },
  REJECTED: { tone: 'danger', icon: Ban },
  EXPIRED: { tone: 'neutral', icon: CalendarX },
};

type Props = {
  status: OrderStatus;
  /** The status in the reader's words. */
  children: string;
  /** Whether the reader has something to do. */
  isDue: boolean;
};

/** The status of an order, for its patient or its branch. */
export function OrderStatusChip({ status, children, isDue }: Props) {
  const { tone, icon: Icon } = LOOKS[status];
  return (
    <Chip tone={isDue ? 'warn' : tone} icon={<Icon aria-hidden size={18} />}>
      {children}
    </Chip>
  );
}
