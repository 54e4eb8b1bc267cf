import {
  type AgendaKind,
  type AvailabilityProblem,
  EXCEPTION_REASON_MAX,
  SCHEDULE_DAYS,
  SCHEDULE_DAYS_MAX,
  SLOT_MINUTES,
} from '@app/contract/availability';
import { withArticle } from '@app/contract/kernel';
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
  empty: 'Todavía no hay horarios abiertos',
  emptyDetail: 'Cuando agregues uno, los pacientes van a tener turnos en esos días y horas.',
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
  typeHint: 'Lo que se atiende según el perfil.',
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
      ? 'No abre ningún turno: en ese período no cae ningún día elegido, o todo ese horario ya pasó, es feriado o está bloqueado.'
      : `Vas a abrir ${turns(count)}`,
  opensNothingYet: 'Elegí días y horas para ver cuántos turnos vas a abrir.',
  save: 'Guardar',
  saved: 'La disponibilidad quedó guardada.',
  back: 'Volver',
} as const;

/** Messages of refused fields, verbatim from the specification where it has them. */
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

/** Why a change was not saved: the specification's words, and additions. */
export const savingCopy = {
  failed: 'Ocurrió un error guardando la agenda',
  overlap: 'Ya existe una agenda para ese día/horario',
} as const;

/** Added to the specification's words if the cause is known. */
export const availabilityCauses: Partial<Record<string, string>> = {
  'availability.over': 'En ese período no queda ningún horario.',
  'availability.not-found': 'Ese horario ya no está en la agenda.',
  'availability.staff-guard': 'Tu agenda la define la dirección técnica.',
  'availability.office': 'Esta agenda la lleva el profesional.',
  'availability.not-verified':
    'El profesional no está habilitado para atender: no se le pueden abrir horarios.',
  'availability.insurer-not-attended': 'En el perfil no figura que se atienda a esos pacientes.',
  'availability.not-a-holiday': 'Ese día no es feriado nacional.',
  'availability.conflict': 'Hay turnos dados en ese horario.',
} satisfies Partial<Record<AvailabilityProblem, string>>;

/** Texts of the confirmation if appointments are affected. */
export const conflictCopy = {
  title: 'Existen turnos programados en esta fecha',
  stay: (count: number) =>
    count === 1
      ? 'Este turno sigue en pie. Le avisamos al paciente que la agenda cambió.'
      : `Estos ${count} turnos siguen en pie. Les avisamos a los pacientes que la agenda cambió.`,
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
  intro: 'Lo que un día es distinto del resto de la semana.',
  none: 'No hay horarios bloqueados ni feriados en los que se atienda.',
  list: 'Excepciones',
  kinds: { BLOCKED: 'Bloqueado', OPEN_HOLIDAY: 'Se atiende el feriado' },
  block: 'Bloquear horario',
  blockTitle: 'Bloquear un horario',
  blockIntro: 'En ese horario no se dan turnos. Los que ya estén dados se cancelan.',
  blocked: 'El horario quedó bloqueado.',
  open: 'Atender este feriado',
  openMore: 'Atender más horas',
  openFrom: (from: string, to: string) => `Se atiende de ${from} a ${to}`,
  opens: (count: number) => (count === 1 ? 'Abre un turno.' : `Abre ${count} turnos.`),
  opensNothing:
    'No abre ningún turno: la semana no tiene horarios a esas horas. Agregá disponibilidad para ese día.',
  openTitle: (day: string) => `Atender el ${day}`,
  openIntro: 'Se abren los turnos de la semana que caen en estas horas del feriado.',
  opened: 'Ese feriado se atiende.',
  day: 'Día',
  from: 'Desde',
  to: 'Hasta',
  reason: 'Motivo',
  /** By who manages the agenda and so writes it. */
  reasonHint: {
    OFFICE: 'Solo lo ves vos.',
    STAFF_GUARD: 'Lo leen el profesional y el personal de la clínica.',
  } satisfies Record<AgendaKind, string>,
  save: 'Guardar',
  back: 'Volver',
  remove: 'Eliminar',
  of: (act: string, what: string) => `${act}: ${what}`,
  removeQuestion: '¿Eliminar esta excepción?',
  removed: 'La excepción quedó eliminada.',
  removeFailed: 'Ocurrió un error eliminando la excepción',
  removeConflict: 'Hay turnos dados en ese horario. Cancelalos o cambialos de hora primero.',
  holidays: 'Próximos feriados',
  holidaysHint: 'En los feriados nacionales no se dan turnos, salvo que se atiendan.',
  noHolidays: 'No hay feriados en los próximos meses.',
} as const;

/** Texts of a professional's agenda, for staff. */
export const staffAgendaCopy = {
  back: 'Volver a la ficha',
  title: 'Agenda',
  of: (name: string) => `Agenda de ${withArticle(name)}`,
  failed: 'No pudimos leer la agenda.',
  nobody: 'Esta cuenta no es de un profesional: no tiene agenda.',
  keeper: {
    OFFICE: 'Esta agenda la lleva el profesional: abre y cierra sus horarios.',
    STAFF_GUARD:
      'Esta agenda la lleva la dirección técnica: abre y cierra los horarios. El profesional los ve.',
  } satisfies Record<AgendaKind, string>,
  handOver: {
    STAFF_GUARD: {
      act: 'Llevarla desde la dirección',
      question: '¿Llevar esta agenda desde la dirección técnica?',
      detail: (name: string) =>
        `Los horarios de ${withArticle(name)} quedan como están, y desde ahora los abre y los cierra la dirección técnica. Le avisamos.`,
      done: 'La agenda la lleva la dirección técnica.',
    },
    OFFICE: {
      act: 'Devolvérsela al profesional',
      question: '¿Devolver esta agenda al profesional?',
      detail: (name: string) =>
        `Los horarios quedan como están, y desde ahora los abre y los cierra ${withArticle(name)}. Le avisamos.`,
      done: 'La agenda la lleva el profesional.',
    },
  } satisfies Record<AgendaKind, object>,
  handOverFailed: 'No se hizo el cambio',
} as const;

/** Texts of the proof of identity. */
export const proofCopy = { purpose: 'Para cambiar la agenda', confirm: 'Confirmar' } as const;
