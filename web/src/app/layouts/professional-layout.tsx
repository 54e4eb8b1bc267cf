import { type ReactNode, useState } from 'react';
import { Outlet } from 'react-router';
import { leave } from '../../lib/leaving.ts';
import { useViewer } from '../../lib/session.ts';
import { AppHeader } from '../../ui/app-header.tsx';
import { doctorTitle } from '../../ui/format.ts';
import { ProfessionalShell, useDenseScreens } from '../../ui/screen-layouts.tsx';
import { SideMenu } from '../../ui/side-menu.tsx';
import { appCopy } from '../app.copy.ts';
import { professionalMenu, professionalRail } from '../menus.ts';
import { HeaderTools } from './header-tools.tsx';

/** The professional's screens: a rail beside the work. */
export const ProfessionalLayout = () => (
  <ProfessionalFrame>
    <Outlet />
  </ProfessionalFrame>
);

/** The same frame around one screen that is not always in it. */
export function ProfessionalFrame({ children }: { children: ReactNode }) {
  const viewer = useViewer();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  useDenseScreens();
  if (!viewer) return null;
  const greeting = appCopy.greetingTo(`${doctorTitle(viewer.sex_str)} ${viewer.last_name}`);
  return (
    <>
      <AppHeader home="/profesional" greeting={greeting} isFull onMenu={() => setIsMenuOpen(true)}>
        <HeaderTools viewer={viewer} />
      </AppHeader>
      <ProfessionalShell menu={professionalRail(viewer)}>{children}</ProfessionalShell>
      <SideMenu
        greeting={greeting}
        items={professionalMenu(viewer)}
        isOpen={isMenuOpen}
        onClose={() => setIsMenuOpen(false)}
        onLogOut={leave}
      />
    </>
  );
}
