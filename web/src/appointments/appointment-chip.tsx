import {
  Ban,
  CalendarCheck,
  CalendarClock,
  CircleCheck,
  Hourglass,
  type LucideIcon,
  UserX,
  Video,
} from 'lucide-react';
import { Chip, type Tone } from '../ui/feedback/chip.tsx';
import type { AppointmentStanding } from './appointment-standing.ts';

const LOOKS: Record<AppointmentStanding, { tone: Tone; icon: LucideIcon }> = {
  UNCONFIRMED: { tone: 'neutral', icon: CalendarClock },
  CONFIRMED: { tone: 'ok', icon: CalendarCheck },
  WAITING: { tone: 'warn', icon: Hourglass },
  IN_VISIT: { tone: 'info', icon: Video },
  FINISHED: { tone: 'ok', icon: CircleCheck },
  CANCELLED: { tone: 'danger', icon: Ban },
  NO_SHOW: { tone: 'danger', icon: UserX },
  NOT_ATTENDED: { tone: 'neutral', icon: Ban },
};

type Props = {
  standing: AppointmentStanding;
  /** The status in the reader's words. */
  children: string;
};

/** The status of an appointment, for its patient or its professional. */
export function AppointmentChip({ standing, children }: Props) {
  const { tone, icon: Icon } = LOOKS[standing];
  return (
    <Chip tone={tone} icon={<Icon aria-hidden size={18} />}>
      {children}
    </Chip>
  );
}
