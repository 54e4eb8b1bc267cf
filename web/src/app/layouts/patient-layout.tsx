import { type ReactNode, useCallback, useState } from 'react';
import { Outlet, useNavigate } from 'react-router';
import { PlaceNotice } from '../../guard-queue/index.ts';
import { useViewer } from '../../lib/session/session.ts';
import { PaymentReturn } from '../../payments/index.ts';
import { AppHeader } from '../../ui/layout/app-header.tsx';
import { EmergencyStrip } from '../../ui/layout/emergency-strip.tsx';
import { Main } from '../../ui/layout/main.tsx';
import { BottomBar } from '../../ui/navigation/bottom-bar.tsx';
import { TopBar } from '../../ui/navigation/top-bar.tsx';
import { appCopy } from '../app.copy.ts';
import { patientBar, patientMenu, patientTop } from '../menus.ts';
import { AccountMenu } from './account-menu.tsx';
import { HeaderTools } from './header-tools.tsx';
import { PatientNotices } from './patient-notices.tsx';

/**
 * The patient's screens: emergency numbers above; the destinations in the header or, on a phone, four of them
 * in a bar below.
 */
export const PatientLayout = () => (
  <PatientFrame>
    <Outlet />
  </PatientFrame>
);

/** The same frame around a single screen. */
export function PatientFrame({ children }: { children: ReactNode }) {
  const viewer = useViewer();
  const navigate = useNavigate();
  const toTheRoom = useCallback(() => void navigate('/paciente'), [navigate]);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  if (!viewer) return null;
  const greeting = appCopy.greetingTo(viewer.first_name);
  return (
    <>
      <AppHeader
        home="/paciente"
        greeting={greeting}
        onMenu={() => setIsMenuOpen(true)}
        navigation={<TopBar items={patientTop(viewer)} />}
      >
        <HeaderTools viewer={viewer} />
      </AppHeader>
      <EmergencyStrip />
      <Main hasBottomBar>
        <PatientNotices />
        <PaymentReturn />
        <PlaceNotice onCalled={toTheRoom} />
        {children}
      </Main>
      <BottomBar items={patientBar} />
      <AccountMenu
        greeting={greeting}
        groups={patientMenu(viewer)}
        isOpen={isMenuOpen}
        onClose={() => setIsMenuOpen(false)}
      />
    </>
  );
}
