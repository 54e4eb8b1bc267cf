export { EmergencyAccess } from './emergency-access.tsx';
