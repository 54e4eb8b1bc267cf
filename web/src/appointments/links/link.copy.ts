import type { LinkedAppointment } from '@app/contract/appointments';
import { withArticle } from '@app/contract/kernel';

type Act = LinkedAppointment['act'];

/** Texts of the page of a mailed link. */
export const linkCopy = {
  title: 'Tu turno',
  greeting: (name: string) => (name ? `Turno de ${name}` : 'Turno'),
  when: (when: string, professional: string) => `${when}, con ${withArticle(professional)}`,
  zone: 'La hora es la de Argentina.',
  press: { CONFIRM: 'Confirmar turno', CANCEL: 'Cancelar turno' } satisfies Record<Act, string>,
  done: {
    CONFIRM: 'Listo: confirmaste el turno. Te esperamos.',
    CANCEL: 'Listo: cancelaste el turno.',
  } satisfies Record<Act, string>,
  isConfirmed: 'Este turno ya está confirmado.',
  isCancelled: 'Este turno ya está cancelado.',
  isFinished: 'Este turno ya terminó.',
  cannotAttend:
    'Este profesional no puede atender por ahora. La clínica te va a avisar qué pasa con el turno: no hace falta que lo confirmes.',
  invalid: 'Este enlace ya no sirve',
  invalidDetail:
    'Puede que se haya usado, que sea viejo o que esté incompleto. Tus turnos están en tu cuenta.',
  logIn: 'Iniciar sesión',
  appointments: 'Ver mis turnos',
  failed: 'No pudimos abrir el enlace',
  useFailed: { CONFIRM: 'No pudimos confirmar el turno', CANCEL: 'No pudimos cancelar el turno' },
} as const;
