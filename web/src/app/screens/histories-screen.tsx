import { HistorySearchScreen } from '../../clinical-history/history-search-screen.tsx';
import { EmergencyAccess } from '../../record-access/index.ts';

/** `/historia-clinica`: the professional's patients, and emergency access. */
export const HistoriesScreen = () => <HistorySearchScreen emergency={<EmergencyAccess />} />;
