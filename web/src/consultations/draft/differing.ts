import type { RecordContent } from '../record-content.ts';

/** Characters of what both texts share that are shown beside the difference. */
const AROUND = 80;

/** A text, divided where it differs from another. */
export type Differing = { before: string; differing: string; after: string };

/** The words in which a text differs from another, with some words of what both share around them. */
export function differingPart(text: string, other: string): Differing {
  const start = sharedStart(text, other);
  const end = text.length - sharedEnd(text.slice(start), other.slice(start));
  const [before, after] = [text.slice(0, start), text.slice(end)];
  return {
    before: before.length > AROUND ? `… ${before.slice(-AROUND).replace(/^\S*\s+/, '')}` : before,
    differing: text.slice(start, end),
    after: after.length > AROUND ? `${after.slice(0, AROUND).replace(/\s+\S*$/, '')} …` : after,
  };
}

/** Length of the whole words at the start that are the same. */
function sharedStart(text: string, other: string): number {
  let length = 0;
  while (length < text.length && text[length] === other[length]) length += 1;
  if (isGap(text[length]) && isGap(other[length])) return length;
  return length - (/\S*$/.exec(text.slice(0, length))?.[0].length ?? 0);
}

/** Length of the whole words at the end that are the same. */
function sharedEnd(text: string, other: string): number {
  const most = Math.min(text.length, other.length);
  let length = 0;
  while (length < most && text.at(-1 - length) === other.at(-1 - length)) length += 1;
  if (isGap(text.at(-1 - length)) && isGap(other.at(-1 - length))) return length;
  return length - (/^\S*/.exec(text.slice(text.length - length))?.[0].length ?? 0);
}

const isGap = (sign: string | undefined): boolean => sign === undefined || /\s/.test(sign);

type Order = { name: string; order: unknown };

const ordersOf = (content: RecordContent, certificateName: string): Order[] => [
  ...content.medications.map((order) => ({ name: order.name, order })),
  ...content.pages.map((order) => ({ name: order.slice(0, AROUND), order })),
  ...(content.certificate ? [{ name: certificateName, order: content.certificate }] : []),
  ...content.referrals.map((order) => ({ name: order.name, order })),
  ...content.studies.map((order) => ({ name: order.name, order })),
];

/** Names of the orders that only one of two records has, or has otherwise. */
export function ordersOnlyIn(
  content: RecordContent,
  other: RecordContent,
  certificateName: string,
): string[] {
  const others = new Set(ordersOf(other, '').map(({ order }) => JSON.stringify(order)));
  return ordersOf(content, certificateName)
    .filter(({ order }) => !others.has(JSON.stringify(order)))
    .map(({ name }) => name);
}
