import type { Slot } from '@app/contract/appointments';
import { formatHour, formatLongDate } from '../../ui/format.ts';
import type { FoundPatient } from './agenda.queries.ts';

/** Props of the last step of booking an appointment. */
export type BookProps = {
  professionalId: string;
  patient: FoundPatient;
  /** The hour that was clicked; without one it is chosen here. */
  given: Slot | undefined;
  onOther: () => void;
  onClose: () => void;
};

/** 'lunes, 23 de noviembre, 17:20 h' */
export const whenOf = ({ date, hour }: Slot): string =>
  `${formatLongDate(date)}, ${formatHour(hour)}`;
