import {
  type AvailabilityProblem,
  EXCEPTION_REASON_MAX,
  SCHEDULE_DAYS,
  SCHEDULE_DAYS_MAX,
  SLOT_MINUTES,
} from '@app/contract/availability';
import { countOf } from '../ui/format.ts';

const turns = (count: number) => countOf(count, 'turno', 'turnos');

/** Texts of Mi Disponibilidad. */
export const availabilityCopy = {
  title: 'Mi Disponibilidad',
  intro: `Abrí los días y las horas en que atendés con turno. Cada turno dura ${SLOT_MINUTES} minutos, siempre en hora de Argentina.`,
  failed: 'Ocurrió un error al obtener tu agenda',
  staffGuard:
    'Tu agenda la define la dirección técnica, porque atendés en la guardia del plantel. Si necesitás un cambio, pedíselo a ella.',
  week: 'Horarios de la semana',
  empty: 'Todavía no abriste horarios',
  emptyDetail: 'Cuando agregues uno, tus pacientes van a tener turnos en esos días y horas.',
  add: 'Agregar',
  until: (day: string) => `Hasta el ${day}`,
  booked: (count: number) => (count === 0 ? 'Sin turnos dados' : `${turns(count)} por delante`),
  copy: 'Copiar a otros días',
  remove: 'Eliminar',
  of: (act: string, what: string) => `${act}: ${what}`,
  removed: 'El horario quedó eliminado.',
  removeQuestion: '¿Eliminar este horario?',
  removeDetail: (what: string) => `Ya no se van a poder dar turnos en ${what}.`,
  removeFailed: 'Ocurrió un error eliminando la agenda',
} as const;

/** Texts of the dialog that opens hours. */
export const scheduleCopy = {
  title: 'Agregar disponibilidad',
  copyTitle: 'Copiar a otros días',
  type: 'Tipo de consulta',
  typeHint: 'Según lo que atendés en tu perfil.',
  insurers: 'Obras sociales y prepagas',
  days: 'Días',
  from: 'Desde',
  to: 'Hasta',
  hour: 'Hora',
  period: 'Período',
  periodHint: `Si no elegís fechas, queda abierto por ${SCHEDULE_DAYS} días desde hoy.`,
  startDate: 'Fecha Desde',
  dateTo: 'Fecha Hasta',
  opens: (count: number) =>
    count === 0
      ? 'No abre ningún turno: todo ese horario ya pasó, es feriado o está bloqueado.'
      : `Vas a abrir ${turns(count)}`,
  opensNothingYet: 'Elegí días y horas para ver cuántos turnos vas a abrir.',
  save: 'Guardar',
  saved: 'Tu disponibilidad quedó guardada.',
  back: 'Volver',
} as const;

/** Messages of refused fields, those of the specification as they are written there. */
export const scheduleMessages = {
  'attentionTypeSelect.required': 'Seleccione un tipo de consulta',
  'id_prepaid_healths.required': 'Seleccione una Obra Social',
  'selectedDays.required': 'Selecciona al menos un día',
  'checkIn.required': 'Valor Desde requerido',
  'checkIn.step': `El valor Desde va de a ${SLOT_MINUTES} minutos`,
  'checkOut.required': 'Valor Hasta requerido',
  'checkOut.step': `El valor Hasta va de a ${SLOT_MINUTES} minutos`,
  'checkOut.order': 'El valor Hasta debe ser mayor que el valor Desde',
  'dates.both': 'Ambas fechas son requeridas para guardar el rango',
  'dateTo.order': 'La fecha Hasta debe ser mayor que la fecha Desde',
  'dateTo.too-long': `El rango puede tener hasta ${SCHEDULE_DAYS_MAX} días`,
  'day.invalid': 'Ingresá una fecha válida',
  reason: `El motivo puede tener hasta ${EXCEPTION_REASON_MAX} caracteres`,
} as const;

/** Why a change was not saved: the specification's words, and what they leave open. */
export const savingCopy = {
  failed: 'Ocurrió un error guardando la agenda',
  overlap: 'Ya existe una agenda para ese día/horario',
} as const;

/** What is added to the specification's words where the cause is known. */
export const availabilityCauses: Partial<Record<string, string>> = {
  'availability.over': 'Todo ese horario ya pasó.',
  'availability.not-found': 'Ese horario ya no está en tu agenda.',
  'availability.staff-guard': 'Tu agenda la define la dirección técnica.',
  'availability.insurer-not-attended':
    'En tu perfil no figura que atiendas a esos pacientes. Completalo y probá de nuevo.',
  'availability.not-a-holiday': 'Ese día no es feriado nacional.',
  'availability.conflict': 'Hay turnos dados en ese horario.',
} satisfies Partial<Record<AvailabilityProblem, string>>;

/** Texts of the confirmation where appointments are met. */
export const conflictCopy = {
  title: 'Existen turnos programados en esta fecha',
  stay: (count: number) =>
    count === 1
      ? 'Este turno sigue en pie. Le avisamos al paciente que tu agenda cambió.'
      : `Estos ${count} turnos siguen en pie. Les avisamos a los pacientes que tu agenda cambió.`,
  cancel: (count: number) =>
    count === 1
      ? 'Este turno se cancela y se le avisa al paciente.'
      : `Estos ${count} turnos se cancelan y se les avisa a los pacientes.`,
  list: 'Turnos afectados',
  confirm: 'Confirmar',
  back: 'Volver',
} as const;

/** Texts of the exceptions. */
export const exceptionsCopy = {
  title: 'Excepciones',
  intro: 'Lo que un día es distinto de tu semana.',
  none: 'No tenés horarios bloqueados ni feriados en los que atiendas.',
  list: 'Tus excepciones',
  kinds: { BLOCKED: 'Bloqueado', OPEN_HOLIDAY: 'Atendés el feriado' },
  block: 'Bloquear horario',
  blockTitle: 'Bloquear un horario',
  blockIntro: 'En ese horario no se dan turnos. Los que ya estén dados se cancelan.',
  blocked: 'El horario quedó bloqueado.',
  open: 'Atender este feriado',
  openTitle: (day: string) => `Atender el ${day}`,
  openIntro: 'Se abren los turnos de tu semana que caen en estas horas del feriado.',
  opened: 'Vas a atender ese feriado.',
  day: 'Día',
  from: 'Desde',
  to: 'Hasta',
  reason: 'Motivo',
  reasonHint: 'Solo lo ves vos.',
  save: 'Guardar',
  back: 'Volver',
  remove: 'Eliminar',
  of: (act: string, what: string) => `${act}: ${what}`,
  removeQuestion: '¿Eliminar esta excepción?',
  removed: 'La excepción quedó eliminada.',
  removeFailed: 'Ocurrió un error eliminando la excepción',
  removeConflict: 'Hay turnos dados en ese horario. Cancelalos o cambialos de hora primero.',
  holidays: 'Próximos feriados',
  holidaysHint: 'En los feriados nacionales no se dan turnos, salvo que los atiendas.',
  noHolidays: 'No hay feriados en los próximos meses.',
} as const;
