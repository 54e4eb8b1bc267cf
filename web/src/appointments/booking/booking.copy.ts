import { withArticle, withCapitalArticle } from '@app/contract/kernel';

/** Texts of booking an appointment. */
export const bookingCopy = {
  title: 'Programar un turno',
  profileFailed: 'Ocurrió un error al obtener datos del paciente',
  who: '¿Para quién es el turno?',
  you: 'Vos',
  noProfile: 'Faltan completar sus datos.',
  specialty: 'Especialidad',
  anySpecialty: 'Todas',
  professional: 'Profesional',
  professionalsFailed: 'Ocurrió un error en la búsqueda de profesionales',
  verifiedOf: (professional: string) => `Qué se verificó de ${withArticle(professional)}:`,
  nobody: 'No hay profesionales que den turnos de esta especialidad.',
  next: (when: string) => `Próximo turno: ${when}`,
  noNext: 'Sin horarios libres por ahora',
  none: (professional: string) =>
    `${withCapitalArticle(professional)} no tiene horarios libres en los próximos 31 días.`,
  reason: '¿Cuál es el motivo del turno?',
  reasonMissing: 'El motivo es requerido',
  chosen: (when: string, professional: string, who: string) =>
    `${when}, con ${withArticle(professional)}, para ${who}.`,
  byCoverage: 'Se atiende por su cobertura.',
  privately: 'Se atiende en forma particular.',
  privatelyFor: (price: string) => `Se atiende en forma particular y cuesta ${price}.`,
  confirm: 'Confirmar',
  confirmReason: 'Elegí una hora y escribí el motivo.',
  booked: (when: string) => `Tu turno es el ${when}.`,
  bookedBefore:
    'El turno que pediste antes sí quedó reservado: está en Mis turnos. No reservamos otro.',
  bookFailed: 'Ocurrió un error al programar el turno',
  bookUnknown:
    'No sabemos si el turno quedó reservado. Volvé a confirmar: si ya está, te lo mostramos y no se reserva otro.',
  wait: 'Avisame si se libera',
  waitReason: 'Escribí el motivo del turno.',
  waitDetail: 'Si se libera una hora te avisamos, y te la guardamos media hora.',
  anybody: (specialty: string) => `Me sirve cualquier profesional de ${specialty}`,
  waiting: 'Te avisamos cuando se libere un turno.',
  waitFailed: 'Ocurrió un error al anotarte en la lista de espera',
} as const;
