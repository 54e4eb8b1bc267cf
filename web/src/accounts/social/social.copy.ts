import { signupCopy } from '../registration/signup.copy.ts';

/** Texts of the login with Google, with those that all forms of accounts share. */
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
