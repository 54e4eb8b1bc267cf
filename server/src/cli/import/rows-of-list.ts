import type { ImportedList } from './imported-list.ts';
import { type FileRow, type ListFile, readRows, UnreadableList } from './list-file.ts';

/** The rows of a file for a list; its columns must be there. */
export const rowsOf = (
  file: ListFile,
  list: ImportedList,
  onBytes: (bytes: number) => void = () => {},
): AsyncGenerator<FileRow> =>
  readRows(file, { onBytes, onColumns: (names) => requireColumns(list, names) });

/** Whether these are the columns of a list. */
export const isHeaderOf = (list: ImportedList) => (names: readonly string[]) =>
  missingColumns(list, names).length === 0;

function requireColumns(list: ImportedList, names: string[]) {
  const missing = missingColumns(list, names);
  if (missing.length > 0)
    throw new UnreadableList(
      `The file lacks ${missing.join(', ')}. Its columns: ${names.filter(Boolean).join(', ')}.`,
    );
}

/** Columns that rows may leave empty may also be missing. */
const missingColumns = ({ columns, row }: ImportedList, names: readonly string[]): string[] =>
  Object.entries(columns)
    .filter(([name, { aliases }]) => ![name, ...aliases].some((one) => names.includes(one)))
    .map(([name]) => name)
    .filter((name) => row.safeParse({}).error?.issues.some(({ path: [where] }) => where === name));
