import type { OwnAccountProblem } from '@app/contract/own-account';

/** Texts of requesting an account for a member. */
export const ownAccountCopy = {
  title: 'Cuenta propia',
  intro:
    'Desde los 16 años cada persona de tu grupo puede entrar con su propia cuenta, con la historia clínica que ya tiene. La contraseña la elige y la conoce solo esa persona.',
  failed: 'No pudimos leer si se puede pedir una cuenta propia.',
  ask: 'Pedir su cuenta propia',
  askAgain: 'Pedirla de nuevo',
  askFor: (name: string) => `Pedir su cuenta propia: ${name}`,
  askAgainFor: (name: string) => `Pedirla de nuevo: ${name}`,
  asked: 'Pedida',
  askedDetail: (name: string) =>
    `La estamos viendo. Antes de darle la cuenta nos comunicamos con ${name}.`,
  mailed: 'Enlace enviado',
  mailedDetail: (name: string) =>
    `Le mandamos el enlace a su correo. Sirve durante 72 horas: ${name} lo abre con su DNI.`,
  dialogTitle: (name: string) => `La cuenta propia de ${name}`,
  steps: 'Cómo sigue',
  stepsOf: (name: string) => [
    `Nos comunicamos con ${name} y comprobamos su identidad.`,
    'Si todo está bien, le mandamos a su correo un enlace que sirve 72 horas.',
    `${name} abre la cuenta con su DNI y elige su contraseña.`,
  ],
  after: (name: string) =>
    `Desde entonces sus datos los cambia ${name}, y podés pedir atención en su nombre mientras lo acepte desde su cuenta. Lo que eligió no compartir con vos sigue siendo privado.`,
  afterOfMinor: (name: string) =>
    `Desde entonces sus datos los cambia ${name}. Hasta que cumpla 18 años podés seguir pidiendo atención en su nombre y usa el plan del grupo; después tiene que aceptarlo desde su cuenta. Lo que eligió no compartir con vos sigue siendo privado.`,
  email: (name: string) => `Correo de ${name}`,
  emailHint: 'Uno al que entre solo esa persona. Lo vamos a confirmar con ella.',
  send: 'Pedir la cuenta',
  sent: 'Pedimos la cuenta. Te avisamos cuando haya novedades.',
  sendFailed: 'No pudimos pedir la cuenta. Probá de nuevo.',
} as const;

/** Messages of the field. */
export const ownAccountMessages = {
  'email.required': 'El email es requerido',
  'email.invalid': 'Debes ingresar un email válido',
} as const;

/** Messages of refusals. */
export const ownAccountProblems = {
  'own-account.too-young': 'Se puede pedir desde que cumple 16 años.',
  'own-account.exists': 'Ya tiene su propia cuenta.',
  'own-account.already-asked': 'Ya la pediste: la estamos viendo.',
} as const satisfies Partial<Record<OwnAccountProblem, string>>;
