import { supportEmail } from '../../lib/settings.ts';
import { ProfilePendingScreen } from '../../profiles/index.ts';

/** `/registro-completo` */
export const ProfileScreen = () => <ProfilePendingScreen supportEmail={supportEmail()} />;
