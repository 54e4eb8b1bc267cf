import { allergyAnswer } from '@app/contract/profiles';
import { plainText } from '../../lib/plain-text.ts';

/** Families of medicines, recognised by generic name. */
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

/** Shorter words (de, los, polen) are never a medicine. */
const SHORTEST_NAME = 5;

/** Whether the stated allergies mention the medicine or its family. */
export function mayBeAllergic(allergies: string | null, genericName: string): boolean {
  if (!allergies || allergyAnswer(allergies) !== 'told') return false;
  const told = plainText(allergies);
  const name = plainText(genericName);
  const isOfFamily = FAMILIES.some(([says, is]) => says.test(told) && is.test(name));
  const words = told.split(/[^a-z]+/).filter((word) => word.length >= SHORTEST_NAME);
  return isOfFamily || words.some((word) => name.includes(word));
}
