import sharp from 'sharp';
import { type ProfilesContext, saveImage } from '../src/profiles/index.ts';
import { professionals } from './people.ts';

/** Colours of initials, as on the screens: background and foreground. */
const TINTS = [
  ['#CFEBE5', '#084B45'],
  ['#F9DDE6', '#8A1F4B'],
  ['#DDE7F8', '#1C4E8C'],
] as const;

/** Letters as strokes, since a new host may have no font. */
const LETTERS: Record<string, string> = {
  B: 'M10 0V140H50A37 37 0 0 0 50 66H10M10 0H46A33 33 0 0 1 46 66',
  D: 'M10 0V140H34A58 70 0 0 0 34 0Z',
  L: 'M10 0V140H82',
  P: 'M10 140V0H48A38 38 0 0 1 48 76H10',
  R: 'M10 140V0H48A38 38 0 0 1 48 76H10M50 76L88 140',
  S: 'M82 22C74 7 60 0 46 0 26 0 12 14 12 34 12 80 86 58 86 104 86 126 68 140 46 140 28 140 14 132 6 116',
};

/** Strokes of invented signatures. */
const FLOURISHES = [
  'M20 70C60 10 70 20 62 62S80 90 104 48 130 20 128 60 170 84 188 44 236 30 246 58 290 76 330 50',
  'M18 60C40 20 60 8 66 40S40 96 70 80 116 26 132 42 130 84 156 66 196 34 214 52 262 70 332 40',
  'M22 78C52 30 76 14 84 44S58 92 92 76 120 44 150 54 176 78 202 56 240 48 262 62 300 64 334 46',
] as const;

/**
 * Gives the demonstration's professionals the photo and signature that a complete profile needs: initials
 * instead of a face.
 */
export async function seedPictures(profiles: ProfilesContext, accountIds: readonly string[]) {
  for (const [index, { first_name, last_name }] of professionals.entries()) {
    const accountId = accountIds[index] ?? '';
    const initials = [first_name.charAt(0), last_name.charAt(0)];
    await saveImage(profiles, { accountId }, 'photo', await drawn(initialsIn(initials, index)));
    await saveImage(profiles, { accountId }, 'signature', await drawn(signature(index)));
  }
}

const drawn = async (svg: string): Promise<string> =>
  (await sharp(Buffer.from(svg)).png().toBuffer()).toString('base64');

function initialsIn(initials: readonly string[], index: number): string {
  const [ground, ink] = TINTS[index % TINTS.length] ?? TINTS[0];
  const letters = initials.map(
    (letter, at) => `<path d="${LETTERS[letter]}" transform="translate(${95 + at * 115} 130)"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400">
    <rect width="400" height="400" fill="${ground}"/>
    <g fill="none" stroke="${ink}" stroke-width="18" stroke-linecap="round" stroke-linejoin="round">
      ${letters.join('')}</g></svg>`;
}

const signature = (index: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="350" height="110">
    <rect width="350" height="110" fill="#fff"/>
    <path d="${FLOURISHES[index % FLOURISHES.length]}" fill="none" stroke="#14231F" stroke-width="3"
      stroke-linecap="round"/></svg>`;
