import {
  type Block,
  group,
  heightOf,
  makeRoom,
  place,
  type Sheet,
  useStyle,
  write,
} from './sheet.ts';
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

const SECTION_GAP = 7;
const COLUMN_GAP = 12;
const COLUMNS = 12;
const DEFAULT_SPAN = 4;
const LABEL_HEIGHT = 11.5;
const ROW_GAP = 3;

/**
 * A titled block of the document. Its title never stays alone at the foot of a sheet; the last blocks
 * that are `kept` go to the next one together with what closes the document.
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

/** The room that a section of one block takes. */
export const heightOfSection = ({ height }: Block) => height + 2 * SECTION_GAP - ROW_GAP + 1;

/** A text as wide as the content, drawn whole. */
export function paragraph(sheet: Sheet, text: string, style: TextStyle, gap = ROW_GAP): Block {
  return {
    height: heightOf(sheet.doc, text, style, CONTENT_WIDTH) + gap,
    draw: (y) => write(sheet, 'P', text, style, { x: CONTENT_X, y, width: CONTENT_WIDTH }),
  };
}

const LINES_TOGETHER = 4;

/** A long text: its paragraphs, cut every few lines so that they may cross sheets. */
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

/** A fact with its label. `span` is how many of the twelve columns it takes: four unless told. */
export type Field = { label: string; value: string | null; span?: number };

/** Labelled facts in columns; those that are absent leave no hole. */
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
