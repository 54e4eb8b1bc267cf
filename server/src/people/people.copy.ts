import { escapeHtml } from '../platform/escape-html.ts';

/** Notifications to professionals about their verification. */
export const verificationCopy = {
  verified: {
    subject: 'Tu matrícula está verificada',
    description: 'Ya podés atender en la guardia y por turnos.',
  },
  observed: (observation: string) => ({
    subject: 'Hay algo para corregir en tu perfil',
    description: `${escapeHtml(observation)} Corregilo en tu perfil y guardá: lo revisamos de nuevo.`,
  }),
  suspended: {
    subject: 'Tu habilitación está suspendida',
    description: 'Por ahora no podés atender ni recetar. Si querés saber por qué, escribinos.',
  },
  lifted: {
    subject: 'Terminó la suspensión de tu habilitación',
    description: 'Mirá en tu perfil si tu matrícula está verificada o si la estamos revisando.',
  },
};
