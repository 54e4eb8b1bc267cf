import type { OrderStatus } from '@app/contract/pharmacy-orders';
import {
  Ban,
  CalendarX,
  CircleCheck,
  CreditCard,
  FileText,
  Hourglass,
  type LucideIcon,
  PackageCheck,
  Truck,
} from 'lucide-react';
import { Chip, type Tone } from '../../ui/feedback/chip.tsx';
import { branchStatusLabel } from './branch-orders.copy.ts';

const LOOKS: Record<OrderStatus, { tone: Tone; icon: LucideIcon }> = {
  CREATED: { tone: 'brand', icon: FileText },
  QUOTED: { tone: 'info', icon: Hourglass },
  PRE_PAID: { tone: 'info', icon: CreditCard },
  PAID: { tone: 'warn', icon: PackageCheck },
  SENT: { tone: 'info', icon: Truck },
  DELIVERED: { tone: 'ok', icon: CircleCheck },
  REJECTED: { tone: 'danger', icon: Ban },
  EXPIRED: { tone: 'neutral', icon: CalendarX },
};

/** Where an order stands, for its branch. */
export function OrderStatusChip({ status }: { status: OrderStatus }) {
  const { tone, icon: Icon } = LOOKS[status];
  return (
    <Chip tone={tone} icon={<Icon aria-hidden size={18} />}>
      {branchStatusLabel[status]}
    </Chip>
  );
}
