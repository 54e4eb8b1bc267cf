import { type ReactNode, useState } from 'react';
import { Outlet } from 'react-router';
import { useViewer } from '../../lib/session/session.ts';
import { AppHeader } from '../../ui/layout/app-header.tsx';
import { ProfessionalShell, useDenseScreens } from '../../ui/layout/screen-layouts.tsx';
import { adminMenuCopy } from '../admin-menus.copy.ts';
import { adminMenu, adminRail } from '../admin-menus.ts';
import { AccountMenu } from './account-menu.tsx';
import { HeaderTools } from './header-tools.tsx';

/** The screens of the back office. */
export const StaffLayout = () => (
  <StaffFrame>
    <Outlet />
  </StaffFrame>
);

/** Frame of the clinic's staff. */
export function StaffFrame({ children }: { children: ReactNode }) {
  const viewer = useViewer();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  useDenseScreens();
  if (!viewer) return null;
  const who = viewer.role === 'ADMIN' ? 'ADMIN' : 'MEDICAL_DIRECTOR';
  return (
    <>
      <AppHeader
        home="/admin"
        greeting={adminMenuCopy.roles[who]}
        onMenu={() => setIsMenuOpen(true)}
      >
        <HeaderTools viewer={viewer} />
      </AppHeader>
      <ProfessionalShell menu={adminRail}>{children}</ProfessionalShell>
      <AccountMenu
        greeting={adminMenuCopy.roles[who]}
        groups={adminMenu}
        isOpen={isMenuOpen}
        onClose={() => setIsMenuOpen(false)}
      />
    </>
  );
}
