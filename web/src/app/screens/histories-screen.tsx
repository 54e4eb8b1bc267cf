import { HistorySearchScreen } from '../../clinical-history/history-search-screen.tsx';
import { EmergencyAccess } from '../../record-access/index.ts';

/** `/historia-clinica`: the own patients, and the door for emergencies. */
export const HistoriesScreen = () => <HistorySearchScreen emergency={<EmergencyAccess />} />;
