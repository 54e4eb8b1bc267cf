import type { Appointment } from '@app/contract/appointments';
import { formatDate, formatHour, formatLongDate } from '../ui/format.ts';

type When = Pick<Appointment, 'date' | 'hour'>;

/** 'lunes 10 de marzo, 17:20 h', in Argentina. */
export const whenText = ({ date, hour }: When): string =>
  `${formatLongDate(date).replace(',', '')}, ${formatHour(hour)}`;

/** '10/03/2025, 17:20 h': with the year, for past appointments. */
export const pastWhenText = ({ date, hour }: When): string =>
  `${formatDate(date)}, ${formatHour(hour)}`;
