import type { BranchOffice } from '@app/contract/pharmacies';
import type { Order } from '@app/contract/pharmacy-orders';
import { formatDeadline } from '../../ui/format.ts';
import { ordersCopy as copy } from './orders.copy.ts';

/** Who has to answer, and until when; `undefined` if nobody has to. */
export function expiryText({ status, expirationDate }: Order): string | undefined {
  if (expirationDate === null) return undefined;
  const deadline = formatDeadline(expirationDate);
  return status === 'CREATED' ? copy.branchUntil(deadline) : copy.until(deadline);
}

/** 'Obispo Trejo 812, Córdoba'. */
export const branchAddress = ({ streetName, streetNumber, locality }: BranchOffice): string =>
  `${streetName} ${streetNumber}, ${locality}`;

/** An order that left without a guide number waits at the branch. */
export const isReadyToFetch = ({ status, guideNumber }: Order): boolean =>
  status === 'SENT' && guideNumber === null;
