import type { QueueEntry } from '@app/contract/visits';
import { useQuery } from '@tanstack/react-query';
import { Video } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Outlet, useNavigate } from 'react-router';
import { GuardWatch } from '../../guard-queue/index.ts';
import { type ScreenAction, useScreenActions } from '../../lib/screen-actions.ts';
import { useConsultFlag } from '../../lib/session/consult-flag.ts';
import { leave } from '../../lib/session/leaving.ts';
import { useViewer } from '../../lib/session/session.ts';
import type { Viewer } from '../../lib/session/session-source.ts';
import { availabilityQuery } from '../../presence/index.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { doctorTitle } from '../../ui/format.ts';
import { AppHeader } from '../../ui/layout/app-header.tsx';
import { ProfessionalShell, useDenseScreens } from '../../ui/layout/screen-layouts.tsx';
import type { MenuItem } from '../../ui/navigation/menu-links.tsx';
import { uiCopy } from '../../ui/ui.copy.ts';
import { isInConsultation, ownEntriesQuery } from '../../visits/index.ts';
import { appCopy } from '../app.copy.ts';
import { professionalMenu, professionalRail } from '../menus.ts';
import { paletteCopy } from '../palette/palette.copy.ts';
import { PaletteKeys } from '../palette/palette-keys.tsx';
import { callOf } from '../screens/call-address.ts';
import { AccountMenu } from './account-menu.tsx';
import { HeaderTools } from './header-tools.tsx';

/** The professional's screens: a rail beside the work. */
export const ProfessionalLayout = () => (
  <ProfessionalFrame>
    <Outlet />
  </ProfessionalFrame>
);

/** The same frame around a single screen. */
export function ProfessionalFrame({ children }: { children: ReactNode }) {
  const viewer = useViewer();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const held = useConsultation();
  useDenseScreens();
  usePlaces(viewer, held);
  if (!viewer) return null;
  const greeting = appCopy.greetingTo(`${doctorTitle(viewer.sex_str)} ${viewer.last_name}`);
  return (
    <>
      <PaletteKeys />
      <Guard accountId={viewer.accountId} />
      <AppHeader
        home="/profesional"
        greeting={greeting}
        isFull
        // Menu and bell are blocked during a consultation.
        {...(!held && { onMenu: () => setIsMenuOpen(true) })}
      >
        <HeaderTools viewer={viewer} {...(held && { instead: <BackTo held={held} /> })} />
      </AppHeader>
      <ProfessionalShell menu={held ? [wayBackTo(held)] : professionalRail(viewer)}>
        {children}
      </ProfessionalShell>
      <AccountMenu
        greeting={greeting}
        groups={professionalMenu(viewer)}
        isOpen={isMenuOpen}
        onClose={() => setIsMenuOpen(false)}
      />
    </>
  );
}

/** The current consultation, which blocks menu and bell. */
function useConsultation(): QueueEntry | undefined {
  // Pushes keep it current, so it is not polled.
  const { data } = useQuery({ ...ownEntriesQuery, refetchInterval: false });
  const held = data?.find(isInConsultation);
  useConsultFlag(held !== undefined);
  return held;
}

const wayBackTo = ({ queueId }: QueueEntry): MenuItem => ({
  to: callOf('profesional', queueId, {})[0],
  label: appCopy.backToConsultation,
  icon: Video,
});

const BackTo = ({ held }: { held: QueueEntry }) => (
  <LinkButton kind="primary" icon={<Video aria-hidden />} to={wayBackTo(held).to}>
    {appCopy.backToConsultation}
  </LinkButton>
);

/** Watches the waiting line on every screen. */
function Guard({ accountId }: { accountId: string }) {
  const { data: isOnDuty = false } = useQuery(availabilityQuery(accountId));
  return <GuardWatch isOnDuty={isOnDuty} />;
}

/** The palette's entries for the menu and the logout. */
function usePlaces(viewer: Viewer | null, held: QueueEntry | undefined): void {
  const navigate = useNavigate();
  const menu = viewer ? professionalMenu(viewer).flatMap(({ items }) => items) : [];
  const places = held ? [wayBackTo(held)] : menu;
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
