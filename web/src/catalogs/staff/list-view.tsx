import { type ListRow, type StaffListName, staffLists } from '@app/contract/catalogs';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useViewer } from '../../lib/session/session.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Chip } from '../../ui/feedback/chip.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import type { Column } from '../../ui/layout/table.tsx';
import { FilterBar } from '../../ui/listing/filter-bar.tsx';
import { HistoryList } from '../../ui/listing/history-list.tsx';
import { PagedTable, RowLink } from '../../ui/listing/paged-table.tsx';
import { Sheet } from '../../ui/listing/sheet.tsx';
import { useAddressFilters } from '../../ui/listing/use-address-filters.ts';
import { ImportPanel } from './import-panel.tsx';
import { RowEditor } from './row-editor.tsx';
import { RowSheet } from './row-sheet.tsx';
import { columnLabel, staffListsCopy as copy, listName, shownValue } from './staff-lists.copy.ts';
import { listImportsQuery, listRowsQuery } from './staff-lists.queries.ts';

/** Address values: a row that does not exist yet, and the import of a file. */
const NEW = 'nueva';
const IMPORT = 'importar';

/** A list that staff edits: searched and read in pages; each row opens its sheet. */
export function ListView({ list }: { list: StaffListName }) {
  const { filters, setFilters, addressOf, opened, close } = useAddressFilters(['buscar', 'estado']);
  const query = useInfiniteQuery(
    listRowsQuery(list, { search: filters.buscar, state: filters.estado }),
  );
  const mayChange = useViewer()?.role === 'ADMIN';
  return (
    <section className="flex flex-col gap-4">
      <FilterBar
        label={copy.search}
        fields={[
          { kind: 'text', name: 'buscar', label: copy.searchField, maxLength: 64 },
          {
            kind: 'choice',
            name: 'estado',
            label: copy.state,
            all: copy.allStates,
            options: [
              { id: 'active', label: copy.active },
              { id: 'inactive', label: copy.inactive },
            ],
          },
        ]}
        filters={filters}
        onFilter={setFilters}
      />
      {mayChange && (
        <div className="flex flex-wrap gap-3">
          <LinkButton to={addressOf(NEW)}>{copy.add}</LinkButton>
          {staffLists[list].isImported && (
            <LinkButton to={addressOf(IMPORT)}>{copy.import}</LinkButton>
          )}
        </div>
      )}
      <PagedTable
        caption={listName[list]}
        columns={columnsOf(list, addressOf)}
        query={query}
        rowKey={({ id }) => id}
        failed={copy.failed}
        empty={<Nothing isFiltered={Boolean(filters.buscar || filters.estado)} />}
      />
      <ListSheet list={list} opened={opened} onClose={close} />
    </section>
  );
}

const Nothing = ({ isFiltered }: { isFiltered: boolean }) =>
  isFiltered ? (
    <EmptyState text={copy.none} detail={copy.noneDetail} />
  ) : (
    <EmptyState text={copy.empty} detail={copy.emptyDetail} />
  );

type SheetProps = { list: StaffListName; opened: string | null; onClose: () => void };

const ListSheet = ({ list, opened, onClose }: SheetProps) => (
  <Sheet title={titleOf(list, opened)} isOpen={opened !== null} onClose={onClose}>
    {opened === NEW && <RowEditor list={list} row={undefined} onSaved={onClose} />}
    {opened === IMPORT && (
      <>
        <ImportPanel list={list} onImported={onClose} />
        <LatestImports list={list} />
      </>
    )}
    {opened !== null && opened !== NEW && opened !== IMPORT && (
      <RowSheet list={list} id={opened} onSaved={onClose} />
    )}
  </Sheet>
);

const titleOf = (list: StaffListName, opened: string | null): string => {
  if (opened === IMPORT) return `${copy.importTitle}: ${listName[list]}`;
  return opened === NEW ? `${copy.add}: ${listName[list]}` : listName[list];
};

function LatestImports({ list }: { list: StaffListName }) {
  const { data } = useQuery(listImportsQuery(list));
  if (!data) return null;
  return (
    <HistoryList
      items={data.map(({ id, at, source, licence, added, changed }) => ({
        id,
        at,
        what: copy.importOf(source, added, changed),
        by: null,
        why: licence,
      }))}
    />
  );
}

/** The first column links to the row; long texts are shown only in the sheet. */
function columnsOf(list: StaffListName, addressOf: (id: string) => string): Column<ListRow>[] {
  const columns = staffLists[list].columns.filter((one) => !(one.kind === 'text' && one.isLong));
  return [
    ...columns.map(
      (column, index): Column<ListRow> => ({
        id: column.name,
        header: columnLabel(column.name),
        isRowHeader: index === 0,
        isAmount: column.kind === 'price' || column.kind === 'count',
        cell: ({ id, values, names }) => {
          const shown = shownValue(column, values[column.name] ?? '', names[column.name]);
          return index === 0 ? <RowLink to={addressOf(id)}>{shown}</RowLink> : shown;
        },
      }),
    ),
    {
      id: 'state',
      header: copy.state,
      cell: ({ active }) => (
        <Chip tone={active ? 'ok' : 'neutral'}>{active ? copy.active : copy.inactive}</Chip>
      ),
    },
  ];
}
