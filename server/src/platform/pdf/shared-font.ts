import { type Font, type GlyphRun, openSync } from 'fontkit';

const REMEMBERED_WORDS = 5_000;

/**
 * A font that all documents share. It is decoded once and a word is shaped once: both were most of
 * making a document, and the documents of a clinic say the same words over and over.
 */
export function openSharedFont(file: string): Font {
  const font = openSync(file);
  if (!('layout' in font)) throw new Error(`${file} holds more than one font`);
  const shape = font.layout.bind(font);
  const words = new Map<string, GlyphRun>();
  const layout: Font['layout'] = (text, features, ...rest) => {
    if (features) return shape(text, features, ...rest);
    const run = words.get(text) ?? shape(text);
    if (words.size >= REMEMBERED_WORDS) words.clear();
    words.set(text, run);
    return copyOf(run);
  };
  return Object.assign(font, { layout });
}

/** Who lays text out scales the positions in place. */
function copyOf(run: GlyphRun): GlyphRun {
  const copy: GlyphRun = Object.create(run);
  return Object.assign(copy, { positions: run.positions.map((position) => ({ ...position })) });
}
