import type { Role } from '@app/contract/accounts';

const ROLE_NAMES: Record<Role, string> = {
  PATIENT: 'paciente',
  PROFESSIONAL: 'profesional',
  ADMIN: 'administración',
  MEDICAL_DIRECTOR: 'dirección médica',
  PHARMACY: 'farmacia',
};

const isRegistered = (role: Role): boolean => role === 'PATIENT' || role === 'PROFESSIONAL';

const ONLY_THE_LATEST =
  'Si después llegó otro correo como este, usá el enlace del último: este ya no sirve.';
const LINK_LASTS =
  'El enlace sirve durante 24 horas y una sola vez; podés abrirlo en cualquier dispositivo.';

function leftSentence(recoveryCodes: number): string {
  if (recoveryCodes === 0) return 'No te queda ninguno: pedí otros en la seguridad de tu cuenta.';
  return recoveryCodes === 1 ? 'Te queda 1.' : `Te quedan ${recoveryCodes}.`;
}

/** Texts of the mails of accounts. */
export const accountMailCopy = {
  activationSubject: (brand: string) => `Activá tu cuenta de ${brand}`,
  activation: (brand: string, role: Role, idNumber: string | null) =>
    isRegistered(role)
      ? [
          `Alguien pidió crear una cuenta en ${brand} con este correo.`,
          `Es una cuenta de ${ROLE_NAMES[role]}${idNumber ? ` con el DNI terminado en ${idNumber.slice(-3)}` : ''}. ${ONLY_THE_LATEST}`,
          `Si fuiste vos, elegí tu contraseña para activarla. ${LINK_LASTS}`,
          'Si no fuiste vos, no hagas nada: sin este paso la cuenta no existe.',
        ]
      : [
          `El equipo de ${brand} creó una cuenta para vos con este correo.`,
          `Es una cuenta de ${ROLE_NAMES[role]}. ${ONLY_THE_LATEST}`,
          `Elegí tu contraseña para activarla. ${LINK_LASTS}`,
          'Si no la esperabas, no hagas nada y avisanos: sin este paso nadie puede usarla.',
        ],
  activationLink: 'Activar mi cuenta',
  alreadyRegisteredSubject: (brand: string) => `Ya tenés cuenta en ${brand}`,
  alreadyRegistered: (brand: string) => [
    `Alguien pidió crear una cuenta en ${brand} con este correo, pero ya tenés una.`,
    'Si fuiste vos, ingresá con tu contraseña. Si no la recordás, podés recuperarla desde la pantalla de ingreso.',
    'Si no fuiste vos, no hace falta que hagas nada.',
  ],
  loginLink: 'Ingresar',
  orCopy: 'Si el botón no funciona, copiá esta dirección en el navegador:',
  help: (email: string) => `¿Necesitás ayuda? Escribinos a ${email}.`,
  resetSubject: (brand: string) => `Recuperá tu contraseña de ${brand}`,
  reset: (brand: string) => [
    `Alguien pidió cambiar la contraseña de tu cuenta de ${brand}.`,
    'Si fuiste vos, elegí una contraseña nueva. El enlace sirve durante 30 minutos y una sola vez; podés abrirlo en cualquier dispositivo.',
    'Si no fuiste vos, no hagas nada: tu contraseña sigue siendo la misma.',
  ],
  resetLink: 'Elegir una contraseña nueva',
  passwordChangedSubject: (brand: string) => `Cambió tu contraseña de ${brand}`,
  passwordChanged: (brand: string) => [
    `La contraseña de tu cuenta de ${brand} cambió recién. Cerramos la sesión en los otros dispositivos.`,
    'Si fuiste vos, no hace falta que hagas nada. Si no fuiste vos, pedí una contraseña nueva ahora mismo y avisanos.',
  ],
  recoverLink: 'Recuperar mi cuenta',
  secondFactorOnSubject: (brand: string) => `Activaste el segundo factor en ${brand}`,
  secondFactorOn: (brand: string) => [
    `Desde ahora, para ingresar a tu cuenta de ${brand} te vamos a pedir también un código de tu celular.`,
    'Si no fuiste vos, cambiá tu contraseña ahora mismo y avisanos.',
  ],
  secondFactorOffSubject: (brand: string) => `Quitaste el segundo factor en ${brand}`,
  secondFactorOff: (brand: string) => [
    `Desde ahora, para ingresar a tu cuenta de ${brand} alcanza con la contraseña.`,
    'Si no fuiste vos, cambiá tu contraseña ahora mismo y avisanos.',
  ],
  recoveryCodeUsedSubject: (brand: string) =>
    `Usaste un código de recuperación de tu cuenta de ${brand}`,
  recoveryCodeUsed: (brand: string, left: number) => [
    `Recién se usó un código de recuperación en tu cuenta de ${brand}, en lugar del código del celular. ${leftSentence(left)}`,
    'Si no fuiste vos, cambiá tu contraseña ahora mismo y avisanos.',
  ],
  recoveryCodesRenewedSubject: (brand: string) =>
    `Tenés códigos de recuperación nuevos en ${brand}`,
  recoveryCodesRenewed: (brand: string) => [
    `Recién se pidieron códigos de recuperación nuevos para tu cuenta de ${brand}. Los anteriores ya no sirven.`,
    'Si no fuiste vos, cambiá tu contraseña ahora mismo y avisanos.',
  ],
  identityLinkedSubject: (brand: string) => `Vinculaste tu cuenta de Google con ${brand}`,
  identityLinked: (brand: string) => [
    `Desde ahora podés ingresar a ${brand} también con tu cuenta de Google.`,
    'Si no fuiste vos, cambiá tu contraseña ahora mismo y avisanos.',
  ],
  confirmEmailSubject: (brand: string) => `Confirmá tu nuevo correo de ${brand}`,
  confirmEmail: (brand: string) => [
    `Pediste usar este correo en tu cuenta de ${brand}.`,
    'Confirmalo para empezar a ingresar con él. El enlace sirve durante 24 horas y una sola vez; podés abrirlo en cualquier dispositivo.',
    'Si no fuiste vos, no hagas nada: sin este paso nada cambia.',
  ],
  confirmEmailLink: 'Confirmar mi correo',
  emailInUse: (brand: string) => [
    `Alguien pidió usar este correo en otra cuenta de ${brand}, pero ya tenés una con él. No cambiamos nada.`,
    'Si fuiste vos, ingresá con la cuenta que ya tenés. Si no fuiste vos, no hace falta que hagas nada.',
  ],
  emailChangedSubject: (brand: string) => `Cambió el correo de tu cuenta de ${brand}`,
  emailChanged: (brand: string) => [
    `Tu cuenta de ${brand} tiene otro correo desde recién. Con este ya no vas a poder ingresar.`,
    'Si fuiste vos, no hace falta que hagas nada. Si no fuiste vos, volvé atrás con el enlace: sirve durante 72 horas y cierra todas las sesiones.',
  ],
  undoEmailLink: 'Volver a mi correo',
  emailRestoredSubject: (brand: string) => `Tu cuenta de ${brand} vuelve a este correo`,
  emailRestored: (brand: string) => [
    `Volvimos atrás el cambio: ingresás a ${brand} otra vez con este correo. Cerramos todas las sesiones.`,
    'Si el cambio no lo pediste vos, elegí una contraseña nueva ahora mismo: alguien pudo conocer la tuya.',
  ],
  disabledSubject: (brand: string) => `Tu cuenta de ${brand} está desactivada`,
  disabled: (brand: string) => [
    `El equipo de ${brand} desactivó tu cuenta. Cerramos tus sesiones y por ahora no vas a poder ingresar.`,
    'Si creés que es un error o querés saber por qué, escribinos.',
  ],
  enabledSubject: (brand: string) => `Tu cuenta de ${brand} está activa otra vez`,
  enabled: (brand: string) => [
    `El equipo de ${brand} volvió a activar tu cuenta. Podés ingresar con tu contraseña de siempre.`,
  ],
  pseudonymisedSubject: (brand: string) => `Suprimimos los datos de tu cuenta de ${brand}`,
  pseudonymised: (brand: string) => [
    `Como pediste, cerramos tu cuenta de ${brand} y borramos tu correo, tu teléfono y tus formas de ingresar.`,
    'La ley 26.529 (artículo 18) nos obliga a guardar tu historia clínica diez años desde la última actuación. La guardamos bloqueada: nadie la usa para otra cosa, y podés pedir una copia cuando quieras.',
  ],
  sessionsEndedSubject: (brand: string) => `Cerramos tus sesiones de ${brand}`,
  sessionsEnded: (brand: string) => [
    `El equipo de ${brand} cerró las sesiones de tu cuenta en todos los dispositivos.`,
    'Podés ingresar de nuevo cuando quieras. Si pensás que alguien más conoce tu contraseña, cambiala.',
  ],
  secondFactorRemovedSubject: (brand: string) =>
    `Quitamos el segundo factor de tu cuenta de ${brand}`,
  secondFactorRemoved: (brand: string) => [
    `El equipo de ${brand} quitó el segundo factor de tu cuenta y cerró tus sesiones.`,
    'Si no lo pediste, cambiá tu contraseña ahora mismo y avisanos.',
  ],
  roleChangedSubject: (brand: string) => `Cambió tu cuenta de ${brand}`,
  roleChanged: (brand: string, role: Role) => [
    `Desde ahora tu cuenta de ${brand} es de ${ROLE_NAMES[role]}. Cerramos tus sesiones para que el cambio valga en todos lados.`,
    'Si no lo esperabas, avisanos.',
  ],
  securityLink: 'Ver la seguridad de mi cuenta',
  failedLoginsSubject: (brand: string) => `Intentos de ingreso a tu cuenta de ${brand}`,
  failedLogins: (brand: string) => [
    `Hubo varios intentos fallidos de ingresar a tu cuenta de ${brand}.`,
    'Si fuiste vos, esperá un momento y probá de nuevo. Si no fuiste vos, tu cuenta sigue protegida: te sugerimos usar una contraseña que no uses en otro lugar.',
  ],
};
