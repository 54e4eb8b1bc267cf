export { appointmentsRoutes } from './appointments.routes.ts';
export { type Appointments, createAppointments } from './appointments.ts';
export { bookedInAgenda } from './booked-in-agenda.ts';
export { bookedInMonth, bookedPrivately } from './booked-privately.ts';
export { cancelOfAccount } from './cancel-of-account.ts';
export { followVisit } from './hold/appointment-moved.ts';
export { startAppointmentSweep } from './hold/close-unattended.ts';
export { startReminders } from './remind/send-reminders.ts';
export { startOfferSweep } from './waiting/end-offers.ts';
