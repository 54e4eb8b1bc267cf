import type { TodaysStanding } from '@app/contract/appointments';
import { countOf } from '../../ui/format.ts';

/** Texts of the agenda of a professional who cannot attend. */
export const putAsideCopy = {
  cannotAttend: 'No puede atender por ahora.',
  left: (count: number, paid: number) =>
    count === 0
      ? 'No puede atender por ahora. No le quedan turnos dados.'
      : `No puede atender por ahora. Le ${count === 1 ? 'queda' : 'quedan'} ${countOf(count, 'turno dado', 'turnos dados')}${paid > 0 ? `, ${countOf(paid, 'ya pagado', 'ya pagados')}` : ''}. ${count === 1 ? 'No se recuerda ni se confirma' : 'No se recuerdan ni se confirman'}.`,
  cancelAll: (count: number) => (count === 1 ? 'Cancelar el turno' : 'Cancelar todos'),
  question: (count: number) =>
    count === 1
      ? '¿Cancelar el turno que le queda?'
      : `¿Cancelar los ${count} turnos que le quedan?`,
  detail:
    'Les avisamos a los pacientes, les devolvemos lo que pagaron por adelantado y quedan primeros en la lista de espera de la especialidad.',
  substitute: 'Ofrecerles horas de otro profesional',
  noSubstitute: 'No ofrecer otras horas',
  substituteHint:
    'A cada paciente le proponemos su hora libre más cercana. Se la guardamos hasta 24 horas, y se da el turno solo si la acepta.',
  reason: 'Motivo para los pacientes',
  cancelled: (count: number) => `${countOf(count, 'turno cancelado', 'turnos cancelados')}`,
  failed: 'Ocurrió un error al cancelar los turnos',
} as const;

/** Texts of the agendas that staff opens. */
export const staffAgendasCopy = {
  title: 'Turnos',
  professional: 'Profesional',
  option: (name: string, specialty: string, attends: boolean) =>
    attends ? `${name} · ${specialty}` : `${name} · ${specialty} · no puede atender`,
  all: 'Todos los profesionales',
  tabs: 'Qué ver de los turnos',
  today: 'Hoy',
  waiting: 'Lista de espera',
  nobody: 'Nadie da turnos todavía',
  nobodyDetail: 'Acá aparecen los profesionales que abrieron horarios.',
  failed: 'Ocurrió un error al obtener los profesionales',
} as const;

/** Texts of today's appointments of all professionals. */
export const todayCopy = {
  title: 'Turnos de hoy',
  filters: 'Filtrar los turnos de hoy',
  standing: 'Estado',
  any: 'Todos',
  hour: 'Hora',
  patient: 'Paciente',
  professional: 'Profesional',
  financer: 'Cobertura',
  none: 'No hay turnos hoy',
  noneOf: 'Ningún turno de hoy está así',
  failed: 'Ocurrió un error al obtener los turnos de hoy',
  standings: {
    AHEAD: 'Quedan hoy',
    NOT_BEGUN: 'Pasó la hora y no empezaron',
    WAITING: 'Esperan en la sala',
    UNCONFIRMED: 'Sin confirmar',
    NOT_ATTENDED: 'No atendidos',
  } satisfies Record<TodaysStanding, string>,
} as const;

/** Texts of the list of those who wait for an hour. */
export const waitingListCopy = {
  title: 'Esperan que se libere un turno',
  patient: 'Paciente',
  specialty: 'Especialidad',
  professional: 'Profesional',
  anybody: 'Cualquiera',
  notAttending: (name: string) => `${name} (no puede atender)`,
  since: 'Desde',
  offer: 'Oferta',
  offered: (when: string, until: string) => `${when}, hasta las ${until}`,
  noOffer: '—',
  first: 'Va primero',
  none: 'Nadie espera un turno',
  failed: 'Ocurrió un error al obtener la lista de espera',
} as const;
