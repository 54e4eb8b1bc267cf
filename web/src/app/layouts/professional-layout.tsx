import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Outlet, useNavigate } from 'react-router';
import { GuardWatch } from '../../guard-queue/index.ts';
import { leave } from '../../lib/leaving.ts';
import { type ScreenAction, useScreenActions } from '../../lib/screen-actions.ts';
import { useViewer, type Viewer } from '../../lib/session.ts';
import { availabilityQuery } from '../../presence/index.ts';
import { AppHeader } from '../../ui/app-header.tsx';
import { doctorTitle } from '../../ui/format.ts';
import { ProfessionalShell, useDenseScreens } from '../../ui/screen-layouts.tsx';
import { SideMenu } from '../../ui/side-menu.tsx';
import { uiCopy } from '../../ui/ui.copy.ts';
import { appCopy } from '../app.copy.ts';
import { professionalMenu, professionalRail } from '../menus.ts';
import { paletteCopy } from '../palette/palette.copy.ts';
import { PaletteKeys } from '../palette/palette-keys.tsx';
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
  usePlaces(viewer);
  if (!viewer) return null;
  const greeting = appCopy.greetingTo(`${doctorTitle(viewer.sex_str)} ${viewer.last_name}`);
  return (
    <>
      <PaletteKeys />
      <Guard accountId={viewer.accountId} />
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

/** The line is watched from every screen. */
function Guard({ accountId }: { accountId: string }) {
  const { data: isOnDuty = false } = useQuery(availabilityQuery(accountId));
  return <GuardWatch isOnDuty={isOnDuty} />;
}

/** The menu's places, and the way out, for the palette. */
function usePlaces(viewer: Viewer | null): void {
  const navigate = useNavigate();
  const places = viewer ? professionalMenu(viewer) : [];
  useScreenActions([
    ...places.map(
      ({ to, label }): ScreenAction => ({
        id: to,
        group: 'place',
        label: paletteCopy.goTo(label),
        run: () => void navigate(to),
      }),
    ),
    { id: 'log-out', group: 'place', label: uiCopy.logOut, run: leave },
  ]);
}
