import type { Viewer } from '../../lib/session.ts';
import { NotificationBell } from '../../notifications/index.ts';
import { DutySwitch } from '../../presence/index.ts';

/** What the capabilities put at the right of the header, by role: the bell, being on duty. */
export const HeaderTools = ({ viewer }: { viewer: Viewer }) => (
  <>
    {viewer.role === 'PROFESSIONAL' && viewer.verified && <DutySwitch />}
    <NotificationBell />
  </>
);
