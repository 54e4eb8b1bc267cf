import { CircleHelp } from 'lucide-react';
import type { Viewer } from '../../lib/session.ts';
import { NotificationBell } from '../../notifications/index.ts';
import { DutySwitch } from '../../presence/index.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { menuCopy } from '../app.copy.ts';

/** What the capabilities put at the right of the header, by role: being on duty, the bell; help is in the same place on every screen. */
export const HeaderTools = ({ viewer }: { viewer: Viewer }) => (
  <>
    {viewer.role === 'PROFESSIONAL' && viewer.verified && <DutySwitch />}
    {/* On a professional's telephone being on duty needs the room: help is in the menu there. */}
    <span className={viewer.role === 'PROFESSIONAL' ? 'max-sm:hidden' : undefined}>
      <IconButton label={menuCopy.help} icon={<CircleHelp aria-hidden />} to="/ayuda" />
    </span>
    <NotificationBell />
  </>
);
