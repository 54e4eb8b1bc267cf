import type { AccountsProblem } from '@app/contract/accounts';
import { accountsCopy } from '../accounts.copy.ts';

/** Texts of sign-up and activation, with those that all forms of accounts share. */
export const signupCopy = {
  ...accountsCopy,
  createAccountFor: {
    PATIENT: 'Crear cuenta de paciente',
    PROFESSIONAL: 'Crear cuenta de profesional',
  },
  audienceQuestion: '¿Para quién es la cuenta?',
  audience: { PATIENT: 'Soy paciente', PROFESSIONAL: 'Soy profesional de la salud' },
  stepOf: (step: number) => `Paso ${step} de 2`,
  emailHint: 'Te vamos a mandar un correo: desde ahí activás la cuenta y confirmás la contraseña.',
  doubt: (meant: string) => `¿Quisiste escribir ${meant}? Si el tuyo está bien, seguí.`,
  useMeant: 'Corregirlo',
  passwordHint: { PATIENT: 'Al menos 6 caracteres.', PROFESSIONAL: 'Al menos 10 caracteres.' },
  newPassword: 'Contraseña nueva',
  repeatPassword: 'Repetir contraseña',
  next: 'Continuar',
  haveAccount: 'Ya tengo cuenta',
  idNumber: 'DNI',
  idNumberHint: 'Con o sin puntos. Ejemplo: 30.123.456',
  role: { PATIENT: 'Paciente', PROFESSIONAL: 'Profesional' },
  acceptTerms: 'Leí y acepto los',
  terms: 'términos y condiciones',
  submit: 'Crear Cuenta',
  missing: 'Completá el DNI y aceptá los términos para crear la cuenta.',
  created: '¡Cuenta creada exitosamente!',
  createdTitle: 'Revisá tu correo',
  createdDetail:
    'El enlace es para elegir tu contraseña y activar la cuenta. Sirve durante 24 horas y podés abrirlo en cualquier dispositivo.',
  activateFirst: (email: string) =>
    `Tu cuenta todavía no está activa: abrí el enlace que enviamos a ${email} y elegí tu contraseña.`,
  createdSpam: 'Te enviamos un correo con un enlace. Si no llega en 5 minutos, revisá Spam.',
  activateTitle: 'Activá tu cuenta',
  activateDetail: 'Elegí la contraseña con la que vas a ingresar.',
  activate: 'Activar mi cuenta',
  activated: 'Tu cuenta está activa',
  activatedDetail: 'Ya podés ingresar con tu correo y tu contraseña.',
  alreadyActive:
    'Si ya elegiste tu contraseña, tu cuenta está activa: ingresá con tu correo y esa contraseña.',
  askAgain: 'Pedir un enlace nuevo',
  signupFault: 'Error durante la registración, por favor revise los datos ingresados.',
  activationFault: 'Ocurrió un error activando la cuenta',
  passwordFault: 'Ocurrió un error guardando la contraseña',
} as const;

/** Texts for a dependant who opens their own account with the mailed link. */
export const ownAccountCopy = {
  title: 'Abrí tu cuenta',
  detail: (email: string) =>
    `Vas a ingresar con ${email}. Escribí tu DNI y elegí una contraseña que sepas solo vos.`,
  idNumber: 'Tu DNI',
  missing: 'Aceptá los términos para abrir la cuenta.',
  submit: 'Abrir mi cuenta',
  fault: 'No pudimos abrir la cuenta. Probá de nuevo.',
  ended: 'El enlace está incompleto, ya se usó o venció.',
  brokenDetail: 'El titular de tu grupo familiar puede pedir otro desde Mi grupo familiar.',
  openedTitle: 'Tu cuenta está abierta',
  opened:
    'Ingresá con tu correo y tu contraseña. En Mis consultas y Mis recetas está lo de antes, también lo que elegiste no compartir.',
  otherSession:
    'En este dispositivo está abierta la sesión de otra persona. Para ingresar, cerrala antes o usá otro dispositivo.',
  enter: 'Ingresar',
} as const;

/** Messages of signup and activation, verbatim from the specification. */
export const signupMessages = {
  'terms.required': 'Tenés que aceptar los términos y condiciones',
  'email.required': 'El email es requerido',
  'email.invalid': 'Debes ingresar un email válido',
  'password.required': 'La contraseña es requerida',
  'password.too-short': 'Debes ingresar al menos 6 caracteres',
  'password.too-short-professional': 'Debes ingresar al menos 10 caracteres',
  'password.too-long': 'La contraseña no puede superar los 128 caracteres',
  'password.common': 'Esa clave es muy común. Elegí otra.',
  'confirmation.required': 'La confirmación de la contraseña es requerida',
  'confirmation.different': 'Las contraseñas no coinciden',
  'id_number.required': 'El DNI es requerido',
  'id_number.invalid': 'Ingresa un DNI válido',
} as const;

/** Messages for refusals. */
export const accountsProblemMessage = {
  'accounts.bad-credentials': accountsCopy.loginFailed,
  'accounts.not-activated': accountsCopy.disabled,
  'accounts.disabled': accountsCopy.disabled,
  'accounts.too-many-logins': accountsCopy.crowded,
  'accounts.too-many-from-network': accountsCopy.busyNetwork('en unos minutos'),
  'accounts.key-invalid': 'El enlace ya se usó o venció. Pedí uno nuevo.',
  'accounts.password-too-short': signupMessages['password.too-short'],
  'accounts.password-common': signupMessages['password.common'],
  'accounts.password-unchanged': 'Esa es tu contraseña actual. Elegí otra.',
  'accounts.wrong-password': 'La contraseña no es correcta.',
  'accounts.wrong-code': 'El código no es correcto.',
  'accounts.code-required': 'Ingresá un código de tu celular.',
  'accounts.social-refused': 'No pudimos confirmar tu cuenta de Google. Probá de nuevo.',
  'accounts.social-unavailable': 'Google no responde. Probá de nuevo en unos minutos.',
  'accounts.already-registered': 'Tu cuenta ya tiene un DNI.',
  'accounts.email-unchanged': 'Ya usás ese correo.',
  'accounts.email-in-use': 'Ya hay otra cuenta con ese correo. Si las dos son tuyas, escribinos.',
  'accounts.second-factor-exists': 'El segundo factor ya está activado.',
  'accounts.second-factor-missing': 'El segundo factor no está activado.',
  'accounts.second-factor-required': 'Tu institución pide el segundo factor: no se puede quitar.',
  'own-account.wrong-id-number':
    'Ese DNI no es el de la persona de este enlace. Revisalo: son pocos los intentos.',
} as const satisfies Record<AccountsProblem | 'own-account.wrong-id-number', string>;
