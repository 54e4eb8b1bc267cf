import { allergyAnswer } from '@app/contract/profiles';
import { plainText } from '../../lib/plain-text.ts';

/** How a generic name betrays a family that patients name otherwise. */
const FAMILIES: readonly [patientSays: RegExp, genericName: RegExp][] = [
  [/cilina/, /cilina/],
  [/aspirina/, /acetilsalicilico/],
  [/sulfa|trimetoprima/, /^sulfa|trimetoprima/],
  [/cefalosporina|\bcef/, /^cef/],
  [
    /antiinflamatorio|\baines?\b/,
    /profeno|diclofenac|naproxeno|ketorolac|meloxicam|piroxicam|indometacina|etoricoxib|celecoxib/,
  ],
  [/novalgina/, /dipirona/],
];

/** Shorter words (de, los, polen) name no medicine. */
const SHORTEST_NAME = 5;

/** Whether the allergies that the patient told name the medicine, or the family it belongs to. */
export function mayBeAllergic(allergies: string | null, genericName: string): boolean {
  if (!allergies || allergyAnswer(allergies) !== 'told') return false;
  const told = plainText(allergies);
  const name = plainText(genericName);
  const isOfFamily = FAMILIES.some(([says, is]) => says.test(told) && is.test(name));
  const words = told.split(/[^a-z]+/).filter((word) => word.length >= SHORTEST_NAME);
  return isOfFamily || words.some((word) => name.includes(word));
}
