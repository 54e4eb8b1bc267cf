export { OwnRequests } from './own-requests.tsx';
export { RequestsScreen } from './staff/requests-screen.tsx';
