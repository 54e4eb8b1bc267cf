/** Texts of the second factor and the open sessions. */
export const securityCopy = {
  title: 'Seguridad de la cuenta',
  password: 'Contraseña',
  changePassword: 'Actualizar contraseña',
  noPassword:
    'Ingresás con Google y tu cuenta no tiene contraseña. Para ponerle una, cerrá la sesión y entrá a Olvidé mi contraseña.',
  secondFactor: 'Segundo factor',
  whatItIs:
    'Además de la contraseña, al ingresar te pedimos un código que muestra tu celular. Así, aunque alguien sepa tu contraseña, no puede entrar.',
  isOn: 'Activado',
  isOff: 'Desactivado',
  turnOn: 'Activar segundo factor',
  turnOff: 'Quitar segundo factor',
  turnOffQuestion: '¿Quitar el segundo factor?',
  turnOffDetail: 'Para ingresar va a alcanzar con la contraseña.',
  demanded: 'Tu institución pide el segundo factor: no se puede quitar.',
  newCodes: 'Generar códigos nuevos',
  codesLeft: (count: number) =>
    count === 1
      ? 'Te queda 1 código de recuperación.'
      : `Te quedan ${count} códigos de recuperación.`,
  turnedOff: 'Quitaste el segundo factor.',
  purpose: 'Para cambiar la seguridad de tu cuenta',
  confirm: 'Confirmar',
  scan: 'Abrí en tu celular una aplicación de códigos (por ejemplo Google Authenticator, Microsoft Authenticator o Aegis) y escaneá esta imagen.',
  qr: 'Imagen para escanear con la aplicación de códigos',
  typeKey: 'Si no podés escanear, escribí esta clave en la aplicación:',
  firstCode: 'Escribí el código que muestra ahora la aplicación.',
  activate: 'Activar',
  codes: 'Códigos de recuperación',
  codesOnce:
    'Guardá estos códigos: no los vas a volver a ver. Si perdés el celular, cada uno te deja entrar una vez.',
  codesFile: (brand: string) =>
    `Códigos de recuperación de ${brand}. Cada uno sirve una sola vez. Guardalos en un lugar seguro.`,
  copy: 'Copiar',
  copied: 'Códigos copiados.',
  download: 'Descargar',
  kept: 'Ya los guardé',
  fault: 'Ocurrió un error. Probá de nuevo.',
  stepTitle: 'Ingresá el código',
  stepDetail: 'Tu contraseña es correcta. Falta el código de tu celular.',
  enrolTitle: 'Activá el segundo factor',
  enrolDetail:
    'Para atender en esta institución hace falta un segundo factor. Se hace una sola vez.',
  continue: 'Ingresar',
  sessions: 'Sesiones abiertas',
  sessionsFault: 'No pudimos leer tus sesiones',
  thisDevice: 'Este dispositivo',
  otherDevice: 'Otro dispositivo',
  lastUse: (when: string) => `Último uso: ${when}`,
  since: (when: string) => `Abierta el ${when}`,
  remembered: 'Recordada 30 días',
  close: 'Cerrar',
  closeNamed: (device: string) => `Cerrar la sesión de ${device}`,
  closeOthers: 'Cerrar las demás',
  closeOthersQuestion: '¿Cerrar las demás sesiones?',
  closeOthersDetail: 'En los otros dispositivos vas a tener que ingresar de nuevo.',
  closed: 'Cerramos la sesión.',
  othersClosed: 'Cerramos las demás sesiones.',
  noOthers: 'No hay otras sesiones abiertas.',
} as const;

/** Messages of the code field. */
export const codeMessages = {
  'code.required': 'Ingresá el código.',
  'code.invalid': 'El código tiene 6 dígitos; uno de recuperación, 10 letras y números.',
  'accounts.wrong-code': 'El código no es correcto.',
} as const;
