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
  /** Digits of one width: times and amounts. */
  isNumeric?: boolean;
  /** Digits one below the other, at the end of the column: amounts that are added up. */
  isAmount?: boolean;
  /** Hides the column's name on a card, as for buttons. */
  isAction?: boolean;
  /** What the last row of the table, its totals, says in this column. */
  total?: ReactNode;
};

type TableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Detail below a row. */
  detail?: (row: Row) => ReactNode;
  /** Shown instead of the rows; the header stays. */
  empty?: ReactNode;
};

/** A row, and below 900 px a card. */
const CARD =
  'border-line max-md:flex max-md:flex-col max-md:gap-1 max-md:rounded-lg max-md:border max-md:p-4 max-md:shadow-1 md:border-t';

/** A table that becomes a card for each row below 900 px; the same rows, read the same way. */
export const Table = <Row,>({ caption, columns, rows, rowKey, detail, empty }: TableProps<Row>) => (
  <div className="md:overflow-hidden md:rounded-lg md:border md:border-line md:bg-surface md:shadow-1">
    <table className="w-full border-collapse max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="bg-surface-2 max-md:sr-only">
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
      <tbody className="max-md:flex max-md:flex-col max-md:gap-3">
        {rows.map((row) => (
          <TableRow key={rowKey(row)} row={row} columns={columns} detail={detail} />
        ))}
        {rows.length === 0 && empty !== undefined && (
          <tr className="max-md:block">
            <td colSpan={columns.length} className="px-3 py-4 max-md:block">
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
  <tfoot className="max-md:mt-3 max-md:block">
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
      <tr className={cx(CARD, 'max-md:bg-surface')}>
        {columns.map((column) => (
          <TableCell key={column.id} column={column}>
            {column.cell(row)}
          </TableCell>
        ))}
        {detail && (
          <td className="max-md:contents md:px-1">
            <button
              type="button"
              aria-expanded={isOpen}
              aria-label={isOpen ? uiCopy.hideDetail : uiCopy.detail}
              onClick={() => setIsOpen(!isOpen)}
              className="grid size-10 cursor-pointer place-items-center rounded-sm"
            >
              <ChevronDown aria-hidden className={cx(isOpen && 'rotate-180')} />
            </button>
          </td>
        )}
      </tr>
      {detail && isOpen && (
        <tr className="max-md:block">
          <td colSpan={columns.length + 1} className="bg-surface-2 px-3 py-3 max-md:block">
            {detail(row)}
          </td>
        </tr>
      )}
    </Fragment>
  );
}

type TableCellProps<Row> = {
  column: Column<Row>;
  /** Without content: its name is not shown on a card either. */
  isEmpty?: boolean;
  children: ReactNode;
};

function TableCell<Row>({ column, isEmpty = false, children }: TableCellProps<Row>) {
  const { isRowHeader, isNumeric, isAmount, isAction, header } = column;
  const Cell = isRowHeader ? 'th' : 'td';
  return (
    <Cell
      {...(isRowHeader && { scope: 'row' })}
      className={cx(
        'px-3 py-2.5 align-middle max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:p-0',
        isEmpty ? 'max-md:hidden' : 'max-md:flex',
        isAmount ? 'tabular-nums max-md:justify-between md:text-right' : 'text-left',
        isRowHeader && 'font-medium max-md:order-first max-md:font-bold',
        isNumeric && 'tabular-nums',
      )}
    >
      {!isRowHeader && !isAction && !isEmpty && (
        <span aria-hidden className="text-14 text-ink-3 md:hidden">
          {header}
        </span>
      )}
      {children}
    </Cell>
  );
}
