import { ChevronDown } from 'lucide-react';
import { Fragment, type ReactNode, useState } from 'react';
import { cx } from '../class-names.ts';
import { uiCopy } from '../ui.copy.ts';

export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The header cell of the row. */
  isRowHeader?: boolean;
  /** Holds what somebody typed: a word too long for the column breaks. */
  isTyped?: boolean;
  /** Digits of one width: times and amounts. */
  isNumeric?: boolean;
  /** Right-aligned digits, for amounts that are added up. */
  isAmount?: boolean;
  /** Hides the column's name on a card, as for buttons. */
  isAction?: boolean;
  /** Hides the column's name on a card, if the cell is clear without it. */
  isUnnamed?: boolean;
  /** This column's cell in the row of totals. */
  total?: ReactNode;
};

type TableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Details below a row. */
  detail?: (row: Row) => ReactNode;
  /** Needs a wide screen: shown as cards below 1200 px instead of 900. */
  isWide?: boolean;
  /** Shown instead of the rows; the header stays. */
  empty?: ReactNode;
};

/** A row; below 900 px a card. */
const CARD =
  'border-line as-cards:flex as-cards:flex-col as-cards:gap-1 as-cards:rounded-lg as-cards:border as-cards:p-4 as-cards:shadow-1 as-table:border-t';

/**
 * A table that becomes one card per row below 900 px, or 1200 if it is wide; screen readers read the same rows.
 * With enough space there are two cards side by side.
 */
export const Table = <Row,>({
  caption,
  columns,
  rows,
  rowKey,
  detail,
  isWide = false,
  empty,
}: TableProps<Row>) => (
  <div
    className={cx(
      isWide && 'cards-on-laptops',
      'as-table:overflow-hidden as-table:rounded-lg as-table:border as-table:border-line as-table:bg-surface as-table:shadow-1',
    )}
  >
    <table className="w-full border-collapse as-cards:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="bg-surface-2 as-cards:sr-only">
        <tr>
          {columns.map(({ id, header, isAmount }) => (
            <th
              key={id}
              scope="col"
              className={cx(
                'px-3 py-2.5 text-14 font-medium text-ink-2',
                isAmount ? 'text-right' : 'text-left',
              )}
            >
              {header}
            </th>
          ))}
          {detail && (
            <td>
              <span className="sr-only">{uiCopy.detail}</span>
            </td>
          )}
        </tr>
      </thead>
      <tbody className="as-cards:grid as-cards:grid-cols-[repeat(auto-fit,minmax(min(100%,320px),1fr))] as-cards:gap-3">
        {rows.map((row) => (
          <TableRow key={rowKey(row)} row={row} columns={columns} detail={detail} />
        ))}
        {rows.length === 0 && empty !== undefined && (
          <tr className="as-cards:col-span-full as-cards:block">
            <td colSpan={columns.length} className="px-3 py-4 as-cards:block">
              {empty}
            </td>
          </tr>
        )}
      </tbody>
      {columns.some(({ total }) => total !== undefined) && <Totals columns={columns} />}
    </table>
  </div>
);

/** The row of totals; on a phone, a card below the others. */
const Totals = <Row,>({ columns }: { columns: readonly Column<Row>[] }) => (
  <tfoot className="as-cards:mt-3 as-cards:block">
    <tr className={cx(CARD, 'bg-surface-2 font-bold')}>
      {columns.map((column) => (
        <TableCell key={column.id} column={column} isEmpty={column.total === undefined}>
          {column.total}
        </TableCell>
      ))}
    </tr>
  </tfoot>
);

type TableRowProps<Row> = {
  row: Row;
  columns: readonly Column<Row>[];
  detail: ((row: Row) => ReactNode) | undefined;
};

function TableRow<Row>({ row, columns, detail }: TableRowProps<Row>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Fragment>
      <tr className={cx(CARD, 'as-cards:bg-surface')}>
        {columns.map((column) => (
          <TableCell key={column.id} column={column}>
            {column.cell(row)}
          </TableCell>
        ))}
        {detail && (
          <td className="as-cards:contents as-table:px-1">
            <button
              type="button"
              aria-expanded={isOpen}
              aria-label={isOpen ? uiCopy.hideDetail : uiCopy.detail}
              onClick={() => setIsOpen(!isOpen)}
              className="flex min-h-10 cursor-pointer items-center justify-center gap-2 rounded-sm text-brand-800 as-cards:self-start as-cards:px-2 as-cards:font-medium as-table:size-10 as-table:text-ink-1"
            >
              <ChevronDown aria-hidden className={cx(isOpen && 'rotate-180')} />
              <span className="as-table:hidden">{isOpen ? uiCopy.hideDetail : uiCopy.detail}</span>
            </button>
          </td>
        )}
      </tr>
      {detail && isOpen && (
        <tr className="as-cards:col-span-full as-cards:block">
          <td
            colSpan={columns.length + 1}
            className="bg-surface-2 px-3 py-3 wrap-anywhere as-cards:block as-cards:rounded-lg"
          >
            {detail(row)}
          </td>
        </tr>
      )}
    </Fragment>
  );
}

type TableCellProps<Row> = {
  column: Column<Row>;
  /** An empty cell, whose name is not shown on a card. */
  isEmpty?: boolean;
  children: ReactNode;
};

function TableCell<Row>({ column, isEmpty = false, children }: TableCellProps<Row>) {
  const { isRowHeader, isTyped, isNumeric, isAmount, header } = column;
  const isUnnamed = isRowHeader || column.isAction || column.isUnnamed || isEmpty;
  const Cell = isRowHeader ? 'th' : 'td';
  return (
    <Cell
      {...(isRowHeader && { scope: 'row' })}
      className={cx(
        'px-3 py-2.5 align-middle as-cards:wrap-anywhere as-cards:flex-wrap as-cards:items-center as-cards:gap-x-3 as-cards:p-0',
        isEmpty ? 'as-cards:hidden' : 'as-cards:flex',
        isAmount ? 'tabular-nums as-cards:justify-between as-table:text-right' : 'text-left',
        isRowHeader && 'font-medium as-cards:order-first as-cards:font-bold',
        isTyped && 'wrap-anywhere as-table:min-w-32',
        isNumeric && 'tabular-nums',
      )}
    >
      {!isUnnamed && (
        <span aria-hidden className="text-small text-ink-3 as-table:hidden">
          {header}
        </span>
      )}
      {children}
    </Cell>
  );
}
