import type { Month } from '@app/contract/kernel';
import { exportSettlement, getSettlement, settlementWords } from '@app/contract/settlements';
import { queryOptions } from '@tanstack/react-query';
import { saveFile } from '../lib/device/save-file.ts';
import { call, callForFile } from '../lib/server/call.ts';

/** The professional's finished visits of a month. */
export const settlementQuery = (month: Month) =>
  queryOptions({
    queryKey: ['settlement', month],
    queryFn: async () => (await call(getSettlement, { query: { month } })).data,
  });

/** Saves them as a spreadsheet. */
export async function saveSettlement(month: Month): Promise<void> {
  saveFile(
    await callForFile(exportSettlement, { query: { month } }),
    settlementWords.fileName(month),
  );
}
