export { HistoryScreen } from './history-screen.tsx';
export { HistorySearchScreen } from './history-search-screen.tsx';
