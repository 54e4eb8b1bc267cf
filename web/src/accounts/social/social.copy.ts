import { signupCopy } from '../registration/signup.copy.ts';

/** The words of coming by Google, with those they share with every form of accounts. */
export const socialCopy = {
  ...signupCopy,
  toGoogle: 'Ingresar con Google',
  fromGoogle: 'Ingresando con Google',
  opening: 'Un momento…',
  goHome: 'Ir al Inicio',
  socialFault: 'Ocurrió un error',
  callbackFault: (message: string) => `Error en callback de gmail: ${message}`,
  linked: 'Desde ahora también podés ingresar con Google.',
  linkFault: 'No pudimos vincular tu cuenta de Google. Probá de nuevo.',
} as const;
