import { exportDispensings, listDispensings } from '@app/contract/dispensing';
import { queryOptions } from '@tanstack/react-query';
import { saveFile } from '../../lib/device/save-file.ts';
import { call, callForFile } from '../../lib/server/call.ts';
import { historyCopy as copy } from './history.copy.ts';
import type { Period } from './use-history-place.ts';

const queryOf = ({ fromDate, toDate }: Period) => ({
  ...(fromDate && { fromDate }),
  ...(toDate && { toDate }),
});

/** A page of what the branch dispensed, newest first; pages count from 1. */
export const dispensingsQuery = (period: Period, page: number) =>
  queryOptions({
    queryKey: ['dispensings', period, page],
    queryFn: async () =>
      (await call(listDispensings, { query: { ...queryOf(period), page: page - 1 } })).data,
  });

/** Saves what the branch dispensed as a spreadsheet. */
export async function saveTable(period: Period): Promise<void> {
  const file = await callForFile(exportDispensings, { query: queryOf(period) });
  saveFile(file, `${copy.csvName(period.fromDate, period.toDate)}.csv`);
}
