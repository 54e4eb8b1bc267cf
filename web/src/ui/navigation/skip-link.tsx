import { uiCopy } from '../ui.copy.ts';

/** The id of every screen's `main`. */
export const MAIN_ID = 'contenido';

/** Skips the header by keyboard. */
export const SkipLink = () => (
  <a
    href={`#${MAIN_ID}`}
    className="absolute -left-[999px] z-50 bg-surface p-3 focus:top-2 focus:left-2"
  >
    {uiCopy.skipToContent}
  </a>
);
