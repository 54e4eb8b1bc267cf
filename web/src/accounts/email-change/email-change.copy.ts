/** Texts of the change of an account's e-mail. */
export const emailChangeCopy = {
  title: 'Correo',
  current: (email: string) => `Ingresás con ${email}.`,
  change: 'Cambiar correo',
  newEmail: 'Correo nuevo',
  howItGoes:
    'Te mandamos un enlace al correo nuevo. Hasta que lo confirmes, seguís ingresando con el de siempre.',
  send: 'Enviar enlace',
  cancel: 'Cancelar',
  asked: 'Te enviamos un enlace al correo nuevo.',
  waiting: (email: string) => `Falta confirmar ${email}: abrí el enlace que mandamos ahí.`,
  until: (when: string) =>
    `El enlace sirve hasta el ${when}. Si no llega, mirá en el correo no deseado.`,
  other: 'Usar otro correo',
  withdraw: 'No cambiar el correo',
  withdrawn: 'Tu correo sigue siendo el de siempre.',
  noPassword:
    'Para cambiar el correo hace falta una contraseña. Para ponerle una a tu cuenta, cerrá la sesión y entrá a Olvidé mi contraseña.',
  purpose: 'Para cambiar el correo de tu cuenta',
  confirm: 'Confirmar',
  fault: 'No pudimos cambiar el correo. Probá de nuevo.',
  readFault: 'No pudimos leer si hay un cambio de correo en curso',
  confirmTitle: 'Confirmá tu correo nuevo',
  confirmDetail: (email: string) => `Desde que lo confirmes, ingresás con ${email}.`,
  confirmSubmit: 'Confirmar mi correo',
  confirmedTitle: 'Tu correo cambió',
  confirmed: 'Desde ahora ingresás con tu correo nuevo. Avisamos al anterior.',
  undoTitle: 'Volver a tu correo',
  undoDetail: (email: string) =>
    `Tu cuenta vuelve a ${email} y cerramos todas las sesiones. Hacelo si el cambio no lo pediste vos.`,
  undoEnded: (support: string) =>
    `El enlace está incompleto, ya se usó o venció. Si el cambio no lo pediste vos y tu cuenta sigue con el otro correo, escribinos a ${support}.`,
  undoFault: 'No pudimos volver a tu correo. Probá de nuevo.',
  undoSubmit: 'Volver a mi correo',
  undoneTitle: 'Volviste a tu correo',
  undone:
    'Cerramos todas las sesiones. Si el cambio no lo pediste vos, elegí una contraseña nueva: alguien pudo conocer la tuya.',
  enter: 'Ingresar',
} as const;
