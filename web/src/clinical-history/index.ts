export { HistoryDoor } from './history-door.tsx';
export { HistoryScreen } from './history-screen.tsx';
