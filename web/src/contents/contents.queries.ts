import { type ContentKind, getContent, listContents } from '@app/contract/contents';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/server/call.ts';

export const contentsQuery = queryOptions({
  queryKey: ['contents'],
  queryFn: async () => (await call(listContents, {})).data,
});

export const contentQuery = (kind: ContentKind) =>
  queryOptions({
    queryKey: ['contents', kind],
    queryFn: async () => (await call(getContent, { params: { kind } })).data,
    staleTime: 0,
  });
