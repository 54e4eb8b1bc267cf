/** Everything that only a demonstration needs. */

export { documentsMade } from './documents-made.ts';
export { seedAgendas, seedComingAppointments } from './seed-agendas.ts';
export { demoLogins, demoPassword, seedDemo } from './seed-demo.ts';
export { seedPast } from './seed-past.ts';
export { seedPictures } from './seed-pictures.ts';
export { seedRequests } from './seed-requests.ts';
