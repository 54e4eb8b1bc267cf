import {
  Bell,
  CalendarDays,
  CircleHelp,
  CircleUserRound,
  ClipboardList,
  Clock,
  FileLock,
  FileText,
  FolderLock,
  FolderSearch,
  House,
  IdCard,
  KeyRound,
  Package,
  ScrollText,
  ShieldCheck,
  Stethoscope,
  Users,
  Wallet,
} from 'lucide-react';
import type { Viewer } from '../lib/session/session-source.ts';
import type { MenuGroup, MenuItem } from '../ui/navigation/menu-links.tsx';
import { menuCopy } from './app.copy.ts';

const profile = { to: '/registro-completo', label: menuCopy.profile, icon: CircleUserRound };
const notifications = { to: '/notificaciones', label: menuCopy.notifications, icon: Bell };
const terms = { to: '/terminos-y-condiciones', label: menuCopy.terms, icon: ScrollText };
const password = {
  to: '/actualizar-contrasenia',
  label: menuCopy.password,
  icon: KeyRound,
};
const security = { to: '/seguridad', label: menuCopy.security, icon: ShieldCheck };

/** A person who only logs in with Google has no password to change. */
const access = ({ has_password = true }: Viewer) =>
  has_password ? [password, security] : [security];

const help = { to: '/ayuda', label: menuCopy.help, icon: CircleHelp };
const settlements = {
  to: '/profesional/liquidaciones',
  label: menuCopy.settlements,
  icon: Wallet,
};
const agenda = {
  to: '/profesional/agenda-de-turnos',
  label: menuCopy.agenda,
  icon: CalendarDays,
};
const availability = {
  to: '/profesional/disponibilidad',
  label: menuCopy.availability,
  icon: Clock,
};
const history = { to: '/historia-clinica', label: menuCopy.history, icon: FolderSearch };

const family = { to: '/grupo-familiar', label: menuCopy.family, icon: Users };
const ownConsultations = {
  to: '/paciente/mis-consultas',
  label: menuCopy.myConsultations,
  icon: ClipboardList,
};

/** The patient's bottom bar on a phone. */
export const patientBar: readonly MenuItem[] = [
  { to: '/paciente', label: menuCopy.home, icon: House, isExact: true },
  { to: '/paciente/mis-recetas', label: menuCopy.prescriptions, icon: FileText },
  { to: '/paciente/mis-pedidos', label: menuCopy.orders, icon: Package },
  { to: '/paciente/mis-turnos', label: menuCopy.appointments, icon: CalendarDays },
];

/** The patient's destinations in the header of a desktop; those of care need a full profile. */
export const patientTop = ({ full_profile }: Viewer): MenuItem[] => {
  const [home, ...care] = patientBar;
  const consultations = { ...ownConsultations, label: menuCopy.consultations };
  const group = { ...family, label: menuCopy.group };
  return [...(home ? [home] : []), ...(full_profile ? [consultations, ...care] : []), group];
};

/** The patient's menu: care, account and help; some entries need a full profile. */
export const patientMenu = (viewer: Viewer): MenuGroup[] => [
  {
    title: menuCopy.care,
    items: [
      { to: '/paciente', label: menuCopy.home, icon: House, isExact: true },
      ...(viewer.full_profile
        ? [
            ownConsultations,
            { to: '/paciente/mis-recetas', label: menuCopy.myPrescriptions, icon: FileText },
            { to: '/paciente/mis-pedidos', label: menuCopy.myOrders, icon: Package },
            { to: '/paciente/mis-turnos', label: menuCopy.myAppointments, icon: CalendarDays },
          ]
        : []),
      notifications,
    ],
  },
  {
    title: menuCopy.account,
    items: [
      profile,
      family,
      ...(viewer.full_profile
        ? [
            { to: '/mi-plan', label: menuCopy.plan, icon: IdCard },
            { to: '/accesos-a-mi-historia', label: menuCopy.accesses, icon: FolderLock },
            { to: '/mis-datos', label: menuCopy.ownData, icon: FileLock },
          ]
        : []),
      ...access(viewer),
    ],
  },
  { title: menuCopy.help, items: [help, terms] },
];

/** The professional's rail. */
export const professionalRail = ({ full_profile }: Viewer): MenuItem[] => [
  { to: '/profesional', label: menuCopy.guard, icon: Stethoscope, isExact: true },
  ...(full_profile ? [agenda, availability, history, settlements] : []),
  notifications,
];

/** The rail, and the professional's account entries. */
export const professionalMenu = (viewer: Viewer): MenuGroup[] => [
  { items: professionalRail(viewer) },
  { title: menuCopy.account, items: [profile, ...access(viewer)] },
  { title: menuCopy.help, items: [help, terms] },
];

/** Entries that staff and pharmacies share with every role. */
export const deskMenu: readonly MenuGroup[] = [
  { title: menuCopy.account, items: [security] },
  { title: menuCopy.help, items: [help, terms] },
];
