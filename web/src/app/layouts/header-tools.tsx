import { Bell } from 'lucide-react';
import type { Viewer } from '../../lib/session.ts';
import { DutySwitch } from '../../presence/index.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { uiCopy } from '../../ui/ui.copy.ts';

/** What the capabilities put at the right of the header, by role: the bell, being on duty. */
export const HeaderTools = ({ viewer }: { viewer: Viewer }) => (
  <>
    {viewer.role === 'PROFESSIONAL' && viewer.verified && <DutySwitch />}
    <IconButton label={uiCopy.notifications(0)} icon={<Bell aria-hidden />} to="/notificaciones" />
  </>
);
