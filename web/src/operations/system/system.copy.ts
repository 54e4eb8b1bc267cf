import type { PartState, SystemPart } from '@app/contract/operations';
import { countOf } from '../../ui/format.ts';

/** Texts of the system's state and background jobs. */
export const systemCopy = {
  failed: 'No pudimos leer el estado del sistema',
  facts: 'Qué está andando',
  version: 'Versión',
  started: 'En marcha desde',
  database: 'Base de datos',
  migrations: 'Migraciones aplicadas',
  size: 'Tamaño',
  backup: 'Última copia de seguridad',
  noBackup: 'Nadie informó una',
  parts: 'De qué depende',
  messages: 'Mensajes',
  waiting: 'Por salir',
  retrying: 'Fallaron y se reintentan',
  givenUp: 'Fallaron del todo',
  refusedNotices: 'Avisos de pago rechazados',
  noRefused: 'Ninguno',
  refused: (count: number, last: string) =>
    `${countOf(count, 'aviso', 'avisos')} entre ayer y hoy, el último el ${last}. Revisá la clave de los avisos de Mercado Pago.`,
  deliveries: 'Ver entregas',
  failingRound: (work: string, since: string) =>
    `${work}: falla desde ${since}. Lo volvemos a intentar; si sigue así, avisá a quien mantiene el sistema.`,
} as const;

export const partNames: Record<SystemPart, string> = {
  database: 'Base de datos',
  durability: 'Escritura segura en disco',
  redis: 'Redis, entre servidores',
  antivirus: 'Antivirus de los archivos',
  mail: 'Correo',
  whatsapp: 'WhatsApp',
  push: 'Avisos en el dispositivo',
  google: 'Ingreso con Google',
  payments: 'Mercado Pago',
  relay: 'Retransmisor de videollamadas',
  registry: 'Registro de profesionales',
};

export const partStateNames: Record<PartState, string> = {
  ok: 'En uso',
  away: 'Con problemas',
  off: 'Sin configurar',
};

/** Kinds of background jobs by the server's name, which is shown for unknown ones. */
const QUEUES: Readonly<Record<string, string>> = {
  documents: 'Documentos de consultas',
  'failed-logins': 'Avisos de ingresos fallidos',
  'email-change': 'Cambios de correo',
  'family-invitation': 'Invitaciones al grupo familiar',
  'outbound-message': 'Mensajes',
  'password-reset': 'Recuperación de claves',
  registration: 'Altas de cuentas',
  'registry-recheck': 'Revisión de matrículas en el registro',
  'study-review': 'Revisión de estudios por el antivirus',
  'test-checkout-notice': 'Avisos de pagos de prueba',
};

export const queueName = (queue: string): string => QUEUES[queue] ?? queue;

/** Periodic work by the server's name, which is shown for unknown ones. */
const ROUNDS: Readonly<Record<string, string>> = {
  'asking again for the antivirus': 'La revisión de estudios por el antivirus',
  'checks in the registry': 'La revisión de matrículas en el registro',
  'closing of appointments': 'El cierre de turnos que nadie atendió',
  'end of offers': 'El fin de los horarios ofrecidos',
  'end of orders': 'El vencimiento de pedidos',
  'forgetting of devices': 'El olvido de dispositivos',
  'forgetting of earlier telephones': 'El olvido de teléfonos anteriores',
  'forgetting of links to own accounts': 'El olvido de enlaces a cuentas propias',
  'forgetting of unfinished profiles': 'El olvido de perfiles sin terminar',
  'housekeeping of accounts': 'La limpieza de cuentas sin activar y enlaces vencidos',
  'ping of professionals': 'La señal de los profesionales en guardia',
  'reminders of appointments': 'El envío de recordatorios de turnos',
  'return of private consultations': 'La devolución de consultas particulares',
  'sweep of payments': 'La revisión de pagos',
  'sweep of seats of calls': 'La revisión de lugares en videollamadas',
  'sweep of sessions': 'El cierre de sesiones vencidas',
  'sweep of visits': 'La revisión de la guardia',
  'telling that somebody attends the guard': 'El aviso de que hay guardia',
};

export const roundName = (round: string): string => ROUNDS[round] ?? round;

export const jobsCopy = {
  caption: 'Tareas de fondo',
  queuesFailed: 'No pudimos leer las tareas',
  name: 'Tarea',
  waiting: 'Esperan',
  active: 'En curso',
  failed: 'Fallaron',
  since: 'Espera desde',
  none: 'Nada',
  failedCaption: 'Tareas que fallaron',
  failedFailed: 'No pudimos leer las tareas que fallaron',
  noFailed: 'No hay tareas que hayan fallado',
  at: 'Cuándo',
  tries: (count: number) => countOf(count, 'intento', 'intentos'),
  error: 'Error',
  actions: 'Acciones',
  retry: 'Reintentar',
  retryOf: (queue: string, at: string) => `Reintentar ${queue} del ${at}`,
  purpose: 'Para reintentar la tarea',
  retried: 'La tarea se va a hacer de nuevo.',
  problems: {
    'operations.not-failed': 'Alguien ya la mandó a hacer de nuevo.',
  } as Readonly<Record<string, string>>,
  retryFailed: 'No pudimos mandarla a hacer de nuevo.',
} as const;

/** Texts of pending orders and refunds. */
export const waitingCopy = {
  failed: 'No pudimos leer pedidos y devoluciones',
  orders: 'Pedidos sin cotizar',
  ordersDetail: 'Los que más esperan. Si uno está por vencer, llamá a la sucursal.',
  noOrders: 'Ninguna sucursal tiene pedidos sin cotizar',
  number: 'Pedido',
  branch: 'Sucursal',
  phone: 'Teléfono',
  sent: 'Enviado',
  expires: 'Vence',
  refunds: 'Devoluciones con problema',
  refundsDetail:
    'Se vuelven a intentar solas. Si una no sale en un día, consultá con Mercado Pago.',
  noRefunds: 'No hay devoluciones con problema',
  amount: 'Importe',
  due: 'Desde',
  tries: 'Intentos',
  nextTry: 'Próximo intento',
  problem: 'Qué respondió',
} as const;
