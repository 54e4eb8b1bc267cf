export { HistoryDoor } from './history-door.tsx';
export { HistoryScreen } from './history-screen.tsx';
export { LastConsultation } from './own/last-consultation.tsx';
export { SummaryScreen } from './own/summary-screen.tsx';
export { RecentHistory } from './recent-history.tsx';
