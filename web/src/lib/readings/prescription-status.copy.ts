import type { PrescriptionStatus } from '@app/contract/prescriptions';

/** Status of a prescription, in one word. */
export const statusLabel: Record<PrescriptionStatus, string> = {
  ISSUED: 'Nueva',
  SENT: 'Enviada a la farmacia',
  DISPENSED: 'Dispensada',
  BLOCKED: 'Bloqueada por la farmacia',
  ANNULLED: 'Anulada',
  OVERDUE: 'Vencida',
};

export const statusCopy = {
  dispensed: (date: string) => `Dispensada el ${date}`,
  testMark: 'Documento de prueba, sin validez legal',
  lastDay: 'Vence hoy',
  tomorrow: 'Vence mañana',
  daysLeft: (days: number) => `Vence en ${days} días`,
  expired: (date: string) => `Venció el ${date}`,
} as const;
