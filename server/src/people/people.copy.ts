/** Notifications and mails to professionals about their verification. */
export const verificationCopy = {
  profile: 'Ver mi perfil',
  verified: {
    subject: 'Tu matrícula está verificada',
    text: 'Ya podés atender en la guardia y por turnos.',
  },
  observed: (observation: string) => ({
    subject: 'Hay algo para corregir en tu perfil',
    text: `${observation} Corregilo en tu perfil y guardá: lo revisamos de nuevo.`,
  }),
  suspended: {
    subject: 'Tu habilitación está suspendida',
    text: 'Por ahora no podés atender ni recetar. Si querés saber por qué, escribinos.',
  },
  lifted: {
    subject: 'Terminó la suspensión de tu habilitación',
    text: 'Mirá en tu perfil si tu matrícula está verificada o si la estamos revisando.',
  },
};
