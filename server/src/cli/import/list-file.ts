import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { type Info, type Parser, parse } from 'csv-parse';
import { columnName, type TableHead, tableHead } from '../../platform/csv.ts';

/** What is known of a file before it is parsed as a list. */
export type ListFile = TableHead & {
  path: string;
  bytes: number;
  sha256: string;
  kind: 'csv' | 'json';
  encoding: 'utf8' | 'latin1';
};

/** A row of the file: its position, and its values by normalised column name. */
export type FileRow = { at: string; values: Record<string, string> };

/** A file that is not a list of the expected kind. */
export class UnreadableList extends Error {}

const HEAD_BYTES = 65_536;
/** The rows of one piece are parsed without a pause, so a small piece does not block other requests. */
const PIECE_BYTES = 16_384;
/** Limits empty cells too, which hardly count as bytes. */
const COLUMNS_MAX = 500;
/** A longer row means an unclosed quote, or a file that is not a list. */
const LONGEST_ROW = 65_536;
/** Cells accepted before a row must end. */
const CELLS_WITHOUT_A_ROW = 2 * LONGEST_ROW;
/** Only georef's JSON is read as a whole; it has a few megabytes. */
const LARGEST_JSON = 64 * 1024 * 1024;

/** Reads a file once without keeping it in memory: its digest, its encoding and where its table begins. */
export async function inspectFile(
  path: string,
  isHeader: (names: readonly string[]) => boolean,
): Promise<ListFile> {
  const digest = createHash('sha256');
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let head = Buffer.alloc(0);
  let bytes = 0;
  let isUtf8 = true;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    digest.update(chunk);
    bytes += chunk.length;
    if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk]);
    isUtf8 &&= decodes(utf8, chunk);
  }
  const encoding = isUtf8 && decodes(utf8) ? 'utf8' : 'latin1';
  const text = head.toString(encoding).replace(/^\uFEFF/, '');
  return {
    path,
    bytes,
    sha256: digest.digest('hex'),
    kind: /^\s*[[{]/.test(text) ? 'json' : 'csv',
    encoding,
    ...tableHead(text, isHeader),
  };
}

function decodes(decoder: InstanceType<typeof TextDecoder>, chunk?: Buffer): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined });
    return true;
  } catch {
    return false;
  }
}

type Reading = {
  /** Called once with the column names, before any row. */
  onColumns: (names: string[]) => void;
  /** Called with the number of bytes read so far. */
  onBytes?: (bytes: number) => void;
};

/** The rows of a file, one at a time, so that memory does not grow with the file. */
export const readRows = (file: ListFile, reading: Reading): AsyncGenerator<FileRow> =>
  file.kind === 'json' ? readJson(file, reading) : readCsv(file, reading);

async function* readCsv(file: ListFile, { onColumns, onBytes }: Reading): AsyncGenerator<FileRow> {
  const parser = parse({
    bom: true,
    encoding: file.encoding,
    delimiter: file.delimiter,
    from_line: file.above + 1,
    columns: (header: string[]) => {
      if (header.length > COLUMNS_MAX) throw tooManyColumns();
      const names = header.map(columnName);
      onColumns(names);
      return names.map((name) => name || false);
    },
    info: true,
    max_record_size: LONGEST_ROW,
    relax_column_count: true,
    // A quote within a name is part of it, and hides no other row.
    relax_quotes: true,
    skip_empty_lines: true,
  });
  const input = createReadStream(file.path, { highWaterMark: PIECE_BYTES });
  const flowing = pipeline(input, endingRows(parser, file.delimiter), parser);
  // The parser gets the same error and passes it to the reader below.
  flowing.catch(() => {});
  for await (const { record, info } of parser as AsyncIterable<{
    record: Record<string, string>;
    info: Info;
  }>) {
    onBytes?.(input.bytesRead);
    yield { at: `line ${info.lines}`, values: record };
  }
}

const tooManyColumns = () => new UnreadableList(`The file has more than ${COLUMNS_MAX} columns.`);

/** Passes a file on while its rows end: the parser would join the cells of an endless row without a pause. */
const endingRows = (parser: Parser, delimiter: string) =>
  async function* (input: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let ended = 0;
    let cells = 0;
    for await (const piece of input) {
      if (parser.info.records > ended) cells = 0;
      ended = parser.info.records;
      cells += countOf(delimiter.charCodeAt(0), piece);
      if (cells > CELLS_WITHOUT_A_ROW) throw tooManyColumns();
      yield piece;
    }
  };

function countOf(mark: number, piece: Buffer): number {
  let found = 0;
  for (let at = piece.indexOf(mark); at >= 0; at = piece.indexOf(mark, at + 1)) found += 1;
  return found;
}

type JsonValue = string | number | null | { [name: string]: JsonValue } | JsonValue[];

async function* readJson(file: ListFile, { onColumns, onBytes }: Reading): AsyncGenerator<FileRow> {
  if (file.bytes > LARGEST_JSON) throw new Error('A JSON file may have 64 MB; use CSV for more.');
  const parsed: JsonValue = JSON.parse((await readFile(file.path, file.encoding)).trim());
  onBytes?.(file.bytes);
  const entries = listIn(parsed);
  if (!entries) throw new Error('The JSON file holds no list.');
  const rows = entries.map((entry) => flat(entry));
  onColumns([...new Set(rows.flatMap((row) => Object.keys(row)))]);
  for (const [index, values] of rows.entries()) yield { at: `entry ${index + 1}`, values };
}

/** Georef's JSON is `{ localidades: [...] }`; other files are the list itself. */
const listIn = (parsed: JsonValue): JsonValue[] | undefined =>
  Array.isArray(parsed) ? parsed : Object.values(parsed ?? {}).find((one) => Array.isArray(one));

/** `{ provincia: { id: '06' } }` becomes the column provincia_id, as in georef's own CSV. */
function flat(value: JsonValue, prefix = ''): Record<string, string> {
  if (value === null || typeof value !== 'object')
    return { [columnName(prefix)]: String(value ?? '') };
  return Object.assign(
    {},
    ...Object.entries(value).map(([name, one]) => flat(one, prefix ? `${prefix}_${name}` : name)),
  );
}
