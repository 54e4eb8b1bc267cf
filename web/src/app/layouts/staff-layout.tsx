import { useState } from 'react';
import { Outlet } from 'react-router';
import { homeOf } from '../../lib/session/home-of.ts';
import { leave } from '../../lib/session/leaving.ts';
import { useViewer } from '../../lib/session/session.ts';
import { AppHeader } from '../../ui/layout/app-header.tsx';
import { Main } from '../../ui/layout/main.tsx';
import { useDenseScreens } from '../../ui/layout/screen-layouts.tsx';
import { SideMenu } from '../../ui/navigation/side-menu.tsx';
import { appCopy } from '../app.copy.ts';
import { staffMenu } from '../menus.ts';
import { HeaderTools } from './header-tools.tsx';

/** Frame of the back-office. */
export function StaffLayout() {
  const viewer = useViewer();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  useDenseScreens();
  if (!viewer) return null;
  const greeting = appCopy.greetingTo(viewer.first_name);
  return (
    <>
      <AppHeader home={homeOf(viewer)} greeting={greeting} onMenu={() => setIsMenuOpen(true)}>
        <HeaderTools viewer={viewer} />
      </AppHeader>
      <Main width="full">
        <Outlet />
      </Main>
      <SideMenu
        greeting={greeting}
        items={staffMenu}
        isOpen={isMenuOpen}
        onClose={() => setIsMenuOpen(false)}
        onLogOut={leave}
      />
    </>
  );
}
