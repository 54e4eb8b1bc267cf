import {
  importPrices,
  listPrices,
  type PricePreview,
  previewPrices,
} from '@app/contract/price-list';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/server/call.ts';

export const pricesKey = ['prices'] as const;

/** A page of the branch's list by product or ingredient; pages count from 1. */
export const pricesQuery = (search: string, page: number) =>
  queryOptions({
    queryKey: [...pricesKey, search, page],
    queryFn: async () =>
      (await call(listPrices, { query: { ...(search && { search }), page: page - 1 } })).data,
    placeholderData: (before) => before,
  });

/** What a file would change. */
export const preview = async (body: string): Promise<PricePreview> =>
  (await call(previewPrices, { body })).data;

/** Replaces the list by the file; products at 0 only if they are meant so. */
export const replaceList = async (body: string, isFreeMeant: boolean): Promise<PricePreview> =>
  (await call(importPrices, { body, query: isFreeMeant ? { freeMeant: 'true' } : {} })).data;
