import { type Block, group, type Sheet, tagged, write } from './sheet.ts';
import { CONTENT_WIDTH, CONTENT_X, color, type TextStyle, type } from './style.ts';
import { heightOf, paint } from './text.ts';

const NUMBER_WIDTH = 30;
const BLOCK_GAP = 5;

/** Left edge of the texts of a numbered entry. */
export const NUMBERED_X = CONTENT_X + NUMBER_WIDTH;
export const NUMBERED_WIDTH = CONTENT_WIDTH - NUMBER_WIDTH;

/** One text of an entry. */
export type EntryText = { text: string; style: TextStyle };

/** A list entry: its number in a disc, and its texts below each other. */
export function entryBlock(sheet: Sheet, number: number, texts: readonly EntryText[]): Block {
  const heights = texts.map(({ text, style }) => heightOf(sheet.doc, text, style, NUMBERED_WIDTH));
  const height = heights.reduce((sum, one) => sum + one + 1, 0);
  return {
    height: Math.max(height, 22) + BLOCK_GAP,
    draw: (y) => {
      group(sheet, 'Div', () => {
        drawNumber(sheet, number, y);
        let top = y;
        for (const [index, { text, style }] of texts.entries()) {
          write(sheet, 'P', text, style, { x: NUMBERED_X, y: top, width: NUMBERED_WIDTH });
          top += (heights[index] ?? 0) + 1;
        }
      });
    },
  };
}

/** An entry with a heading and labelled values. */
export const numberedBlock = (
  sheet: Sheet,
  number: number,
  heading: string,
  facts: readonly { label: string; value: string }[],
): Block =>
  entryBlock(sheet, number, [
    { text: heading, style: type.name },
    ...facts.map(({ label, value }) => ({ text: `${label}: ${value}`, style: type.value })),
  ]);

function drawNumber(sheet: Sheet, number: number, y: number): void {
  const { doc } = sheet;
  const style: TextStyle = { size: 10, bold: true, color: color.brand, align: 'center' };
  tagged(sheet, 'P', () => {
    doc.circle(CONTENT_X + 10, y + 10.5, 10).fill(color.tint);
    paint(doc, String(number), style, { x: CONTENT_X, y: y + 3.5, width: 20 });
  });
}
