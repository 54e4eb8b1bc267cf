import { type Pharmacist, pharmacistSchema } from '@app/contract/dispensing';
import { session } from '../../lib/session/session.ts';

// Stored per tab and account, until the tab is closed: name and licence of the pharmacist, which are also
// printed for every patient. No data of a patient is stored.
const keyOf = () => `pharmacist-${session.getSnapshot().viewer?.accountId ?? ''}`;

const NOBODY: Pharmacist = { name: '', licence: '' };

/** The last pharmacist in this tab. */
export function lastPharmacist(): Pharmacist {
  try {
    return pharmacistSchema.parse(JSON.parse(sessionStorage.getItem(keyOf()) ?? ''));
  } catch {
    // Storage that is blocked or contains something else counts as empty.
    return NOBODY;
  }
}

/** Stores the pharmacist, for the next prescription. */
export function keepPharmacist(pharmacist: Pharmacist): void {
  try {
    sessionStorage.setItem(keyOf(), JSON.stringify(pharmacist));
  } catch {
    // Without storage the name is typed again.
  }
}
