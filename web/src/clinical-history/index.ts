export { HistoryDoor } from './history-door.tsx';
export { HistoryScreen } from './history-screen.tsx';
export { RecentHistory } from './recent-history.tsx';
export { SummaryScreen } from './summary-screen.tsx';
