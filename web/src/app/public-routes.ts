import type { RouteObject } from 'react-router';
import { LoginScreen } from '../accounts/login/login-screen.tsx';
import { screen } from './screen-routes.ts';

const signup = async () =>
  (await import('../accounts/registration/signup-screen.tsx')).SignupScreen;
const landing = async () => (await import('./screens/landing/landing-screen.tsx')).LandingScreen;

/** Public screens without a query cache: the login must open fast on a slow telephone. */
export const lightScreens: RouteObject[] = [
  screen('/', landing),
  screen('/logout', landing),
  // Part of the first page: a single file compresses better and opens sooner than a dozen.
  { path: '/login', Component: LoginScreen },
];

/** Steps of a login with Google, also without a query cache. */
export const socialScreens: RouteObject[] = [
  screen(
    '/authorizeredirect',
    async () =>
      (await import('../accounts/social/authorize-redirect-screen.tsx')).AuthorizeRedirectScreen,
  ),
  screen(
    '/gmail/callback',
    async () => (await import('../accounts/social/gmail-callback-screen.tsx')).GmailCallbackScreen,
  ),
];

/** Public screens for people without a session: signup, recovery, activation. */
export const strangerScreens: RouteObject[] = [
  screen('/signup/:id_token?', signup),
  screen('/signup-profesional', signup),
  screen(
    '/cuenta-creada',
    async () =>
      (await import('../accounts/registration/account-created-screen.tsx')).AccountCreatedScreen,
  ),
  screen(
    '/activate',
    async () => (await import('../accounts/registration/activated-screen.tsx')).ActivatedScreen,
  ),
  screen(
    '/recuperar-clave',
    async () => (await import('../accounts/passwords/recover-screen.tsx')).RecoverScreen,
  ),
  screen(
    '/correo-enviado',
    async () => (await import('../accounts/passwords/mail-sent-screen.tsx')).MailSentScreen,
  ),
  screen(
    '/reset/finish',
    async () => (await import('../accounts/passwords/reset-screen.tsx')).FinishResetScreen,
  ),
  screen(
    '/clave-restaurada',
    async () =>
      (await import('../accounts/passwords/password-restored-screen.tsx')).PasswordRestoredScreen,
  ),
  screen(
    '/activation/finish',
    async () =>
      (await import('../accounts/registration/activation-screen.tsx')).FinishActivationScreen,
  ),
];

/** Screens of mailed links, which may be opened on a device where somebody is logged in. */
export const linkScreens: RouteObject[] = [
  screen(
    '/correo-nuevo',
    async () =>
      (await import('../accounts/email-change/confirm-email-screen.tsx')).ConfirmEmailScreen,
  ),
  screen(
    '/correo-anterior',
    async () => (await import('../accounts/email-change/undo-email-screen.tsx')).UndoEmailScreen,
  ),
  screen(
    '/telefono-anterior',
    async () =>
      (await import('../accounts/telephone-change/undo-telephone-screen.tsx')).UndoTelephoneScreen,
  ),
  screen(
    '/cuenta-propia',
    async () => (await import('../accounts/registration/own-account-screen.tsx')).OwnAccountScreen,
  ),
];

/** Public screens for everybody, logged in or not. */
export const openScreens: RouteObject[] = [
  screen(
    '/terminos-y-condiciones',
    async () => (await import('../consents/terms-screen.tsx')).TermsScreen,
  ),
  screen('/turno', async () => (await import('../appointments/links/link-screen.tsx')).LinkScreen),
  screen(
    '/matricula/:id',
    async () => (await import('../licence-verification/licence-screen.tsx')).LicenceScreen,
  ),
  screen(
    '/receta',
    async () => (await import('../prescriptions/links/link-screen.tsx')).PrescriptionLinkScreen,
  ),
  screen('/verificar', async () => (await import('../documents/verify-screen.tsx')).VerifyScreen),
];
