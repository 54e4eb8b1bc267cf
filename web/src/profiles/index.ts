export { PatientProfileScreen } from './patient-profile-screen.tsx';
export { ProfilePendingScreen } from './profile-pending-screen.tsx';
