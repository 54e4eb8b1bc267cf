import type { AppointmentStatus } from '@app/contract/appointments';

/** The specification's words for the statuses of an appointment. */
export const appointmentStatusWords: Record<AppointmentStatus, string> = {
  PROGRAMMED: 'Programado',
  FINISHED: 'Finalizado',
  CANCELLED: 'Cancelado',
};

/** Shown if the device is in another time zone than Argentina. */
export const zoneCopy = { note: 'Hora de Argentina' } as const;
