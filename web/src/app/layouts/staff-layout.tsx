import { useState } from 'react';
import { Outlet } from 'react-router';
import { homeOf } from '../../lib/home-of.ts';
import { leave } from '../../lib/leaving.ts';
import { useViewer } from '../../lib/session.ts';
import { AppHeader } from '../../ui/app-header.tsx';
import { Main } from '../../ui/main.tsx';
import { useDenseScreens } from '../../ui/screen-layouts.tsx';
import { SideMenu } from '../../ui/side-menu.tsx';
import { appCopy } from '../app.copy.ts';
import { staffMenu } from '../menus.ts';
import { HeaderTools } from './header-tools.tsx';

/** The frame of back-office and pharmacy; their own menus are their own. */
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
