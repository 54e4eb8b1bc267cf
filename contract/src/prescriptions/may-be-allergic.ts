import { plainText } from '../kernel/index.ts';
import { allergyAnswer } from '../profiles/index.ts';
import { medicineClasses } from './medicine-classes.ts';
import { genericNameOf } from './other-names.ts';

/** Shorter words (de, los, pan) are never a medicine. */
const SHORTEST_NAME = 5;

/** Parts of names that say nothing of a substance: half of the list is an acid or a salt. */
const COMMON =
  /^(acid[oa]s?|sodio|sodica|potasio|calcio|magnesio|cloruro|carbonato|fosfato|sulfato|citrato|bromuro|hidroxido|oxido|peroxido|furoato|enantato|valerato|monosodico|disodico|sales|vitaminas?|complejo|local|crema|gotas|jarabe|oral)$/;

/**
 * Whether what is recorded of the patient's allergies may name a medicine, given by its generic name: its
 * ingredient (misspelt as it sounds, or by a brand or abbreviation), or its class. What cannot be told apart
 * counts as a yes: somebody who knows the patient answers.
 */
export function mayBeAllergic(allergies: string | null, genericName: string): boolean {
  if (!allergies || allergyAnswer(allergies) !== 'told') return false;
  const ingredients = ingredientsOf(genericName);
  const sounds = new Set(ingredients.flatMap(wordsOf).map(soundOf));
  return wordsOf(allergies).some((told) =>
    substancesOf(told).some(
      (substance) => isOf(substance, sounds) || isInClassOf(substance, ingredients),
    ),
  );
}

/** 'Diclofenac con paracetamol' has two. */
const ingredientsOf = (genericName: string): string[] => plainText(genericName).split(' con ');

const wordsOf = (text: string): string[] =>
  plainText(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !COMMON.test(word));

/** What a word of the patient may mean: the ingredients behind another name, or the word itself. */
function substancesOf(told: string): string[] {
  const generic = genericNameOf(told);
  return generic ? ingredientsOf(generic).flatMap(wordsOf) : [told];
}

const isOf = (substance: string, sounds: ReadonlySet<string>): boolean =>
  substance.length >= SHORTEST_NAME && sounds.has(soundOf(substance));

/** Whether the word names a class that holds an ingredient, or another ingredient of such a class. */
const isInClassOf = (word: string, ingredients: readonly string[]): boolean =>
  medicineClasses.some(
    ({ named, holds, crossReacts }) =>
      (named.test(word) || (crossReacts && holds.test(word))) &&
      ingredients.some((ingredient) => holds.test(ingredient)),
  );

/** Two spellings that sound alike here have one form: 'penisilina', 'Hibuprofeno', 'sefalexinas'. */
const soundOf = (word: string): string =>
  word
    .replace(/h/g, '')
    .replace(/c(?=[ei])|z/g, 's')
    .replace(/qu(?=[ei])|k/g, 'c')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/ll|y/g, 'i')
    .replace(/v/g, 'b')
    .replace(/x/g, 's')
    .replace(/(.)\1/g, '$1')
    .replace(/(?<=[a-z]{4})e?s$/, '');
