import { Bell } from 'lucide-react';
import type { Viewer } from '../../lib/session.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { uiCopy } from '../../ui/ui.copy.ts';

/** What the capabilities put at the right of the header, by role: the bell, being on duty. */
export const HeaderTools = ({ viewer }: { viewer: Viewer }) =>
  viewer.role === 'PATIENT' || viewer.role === 'PROFESSIONAL' ? (
    <IconButton label={uiCopy.notifications(0)} icon={<Bell aria-hidden />} to="/notificaciones" />
  ) : null;
