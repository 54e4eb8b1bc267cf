import { registerDeletion } from './delete-data.ts';
import { registerOffer } from './offer-export.ts';
import type { OwnData } from './own-data-context.ts';
import { registerRectification } from './rectify-identity.ts';

/** Requests of patients about their data; registers what answering them does. */
export function createOwnData(context: OwnData): OwnData {
  registerRectification(context);
  registerDeletion(context);
  registerOffer(context);
  return context;
}
