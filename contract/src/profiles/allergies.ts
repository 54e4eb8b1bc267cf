/** What is kept when somebody says that they have none. */
export const NO_KNOWN_ALLERGIES = 'Sin alergias conocidas';

/** How people write that they have none. */
const DENIAL =
  /^(no|ninguna?|ninguno|niega|sin|sin alergias|sin alergias conocidas|no (tengo|tiene|posee|presenta|refiere|conocidas)|ninguna? (conocida|que (yo )?sepa)|no (tengo|tiene|posee|presenta|refiere) (alergias?|ninguna)|no soy alergic[oa]|-+|x)$/;

/** What is known of somebody's allergies: nobody was told, there are none known, or these. */
export type AllergyAnswer = 'not-told' | 'none-known' | 'told';

/** Reads the free text of the profile: a field left empty is no answer, and "ninguna" is no allergy. */
export function allergyAnswer(allergies: string | null): AllergyAnswer {
  const text = (allergies ?? '').trim();
  if (text === '') return 'not-told';
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[.!,;]+$/, '');
  return DENIAL.test(plain) ? 'none-known' : 'told';
}
