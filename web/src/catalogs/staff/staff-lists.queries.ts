import {
  getListRow,
  listListChoices,
  listListImports,
  listListRows,
  type ReferencedList,
  type StaffListName,
} from '@app/contract/catalogs';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/server/call.ts';
import { pagedQuery } from '../../lib/server/paged-query.ts';

/** Key of everything read of a list, to fetch it again after a change. */
export const listKey = (list: StaffListName) => ['staff-list', list] as const;

type Asked = { search: string; state: string };

export const listRowsQuery = (list: StaffListName, { search, state }: Asked) =>
  pagedQuery([...listKey(list), 'rows', search, state], (after) =>
    call(listListRows, {
      params: { list },
      query: {
        ...(search && { search }),
        ...((state === 'active' || state === 'inactive') && { state }),
        ...after,
      },
    }),
  );

export const listRowQuery = (list: StaffListName, id: string) =>
  queryOptions({
    queryKey: [...listKey(list), 'row', id],
    queryFn: async () => (await call(getListRow, { params: { list, id } })).data,
    staleTime: 0,
  });

export const listImportsQuery = (list: StaffListName) =>
  queryOptions({
    queryKey: [...listKey(list), 'imports'],
    queryFn: async () => (await call(listListImports, { params: { list } })).data,
  });

/** Rows of another list, as options. */
export const listChoicesQuery = (of: ReferencedList) =>
  queryOptions({
    queryKey: ['staff-list-choices', of],
    queryFn: async () =>
      (await call(listListChoices, { params: { of } })).data.map(({ id, name }) => ({
        id,
        label: name,
      })),
  });
