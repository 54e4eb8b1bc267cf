import { type Block, type Sheet, write } from './sheet.ts';
import { CONTENT_WIDTH, CONTENT_X, ROW_GAP, type } from './style.ts';
import { heightOf } from './text.ts';

const COLUMN_GAP = 12;
const COLUMNS = 12;
const DEFAULT_SPAN = 4;
const LABEL_HEIGHT = 11.5;

/** A labelled value. `span` is its width in twelfths: four by default. */
export type Field = { label: string; value: string | null; span?: number };

/** Labelled values in columns; absent ones leave no gap. */
export function fields(sheet: Sheet, all: readonly Field[]): Block[] {
  const present = all.filter(({ value }) => value !== null && value !== '');
  return rowsOf(present).map((row) => fieldRow(sheet, row));
}

function rowsOf(all: readonly Field[]): Field[][] {
  const rows: Field[][] = [];
  let free = 0;
  for (const one of all) {
    const span = one.span ?? DEFAULT_SPAN;
    if (span > free) {
      rows.push([]);
      free = COLUMNS;
    }
    rows.at(-1)?.push(one);
    free -= span;
  }
  return rows;
}

const COLUMN = (CONTENT_WIDTH + COLUMN_GAP) / COLUMNS;
const widthOf = ({ span = DEFAULT_SPAN }: Field) => span * COLUMN - COLUMN_GAP;
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
