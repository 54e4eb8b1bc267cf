import type { Appointment } from '@app/contract/appointments';
import { formatDate, formatLongDate } from '../ui/format.ts';

type When = Pick<Appointment, 'date' | 'hour'>;

/** 'lunes 10 de marzo, 17:20 h', in Argentina. */
export const whenText = ({ date, hour }: When): string =>
  `${formatLongDate(date).replace(',', '')}, ${hour} h`;

/** '10/03/2025, 17:20 h': with the year, for past appointments. */
export const pastWhenText = ({ date, hour }: When): string => `${formatDate(date)}, ${hour} h`;
