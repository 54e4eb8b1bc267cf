import { genericNameOf } from '@app/contract/prescriptions';
import { type RawBuilder, sql } from 'kysely';

type Searched = RawBuilder<unknown>;

const WORDS_MAX = 6;
/** A number and its unit are one word: '1 g' is not every text with a 1 and a g. */
const BEFORE_UNIT = /(\d)\s+(?=(mg|mcg|[uµμ]g|gr?|ml|cc|ui|%)(\W|$))/giu;

const BETWEEN = /^(de|del|con|y)$/i;

/** What somebody typed of a medicine, in words; a brand or abbreviation stands for its generic name. */
export const wordsOfMedicine = (text: string): string[] =>
  text
    .replace(BEFORE_UNIT, '$1')
    .split(/[\s/+]+/)
    .filter((word) => word !== '' && !BETWEEN.test(word))
    .flatMap((word) => genericNameOf(word)?.split(' ') ?? [word])
    .slice(0, WORDS_MAX);

/** SQL: a text in the normal form of medicines has every word, and every number from its first digit. */
export function hasMedicineWords(searched: Searched, words: readonly string[]) {
  const conditions = words.map((word) => {
    const has = sql`${searched} like '%' || ${likeNormal(word)} || '%'`;
    return isNumber(word) ? sql`${has} and ${searched} ~ ${numberFrom(word)}` : has;
  });
  return sql<boolean>`(${sql.join([sql`${searched} <> ''`, ...conditions], sql` and `)})`;
}

/** SQL: no number of the text is only the beginning of a longer one. */
export function hasWholeNumbers(searched: Searched, words: readonly string[]) {
  const whole = words
    .filter(isNumber)
    .map((word) => sql`${searched} ~ (${numberFrom(word)} || '([^0-9.]|$)')`);
  return sql<boolean>`(${sql.join([sql`${searched} <> ''`, ...whole], sql` and `)})`;
}

/** SQL: the normal form of a text, with what `like` would read as a pattern. */
export const likeNormal = (text: string) =>
  sql`regexp_replace(medicine_text(${text}), '([\\\\%_])', '\\\\\\1', 'g')`;

const isNumber = (word: string): boolean => /^\d/.test(word);

const numberFrom = (word: string) =>
  sql`('(^|[^0-9.])' || regexp_replace(medicine_text(${word}), '([^a-z0-9 ])', '\\\\\\1', 'g'))`;
