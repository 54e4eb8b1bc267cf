import { type Block, group, heightOf, makeRoom, place, type Sheet, write } from './sheet.ts';
import {
  CONTENT_WIDTH,
  CONTENT_X,
  color,
  MARGIN,
  PAGE_WIDTH,
  RAIL_WIDTH,
  type TextStyle,
  type,
} from './style.ts';

const SECTION_GAP = 13;
const COLUMN_GAP = 14;
const LABEL_HEIGHT = 11.5;
const ROW_GAP = 7;

/** A titled block of the document. Its title never stays alone at the foot of a sheet. */
export function section(sheet: Sheet, title: string, blocks: readonly Block[]): void {
  makeRoom(sheet, SECTION_GAP + (blocks[0]?.height ?? 0));
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
    place(sheet, blocks);
  });
  sheet.y += SECTION_GAP - ROW_GAP;
}

/** A paragraph as wide as the content. It is cut into lines, so a long one may cross sheets. */
export function paragraph(sheet: Sheet, text: string, style: TextStyle): Block {
  const height = heightOf(sheet.doc, text, style, CONTENT_WIDTH);
  return {
    height: height + ROW_GAP,
    draw: (y) => write(sheet, 'P', text, style, { x: CONTENT_X, y, width: CONTENT_WIDTH }),
  };
}

/** A fact with its label. `span` is how many of the three columns it takes. */
export type Field = { label: string; value: string | null; span?: 1 | 2 | 3 };

/** Labelled facts in three columns; those that are absent leave no hole. */
export function fields(sheet: Sheet, all: readonly Field[]): Block[] {
  const present = all.filter(({ value }) => value !== null && value !== '');
  return rowsOf(present).map((row) => fieldRow(sheet, row));
}

function rowsOf(all: readonly Field[]): Field[][] {
  const rows: Field[][] = [];
  let free = 0;
  for (const one of all) {
    const span = one.span ?? 1;
    if (span > free) {
      rows.push([]);
      free = 3;
    }
    rows.at(-1)?.push(one);
    free -= span;
  }
  return rows;
}

const COLUMN = (CONTENT_WIDTH - 2 * COLUMN_GAP) / 3;
const widthOf = ({ span = 1 }: Field) => span * COLUMN + (span - 1) * COLUMN_GAP;

function fieldRow(sheet: Sheet, row: readonly Field[]): Block {
  const tallest = Math.max(...row.map((one) => fieldHeight(sheet, one)));
  return {
    height: tallest + ROW_GAP,
    draw: (y) => {
      let x = CONTENT_X;
      for (const one of row) {
        drawField(sheet, one, { x, y, width: widthOf(one) });
        x += widthOf(one) + COLUMN_GAP;
      }
    },
  };
}

const labelHeight = (sheet: Sheet, one: Field) =>
  Math.max(LABEL_HEIGHT, heightOf(sheet.doc, one.label, type.label, widthOf(one)));

const fieldHeight = (sheet: Sheet, one: Field) =>
  labelHeight(sheet, one) + heightOf(sheet.doc, one.value ?? '', type.value, widthOf(one));

function drawField(sheet: Sheet, one: Field, box: { x: number; y: number; width: number }): void {
  const valueY = box.y + labelHeight(sheet, one);
  write(sheet, 'P', one.label, type.label, box);
  write(sheet, 'P', one.value ?? '', type.value, { ...box, y: valueY });
}
