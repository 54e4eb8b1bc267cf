import { type ReactNode, useState } from 'react';
import { Outlet } from 'react-router';
import { leave } from '../../lib/session/leaving.ts';
import { useViewer } from '../../lib/session/session.ts';
import { AppHeader } from '../../ui/layout/app-header.tsx';
import { ProfessionalShell, useDenseScreens } from '../../ui/layout/screen-layouts.tsx';
import { SideMenu } from '../../ui/navigation/side-menu.tsx';
import { adminMenuCopy } from '../admin-menus.copy.ts';
import { adminMenu, adminRail } from '../admin-menus.ts';
import { HeaderTools } from './header-tools.tsx';

/** The screens of the back office. */
export const StaffLayout = () => (
  <StaffFrame>
    <Outlet />
  </StaffFrame>
);

/** Frame of the clinic's own people. */
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
      <SideMenu
        greeting={adminMenuCopy.roles[who]}
        items={adminMenu}
        isOpen={isMenuOpen}
        onClose={() => setIsMenuOpen(false)}
        onLogOut={leave}
      />
    </>
  );
}
