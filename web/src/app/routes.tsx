import type { RouteObject } from 'react-router';
import { LoginScreen } from '../accounts/login/login-screen.tsx';
import { isDevelopment } from '../lib/settings.ts';
import { ErrorPage, NotFoundPage } from './error-pages.tsx';
import { fetchWhenIdle, type LoadPart, type Part } from './fetch-when-idle.ts';
import { anybody, anyRole, rolesOnly, strangersOnly } from './guards.ts';
import { PublicLayout } from './layouts/public-layout.tsx';
import { Root, Starting } from './root.tsx';

/** One screen, fetched when somebody goes there: `screen('/ayuda', async () => (await import('../help/help-screen.tsx')).HelpScreen)`. */
const screen = (path: string, load: LoadPart): RouteObject => ({
  path,
  handle: { load } satisfies Part,
  lazy: async () => ({ Component: await load() }),
});

/** Screens that share a frame, fetched with the first of them. */
const framed = (load: LoadPart, children: RouteObject[]): RouteObject => ({
  handle: { load } satisfies Part,
  lazy: async () => ({ Component: await load() }),
  children,
});

const landing = async () => (await import('./screens/landing-screen.tsx')).LandingScreen;

/** Light public screens: no query cache; the login must open on a slow telephone. */
const lightScreens: RouteObject[] = [
  screen('/', landing),
  screen('/logout', landing),
  // Part of the first page: one file compresses better, and opens sooner, than a dozen.
  { path: '/login', Component: LoginScreen },
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

/** Public screens for strangers: signup, recovery, activation. */
const strangerScreens: RouteObject[] = [
  screen(
    '/signup/:id_token?',
    async () => (await import('../accounts/registration/signup-screen.tsx')).PatientSignupScreen,
  ),
  screen(
    '/signup-profesional',
    async () =>
      (await import('../accounts/registration/signup-screen.tsx')).ProfessionalSignupScreen,
  ),
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

/** Public screens for everybody, logged in or not: the terms. */
const openScreens: RouteObject[] = [
  screen(
    '/terminos-y-condiciones',
    async () => (await import('../consents/terms-screen.tsx')).TermsScreen,
  ),
  screen('/verificar', async () => (await import('../documents/verify-screen.tsx')).VerifyScreen),
];

/** Screens of every role: profile, password, help, notifications. */
const accountScreens: RouteObject[] = [
  screen('/ayuda', async () => (await import('../help/help-screen.tsx')).HelpScreen),
  screen(
    '/preguntas-frecuentes',
    async () => (await import('../help/help-screen.tsx')).FrequentQuestionsScreen,
  ),
  screen(
    '/seguridad',
    async () => (await import('../accounts/sessions/security-screen.tsx')).SecurityScreen,
  ),
  screen(
    '/actualizar-contrasenia',
    async () =>
      (await import('../accounts/passwords/change-password-screen.tsx')).ChangePasswordScreen,
  ),
  screen(
    '/notificaciones',
    async () => (await import('../notifications/notifications-screen.tsx')).NotificationsScreen,
  ),
  screen(
    '/registro-completo',
    async () => (await import('./screens/profile-screen.tsx')).ProfileScreen,
  ),
];

/** The patient's screens. */
const patientScreens: RouteObject[] = [
  screen(
    '/accesos-a-mi-historia',
    async () => (await import('../record-access/access-screen.tsx')).AccessScreen,
  ),
  screen('/mi-plan', async () => (await import('../coverage/plan-screen.tsx')).PlanScreen),
  screen(
    '/grupo-familiar',
    async () => (await import('../family-group/group-screen.tsx')).GroupScreen,
  ),
  screen(
    '/nuevo-miembro-familiar',
    async () => (await import('./screens/new-member-screen.tsx')).NewMemberScreen,
  ),
  screen(
    '/paciente/mis-recetas',
    async () => (await import('../prescriptions/prescriptions-screen.tsx')).PrescriptionsScreen,
  ),
  screen(
    '/paciente/consultas/:queueId',
    async () => (await import('../clinical-history/summary-screen.tsx')).SummaryScreen,
  ),
];

/** The patient's screens without header and bars: waiting room and call. */
const patientBareScreens: RouteObject[] = [
  screen('/paciente', async () => (await import('./screens/patient-screen.tsx')).PatientScreen),
  screen(
    '/paciente/videollamada',
    async () => (await import('./screens/patient-video-screen.tsx')).PatientVideoScreen,
  ),
];

/** The professional's screens. */
const professionalScreens: RouteObject[] = [
  screen(
    '/historia-clinica',
    async () => (await import('./screens/histories-screen.tsx')).HistoriesScreen,
  ),
  screen(
    '/historia-clinica/:id/consultas/:consultationId',
    async () => (await import('../consultations/edit/edit-record-screen.tsx')).EditRecordScreen,
  ),
  screen(
    '/profesional',
    async () => (await import('./screens/professional-screen.tsx')).ProfessionalScreen,
  ),
];

/** The professional's screens without rail: call and record, history opened beside it. */
const professionalBareScreens: RouteObject[] = [
  screen(
    '/historia-clinica/:id',
    async () => (await import('./screens/history-detail-screen.tsx')).HistoryDetailScreen,
  ),
  screen(
    '/profesional/videollamada',
    async () => (await import('./screens/professional-video-screen.tsx')).ProfessionalVideoScreen,
  ),
];

/** Back-office (`/admin`). */
const adminScreens: RouteObject[] = [];

/** The pharmacy's console (`/farmacia`). */
const pharmacyScreens: RouteObject[] = [];

/** For developers only. */
const developerScreens: RouteObject[] = isDevelopment()
  ? [screen('/dev/ui', async () => (await import('./dev-ui/dev-ui-screen.tsx')).DevUiScreen)]
  : [];

const withQueries = async () => (await import('./layouts/with-queries.tsx')).WithQueries;
const openLayout = async () => (await import('./layouts/open-layout.tsx')).OpenLayout;
const accountLayout = async () => (await import('./layouts/account-layout.tsx')).AccountLayout;
const patientLayout = async () => (await import('./layouts/patient-layout.tsx')).PatientLayout;
const professionalLayout = async () =>
  (await import('./layouts/professional-layout.tsx')).ProfessionalLayout;
const staffLayout = async () => (await import('./layouts/staff-layout.tsx')).StaffLayout;

/** Screens for some people only; once they are in, the rest of their screens is fetched too. */
const guarded = (admit: () => Promise<null>, children: RouteObject[]): RouteObject => ({
  loader: async () => {
    const admitted = await admit();
    fetchWhenIdle(children);
    return admitted;
  },
  children,
});

/** Every screen of the product, by who may see it. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: ErrorPage,
    HydrateFallback: Starting,
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [
          { Component: PublicLayout, children: [guarded(strangersOnly, lightScreens)] },
          framed(withQueries, [
            { Component: PublicLayout, children: [guarded(strangersOnly, strangerScreens)] },
            { loader: anybody, children: [framed(openLayout, openScreens)] },
            guarded(anyRole, [framed(accountLayout, accountScreens)]),
            guarded(rolesOnly('PATIENT'), [
              framed(patientLayout, patientScreens),
              ...patientBareScreens,
            ]),
            guarded(rolesOnly('PROFESSIONAL'), [
              framed(professionalLayout, professionalScreens),
              ...professionalBareScreens,
            ]),
            guarded(rolesOnly('ADMIN', 'MEDICAL_DIRECTOR'), [framed(staffLayout, adminScreens)]),
            guarded(rolesOnly('PHARMACY'), [framed(staffLayout, pharmacyScreens)]),
            ...developerScreens,
          ]),
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
];
