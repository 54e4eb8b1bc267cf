import { type Font, type GlyphRun, openSync } from 'fontkit';

const REMEMBERED_WORDS = 5_000;

/**
 * A font shared by all documents. Decoding it and shaping words were most of the time of a document, so it is
 * decoded once and shaped words are cached.
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

/** Layout scales the positions in place, so each gets a copy. */
function copyOf(run: GlyphRun): GlyphRun {
  const copy: GlyphRun = Object.create(Object.getPrototypeOf(run));
  const positions = run.positions.map((position) => ({ ...position }));
  return Object.assign(copy, run, { positions });
}
