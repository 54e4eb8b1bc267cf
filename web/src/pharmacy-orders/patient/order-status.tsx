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
import { Chip, type Tone } from '../../ui/feedback/chip.tsx';
import { statusLabel } from './orders.copy.ts';

const LOOKS: Record<OrderStatus, { tone: Tone; icon: LucideIcon }> = {
  CREATED: { tone: 'brand', icon: Clock },
  QUOTED: { tone: 'warn', icon: CircleDollarSign },
  PRE_PAID: { tone: 'info', icon: Hourglass },
  PAID: { tone: 'ok', icon: CircleCheck },
  SENT: { tone: 'info', icon: Truck },
  DELIVERED: { tone: 'ok', icon: PackageCheck },
  REJECTED: { tone: 'danger', icon: Ban },
  EXPIRED: { tone: 'neutral', icon: CalendarX },
};

type Props = {
  status: OrderStatus;
  /** Says more than the status alone. */
  children?: string;
};

/** Where an order stands. */
export function OrderStatusChip({ status, children = statusLabel[status] }: Props) {
  const { tone, icon: Icon } = LOOKS[status];
  return (
    <Chip tone={tone} icon={<Icon aria-hidden size={18} />}>
      {children}
    </Chip>
  );
}
