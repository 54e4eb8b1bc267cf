import { type Block, group, makeRoom, place, type Sheet, write } from './sheet.ts';
import {
  CONTENT_WIDTH,
  CONTENT_X,
  color,
  MARGIN,
  PAGE_WIDTH,
  RAIL_WIDTH,
  ROW_GAP,
  type TextStyle,
  type,
} from './style.ts';
import { heightOf, useStyle } from './text.ts';

const SECTION_GAP = 5;

/**
 * A titled block. Its title never stays alone at the end of a sheet; the last blocks, `kept`, go to the next
 * sheet together with the end of the document.
 */
export function section(
  sheet: Sheet,
  title: string,
  blocks: readonly Block[],
  { kept = 0 }: { kept?: number } = {},
): void {
  const free = blocks.slice(0, blocks.length - kept);
  const last = blocks.slice(blocks.length - kept);
  const closing = kept === 0 ? 0 : heightOfAll(last) + sheet.closingHeight;
  makeRoom(sheet, SECTION_GAP + (free[0]?.height ?? closing));
  const { doc, y } = sheet;
  doc.markContent('Artifact', { type: 'Layout' });
  doc
    .moveTo(MARGIN, y)
    .lineTo(PAGE_WIDTH - MARGIN, y)
    .lineWidth(0.6)
    .stroke(color.line);
  doc.endMarkedContent();

  sheet.y += SECTION_GAP;
  group(sheet, 'Sect', () => {
    write(sheet, 'H2', title, type.rail, { x: MARGIN, y: sheet.y, width: RAIL_WIDTH - 10 });
    place(sheet, free);
    makeRoom(sheet, closing);
    place(sheet, last);
  });
  sheet.y += SECTION_GAP - ROW_GAP + 1;
}

const heightOfAll = (blocks: readonly Block[]) =>
  blocks.reduce((sum, { height }) => sum + height, 0);

/** The height of a section of one block. */
export const heightOfSection = ({ height }: Block) => height + 2 * SECTION_GAP - ROW_GAP + 1;

/** A text of the full width, on one sheet. */
export function paragraph(sheet: Sheet, text: string, style: TextStyle, gap = ROW_GAP): Block {
  return {
    height: heightOf(sheet.doc, text, style, CONTENT_WIDTH) + gap,
    draw: (y) => write(sheet, 'P', text, style, { x: CONTENT_X, y, width: CONTENT_WIDTH }),
  };
}

const LINES_TOGETHER = 4;

/** A long text: its paragraphs, split every few lines so that they may continue on another sheet. */
export function paragraphs(sheet: Sheet, text: string, style: TextStyle): Block[] {
  return text.split('\n').flatMap((one) => {
    const lines = wrapped(sheet, one, style);
    const pieces: string[] = [];
    for (let from = 0; from < lines.length; from += LINES_TOGETHER) {
      pieces.push(lines.slice(from, from + LINES_TOGETHER).join(' '));
    }
    return pieces.map((piece, index) =>
      paragraph(sheet, piece, style, index === pieces.length - 1 ? ROW_GAP : 0),
    );
  });
}

function wrapped({ doc }: Sheet, text: string, style: TextStyle): string[] {
  useStyle(doc, style);
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1) ?? '';
    const longer = last ? `${last} ${word}` : word;
    if (doc.widthOfString(longer) <= CONTENT_WIDTH) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.filter(Boolean);
}
