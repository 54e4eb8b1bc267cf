import type { RouteObject } from 'react-router';
import { isDevelopment } from '../lib/settings.ts';
import { screen } from './screen-routes.ts';

/** Screens of every role: profile, password, help, notifications. */
export const accountScreens: RouteObject[] = [
  screen('/ayuda', async () => (await import('../help/help-screen.tsx')).HelpScreen),
  screen(
    '/preguntas-frecuentes',
    async () => (await import('../help/help-screen.tsx')).FrequentQuestionsScreen,
  ),
  screen(
    '/seguridad',
    async () => (await import('./screens/own-security-screen.tsx')).OwnSecurityScreen,
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
export const patientScreens: RouteObject[] = [
  screen(
    '/accesos-a-mi-historia',
    async () => (await import('../record-access/access-screen.tsx')).AccessScreen,
  ),
  screen('/mi-plan', async () => (await import('./screens/plan-screen.tsx')).PatientPlanScreen),
  screen(
    '/mis-datos',
    async () => (await import('./screens/own-data-screen.tsx')).PatientDataScreen,
  ),
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
    async () =>
      (await import('./screens/patient-prescriptions-screen.tsx')).PatientPrescriptionsScreen,
  ),
  screen(
    '/paciente/mis-pedidos',
    async () => (await import('../pharmacy-orders/patient/orders-screen.tsx')).OrdersScreen,
  ),
  screen(
    '/paciente/mis-pedidos/:orderId',
    async () => (await import('./screens/patient-order-screen.tsx')).PatientOrderScreen,
  ),
  screen(
    '/paciente/mis-turnos',
    async () =>
      (await import('./screens/patient-appointments-screen.tsx')).PatientAppointmentsScreen,
  ),
  screen(
    '/paciente/nuevo-turno',
    async () => (await import('../appointments/booking/booking-screen.tsx')).BookingScreen,
  ),
  screen(
    '/paciente/mis-consultas',
    async () =>
      (await import('../clinical-history/own/own-consultations-screen.tsx')).OwnConsultationsScreen,
  ),
  screen(
    '/paciente/consultas/:queueId',
    async () => (await import('./screens/summary-screen.tsx')).PatientSummaryScreen,
  ),
];

/** Never waited for, since the home reads by itself what is missing. */
function startReadings(): null {
  void import('./patient-home-readings.ts').then(
    ({ readPatientHome }) => readPatientHome(),
    () => undefined,
  );
  return null;
}

/** The patient's screens without header and bars: waiting room and call. */
export const patientBareScreens: RouteObject[] = [
  {
    ...screen(
      '/paciente',
      async () => (await import('./screens/patient-screen.tsx')).PatientScreen,
    ),
    loader: startReadings,
    shouldRevalidate: () => false,
  },
  screen(
    '/paciente/videollamada',
    async () => (await import('./screens/patient-video-screen.tsx')).PatientVideoScreen,
  ),
];

/** The test provider's payment page: shown in a frame like an external page, without the product's frame. */
export const testPaymentScreens: RouteObject[] = [
  screen(
    '/pago-de-prueba/:checkoutId',
    async () => (await import('../payments/test-checkout-screen.tsx')).TestCheckoutScreen,
  ),
];

/** The professional's screens. */
export const professionalScreens: RouteObject[] = [
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
  screen(
    '/profesional/agenda-de-turnos',
    async () => (await import('./screens/agenda-screen.tsx')).AgendaScreen,
  ),
  screen(
    '/profesional/disponibilidad',
    async () => (await import('../availability/availability-screen.tsx')).AvailabilityScreen,
  ),
  screen(
    '/profesional/liquidaciones',
    async () => (await import('../settlements/settlements-screen.tsx')).SettlementsScreen,
  ),
];

/** The professional's screens without the rail: call and record, and a history opened beside them. */
export const professionalBareScreens: RouteObject[] = [
  screen(
    '/historia-clinica/:id',
    async () => (await import('./screens/history-detail-screen.tsx')).HistoryDetailScreen,
  ),
  screen(
    '/profesional/videollamada',
    async () => (await import('./screens/professional-video-screen.tsx')).ProfessionalVideoScreen,
  ),
];

/** The pharmacy's screens. */
export const pharmacyScreens: RouteObject[] = [
  screen(
    '/farmacia',
    async () => (await import('./screens/branch-counter-screen.tsx')).BranchCounterScreen,
  ),
  screen(
    '/farmacia/pedidos',
    async () => (await import('../pharmacy-orders/branch/board-screen.tsx')).BoardScreen,
  ),
  screen(
    '/farmacia/pedidos/:orderId',
    async () => (await import('./screens/branch-order-screen.tsx')).BranchOrderScreen,
  ),
  screen(
    '/farmacia/precios',
    async () => (await import('../price-list/price-list-screen.tsx')).PriceListScreen,
  ),
  screen(
    '/farmacia/historial',
    async () => (await import('../dispensing/history/dispensings-screen.tsx')).DispensingsScreen,
  ),
  screen(
    '/farmacia/sucursal',
    async () => (await import('../pharmacies/branch-screen.tsx')).BranchScreen,
  ),
];

/** For developers only. */
export const developerScreens: RouteObject[] = isDevelopment()
  ? [screen('/dev/ui', async () => (await import('./dev-ui/dev-ui-screen.tsx')).DevUiScreen)]
  : [];
