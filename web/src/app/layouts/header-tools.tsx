import { CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Viewer } from '../../lib/session/session-source.ts';
import { NotificationBell } from '../../notifications/index.ts';
import { DutySwitch } from '../../presence/index.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { menuCopy } from '../app.copy.ts';

type Props = {
  viewer: Viewer;
  /** Shown instead of help and bell. */
  instead?: ReactNode;
};

/** Right side of the header, by role: duty switch and bell; help is in the same place on every screen. */
export const HeaderTools = ({ viewer, instead }: Props) => (
  <>
    {viewer.role === 'PROFESSIONAL' && viewer.verified && <DutySwitch />}
    {instead ?? <HelpAndBell viewer={viewer} />}
  </>
);

const HelpAndBell = ({ viewer: { role } }: { viewer: Viewer }) => (
  <>
    {/* On a professional's phone the duty switch needs the space: help is in the menu there. */}
    <span className={role === 'PROFESSIONAL' ? 'max-sm:hidden' : undefined}>
      <IconButton label={menuCopy.help} icon={<CircleHelp aria-hidden />} to="/ayuda" />
    </span>
    <NotificationBell />
  </>
);
