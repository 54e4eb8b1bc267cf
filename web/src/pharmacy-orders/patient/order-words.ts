import type { BranchOffice } from '@app/contract/pharmacies';
import type { Order } from '@app/contract/pharmacy-orders';
import { formatDeadline } from '../../ui/format.ts';
import { ordersCopy as copy } from './orders.copy.ts';

/** Until when somebody has to answer, and who; nothing once nobody is waited for. */
export function expiryText({ status, expirationDate }: Order): string | undefined {
  if (expirationDate === null) return undefined;
  const deadline = formatDeadline(expirationDate);
  return status === 'CREATED' ? copy.branchUntil(deadline) : copy.until(deadline);
}

/** 'Obispo Trejo 812, Córdoba'. */
export const branchAddress = ({ streetName, streetNumber, locality }: BranchOffice): string =>
  `${streetName} ${streetNumber}, ${locality}`;

/** Without a guide number an order that left waits at the branch. */
export const isReadyToFetch = ({ status, guideNumber }: Order): boolean =>
  status === 'SENT' && guideNumber === null;
