import { ClipboardList, History, Pill, Store, Tags } from 'lucide-react';
import type { MenuGroup, MenuItem } from '../ui/navigation/menu-links.tsx';
import { deskMenu } from './menus.ts';
import { pharmacyMenuCopy as copy } from './pharmacy-menus.copy.ts';

/** The pharmacy's rail. */
export const pharmacyRail: readonly MenuItem[] = [
  { to: '/farmacia', label: copy.counter, icon: Pill, isExact: true },
  { to: '/farmacia/pedidos', label: copy.orders, icon: ClipboardList },
  { to: '/farmacia/precios', label: copy.prices, icon: Tags },
  { to: '/farmacia/historial', label: copy.dispensings, icon: History },
  { to: '/farmacia/sucursal', label: copy.branch, icon: Store },
];

/** The rail, and the pharmacy's own account. */
export const pharmacyMenu: readonly MenuGroup[] = [{ items: pharmacyRail }, ...deskMenu];
