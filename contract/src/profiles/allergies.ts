import { plainText } from '../kernel/index.ts';

/** Stored when a person states that they have no allergies. */
export const NO_KNOWN_ALLERGIES = 'Sin alergias conocidas';

/** Ways to write "none". */
const DENIAL =
  /^(no|ninguna?|ninguno|niega|sin|sin alergias|sin alergias conocidas|no (tengo|tiene|posee|presenta|refiere|conocidas)|ninguna? (conocida|que (yo )?sepa)|no (tengo|tiene|posee|presenta|refiere) (alergias?|ninguna)|no soy alergic[oa]|-+|x)$/;

/** Whether the person was not asked, has none, or stated some. */
export type AllergyAnswer = 'not-told' | 'none-known' | 'told';

/** Interprets the free text of the profile: empty is no answer, and "ninguna" means none. */
export function allergyAnswer(allergies: string | null): AllergyAnswer {
  const text = (allergies ?? '').trim();
  if (text === '') return 'not-told';
  const plain = plainText(text).replace(/[.!,;]+$/, '');
  return DENIAL.test(plain) ? 'none-known' : 'told';
}
