import type { BranchAct } from '@app/contract/pharmacies';
import { escapeHtml } from '../platform/escape-html.ts';

type Words = { subject: string; description: string };

const see = '<p><a href="/farmacia/sucursal">Ver la sucursal</a></p>';
const why = (reason: string) => `<p>Motivo: <i>${escapeHtml(reason)}</i></p>`;

/** Notifications to the accounts of a branch about staff's changes. */
export const branchNotices: Record<Exclude<BranchAct, 'ADDED'>, (reason: string) => Words> = {
  CHANGED: () => ({
    subject: 'Cambiaron los datos de tu sucursal',
    description: `<p>Operaciones cambió los datos de tu sucursal. Fijate que estén bien.</p>${see}`,
  }),
  DEACTIVATED: (reason) => ({
    subject: 'Tu sucursal está dada de baja',
    description: `<p>Los pacientes ya no pueden mandarle recetas a tu sucursal, y su mostrador está cerrado. Los pedidos que ya tiene siguen: terminalos en <a href="/farmacia/pedidos">Pedidos</a>.</p>${why(reason)}`,
  }),
  REACTIVATED: (reason) => ({
    subject: 'Tu sucursal está activa otra vez',
    description: `<p>Los pacientes pueden volver a mandarle recetas a tu sucursal, y su mostrador está abierto.</p>${why(reason)}${see}`,
  }),
};
