import { type ReactNode, useState } from 'react';
import { Outlet } from 'react-router';
import { useViewer } from '../../lib/session/session.ts';
import { BranchDoor, BranchName } from '../../pharmacies/index.ts';
import { OrdersWatch } from '../../pharmacy-orders/index.ts';
import { AppHeader } from '../../ui/layout/app-header.tsx';
import { ProfessionalShell, useDenseScreens } from '../../ui/layout/screen-layouts.tsx';
import { appCopy } from '../app.copy.ts';
import { pharmacyMenu, pharmacyRail } from '../pharmacy-menus.ts';
import { AccountMenu } from './account-menu.tsx';
import { HeaderTools } from './header-tools.tsx';

/** The screens of a branch; they need an account that is assigned to one. */
export function PharmacyLayout() {
  const viewer = useViewer();
  return (
    <PharmacyFrame>
      <BranchDoor>
        {viewer && <OrdersWatch owner={viewer} />}
        <Outlet />
      </BranchDoor>
    </PharmacyFrame>
  );
}

/** Frame of a pharmacy's account. */
export function PharmacyFrame({ children }: { children: ReactNode }) {
  const viewer = useViewer();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  useDenseScreens();
  if (!viewer) return null;
  const greeting = appCopy.greetingTo(viewer.first_name);
  return (
    <>
      <AppHeader home="/farmacia" isFull onMenu={() => setIsMenuOpen(true)}>
        <BranchName />
        <HeaderTools viewer={viewer} />
      </AppHeader>
      <ProfessionalShell menu={pharmacyRail}>{children}</ProfessionalShell>
      <AccountMenu
        greeting={greeting}
        groups={pharmacyMenu}
        isOpen={isMenuOpen}
        onClose={() => setIsMenuOpen(false)}
      />
    </>
  );
}
