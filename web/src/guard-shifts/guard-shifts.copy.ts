import { type GuardShiftsProblem, SHIFT_STEP_MINUTES } from '@app/contract/guard-shifts';
import { writtenDay } from '@app/contract/kernel';

/** Texts of the weekly shifts of the guard. */
export const shiftsCopy = {
  lead: 'De estos turnos sale lo que los pacientes leen: cuándo atiende la guardia y cuándo vuelve.',
  week: 'Turnos de la semana',
  add: 'Agregar turno',
  failed: 'No pudimos leer los turnos de guardia',
  none: 'No hay turnos de guardia',
  noneDetail: 'Mientras no haya turnos, no prometemos horarios a los pacientes.',
  free: 'Sin turnos',
  nextDay: 'del día siguiente',
  until: (day: string) => `hasta el ${writtenDay(day)}`,
  fromDay: (day: string) => `desde el ${writtenDay(day)}`,
  notOnHolidays: 'no en feriados',
  change: 'Cambiar este turno',
  titleNew: 'Nuevo turno de guardia',
  titleChange: 'Cambiar turno de guardia',
  professional: 'Profesional',
  professionalHint: 'Quienes tienen la matrícula verificada.',
  noProfessionals: 'Todavía no hay profesionales con la matrícula verificada.',
  specialty: 'Especialidad',
  weekday: 'Día',
  hour: 'Hora',
  from: 'Desde',
  to: 'Hasta',
  toHint: 'Si Hasta es antes o igual que Desde, termina al día siguiente.',
  validFrom: 'Vale desde',
  validUntil: 'Vale hasta',
  onHolidays: 'Atiende también los feriados',
  save: 'Guardar',
  saved: 'Guardamos el turno y le avisamos al profesional.',
  failedSaving: 'No pudimos guardar el turno. Probá de nuevo.',
  end: 'Terminar turno',
  endQuestion: '¿Terminar este turno de guardia?',
  endDetail: 'Deja de repetirse desde hoy, y le avisamos al profesional.',
  ended: 'El turno terminó.',
} as const;

export const shiftMessages = {
  professionalId: 'Elegí el profesional',
  specialtyId: 'Elegí la especialidad',
  weekday: 'Elegí el día',
  'hour.required': 'Elegí la hora',
  'hour.step': `La hora va de a ${SHIFT_STEP_MINUTES} minutos`,
  'to.midnight': 'Para terminar a medianoche elegí 24:00',
  'day.invalid': 'Ingresá una fecha válida',
  'validUntil.order': 'Tiene que ser igual o posterior a Vale desde',
  'guard-shifts.not-found': 'Ese turno ya no está',
  'guard-shifts.overlap': 'Ese profesional ya tiene un turno en ese horario',
  'guard-shifts.not-verified': 'Ese profesional no puede atender: revisá su matrícula en Personas',
  'guard-shifts.specialty': 'No atiende esa especialidad en la guardia',
  'guard-shifts.over': 'Ese período ya terminó',
  'guard-shifts.changed-meanwhile':
    'Otra persona lo cambió mientras lo editabas. Cerralo y volvé a abrirlo para ver cómo quedó.',
} as const;

/** The field at which a refusal of the server is shown. */
export const refusedFields: Record<
  GuardShiftsProblem,
  'professionalId' | 'specialtyId' | 'from' | 'validUntil'
> = {
  'guard-shifts.not-found': 'from',
  'guard-shifts.overlap': 'from',
  'guard-shifts.not-verified': 'professionalId',
  'guard-shifts.specialty': 'specialtyId',
  'guard-shifts.over': 'validUntil',
  'guard-shifts.changed-meanwhile': 'from',
};
