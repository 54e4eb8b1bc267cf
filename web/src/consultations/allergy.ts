import { plainText } from '../lib/plain-text.ts';

/** How a generic name betrays a family that patients name otherwise. */
const FAMILIES: readonly [patientSays: RegExp, genericName: RegExp][] = [
  [/penicilina/, /cilina/],
  [/aspirina/, /acetilsalicilico/],
  [/sulfa/, /^sulfa|trimetoprima/],
  [/cefalosporina/, /^cef/],
  [/novalgina/, /dipirona/],
];

/** Shorter words (de, los, polen) name no medicine. */
const SHORTEST_NAME = 5;

/** Whether the allergies that the patient told name the medicine, or the family it belongs to. */
export function mayBeAllergic(allergies: string | null, genericName: string): boolean {
  if (!allergies) return false;
  const told = plainText(allergies);
  const name = plainText(genericName);
  const isOfFamily = FAMILIES.some(([says, is]) => says.test(told) && is.test(name));
  const words = told.split(/[^a-z]+/).filter((word) => word.length >= SHORTEST_NAME);
  return isOfFamily || words.some((word) => name.includes(word));
}
