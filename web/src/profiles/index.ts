export { ProfilePendingScreen } from './profile-pending-screen.tsx';
