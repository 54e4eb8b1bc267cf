import { formatNumber, formatShortDay } from '../ui/format.ts';

/** Texts of the board. */
export const boardCopy = {
  title: 'Tablero',
  now: 'Ahora',
  failed: 'No pudimos leer el tablero',
  noData: 'sin datos',
  numbers: {
    waiting: 'Esperan en la guardia',
    longestWaitMinutes: 'Espera más larga',
    onGuard: 'En guardia',
    inCall: 'Llamadas en curso',
    lateRecords: 'Registros pendientes',
    appointmentsToday: 'Turnos que quedan hoy',
    ordersToQuote: 'Pedidos sin cotizar',
    openRequests: 'Solicitudes abiertas',
    lateRequests: 'Solicitudes vencidas',
    actsToApprove: 'Esperan tu aprobación',
    suspendedByRegistry: 'Suspendidos por el registro',
    failedDeliveries: 'Mensajes sin entregar',
    failedPayments: 'Devoluciones con problema',
    takenBackPayments: 'Pagos retirados por revisar',
    lastBackup: 'Última copia de seguridad',
  },
  minutes: (minutes: number) => `${formatNumber(minutes)} min`,
} as const;

/** Texts of the charts. */
export const chartCopy = {
  title: 'La guardia',
  period: 'Período',
  day: 'Hoy',
  month: 'Este mes',
  asTable: 'Ver como tabla',
  asChart: 'Ver como gráfico',
  failed: 'No pudimos leer el gráfico',
  none: 'Todavía no hubo consultas de guardia',
  at: { day: 'Hora', month: 'Día' },
  hour: (at: string) => `${Number(at)} h`,
  dayOf: formatShortDay,
  series: {
    visits: 'Consultas',
    waitMinutes: 'Espera promedio (min)',
    rating: 'Calificación promedio',
  },
  nothing: '—',
} as const;
