import { type Pharmacist, pharmacistSchema } from '@app/contract/dispensing';
import { session } from '../../lib/session/session.ts';

// Of this tab and account, until the tab is closed: name and licence of a professional at work, which the prescription
// of every patient prints anyway. Nothing of a patient is kept.
const keyOf = () => `pharmacist-${session.getSnapshot().viewer?.accountId ?? ''}`;

const NOBODY: Pharmacist = { name: '', licence: '' };

/** Who handed over last in this tab. */
export function lastPharmacist(): Pharmacist {
  try {
    return pharmacistSchema.parse(JSON.parse(sessionStorage.getItem(keyOf()) ?? ''));
  } catch {
    // Storage that is blocked or holds something else counts as empty.
    return NOBODY;
  }
}

/** Keeps who handed over, for the next prescription. */
export function keepPharmacist(pharmacist: Pharmacist): void {
  try {
    sessionStorage.setItem(keyOf(), JSON.stringify(pharmacist));
  } catch {
    // Without storage the name is typed again.
  }
}
