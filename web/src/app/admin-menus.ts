import {
  Activity,
  Banknote,
  BookOpenText,
  CalendarDays,
  IdCard,
  Inbox,
  LayoutDashboard,
  ListTree,
  MessageSquareText,
  Package,
  Stethoscope,
  Store,
  UsersRound,
} from 'lucide-react';
import type { MenuGroup, MenuItem } from '../ui/navigation/menu-links.tsx';
import { adminMenuCopy as copy } from './admin-menus.copy.ts';
import { deskMenu } from './menus.ts';

/** The back office's rail. */
export const adminRail: readonly MenuItem[] = [
  { to: '/admin', label: copy.board, icon: LayoutDashboard, isExact: true },
  { to: '/admin/guardia', label: copy.guard, icon: Stethoscope },
  { to: '/admin/turnos', label: copy.appointments, icon: CalendarDays },
  { to: '/admin/personas', label: copy.people, icon: UsersRound },
  { to: '/admin/solicitudes', label: copy.requests, icon: Inbox },
  { to: '/admin/pedidos', label: copy.orders, icon: Package },
  { to: '/admin/pagos', label: copy.payments, icon: Banknote },
  { to: '/admin/farmacias', label: copy.pharmacies, icon: Store },
  { to: '/admin/coberturas', label: copy.coverages, icon: IdCard },
  { to: '/admin/catalogos', label: copy.catalogs, icon: ListTree },
  { to: '/admin/mensajes', label: copy.messages, icon: MessageSquareText },
  { to: '/admin/contenidos', label: copy.contents, icon: BookOpenText },
  { to: '/admin/sistema', label: copy.system, icon: Activity },
];

/** The rail, and the account's entries. */
export const adminMenu: readonly MenuGroup[] = [{ items: adminRail }, ...deskMenu];
