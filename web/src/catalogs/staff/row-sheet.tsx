import { type StaffListName, staffLists, USES_COUNTED } from '@app/contract/catalogs';
import { useQuery } from '@tanstack/react-query';
import { useViewer } from '../../lib/session/session.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { DescriptionList } from '../../ui/layout/description-list.tsx';
import { HistoryList } from '../../ui/listing/history-list.tsx';
import { RowEditor } from './row-editor.tsx';
import { changeText, columnLabel, staffListsCopy as copy, shownValue } from './staff-lists.copy.ts';
import { listRowQuery } from './staff-lists.queries.ts';

type Props = { list: StaffListName; id: string; onSaved: () => void };

/** A full row: its number of uses, its fields, and its history. */
export function RowSheet({ list, id, onSaved }: Props) {
  const { data, error, isLoadingError, refetch } = useQuery(listRowQuery(list, id));
  const mayChange = useViewer()?.role === 'ADMIN';
  if (isLoadingError)
    return <ErrorState text={copy.rowFailed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={['text', 'card']} />;
  const { history, row, usedBy } = data;
  const shown = staffLists[list].columns.filter(({ isFixed }) => isFixed || !mayChange);
  return (
    <>
      {shown.length > 0 && (
        <DescriptionList
          facts={shown.map((column) => ({
            term: columnLabel(column.name),
            value: shownValue(column, row.values[column.name] ?? '', row.names[column.name]),
          }))}
        />
      )}
      <p className="text-ink-2">{copy.usedBy(usedBy, USES_COUNTED)}</p>
      {mayChange ? (
        <RowEditor key={row.version} list={list} row={row} onSaved={onSaved} />
      ) : (
        <p>{copy.readOnly}</p>
      )}
      <HistoryList
        items={history.map((change) => ({
          id: change.id,
          at: change.at,
          what: changeText(change),
          by: change.by,
          why: change.reason,
        }))}
      />
    </>
  );
}
