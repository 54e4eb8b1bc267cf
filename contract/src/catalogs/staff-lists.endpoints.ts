import { z } from 'zod';
import { afterInAddress, endpoint, listOf, okOf, pagedListOf, staff } from '../kernel/index.ts';
import { LIST_FILE_BYTES, SEARCH_MAX } from './catalogs.limits.ts';
import {
  importPreviewSchema,
  importQuerySchema,
  listChoiceSchema,
  listImportSchema,
  listRowDetailSchema,
  listRowEditSchema,
  listRowSchema,
  newListRowSchema,
} from './staff-lists.schema.ts';
import { referencedLists, staffListNames } from './staff-lists.ts';

const list = z.enum(staffListNames);
const ofList = z.object({ list });
const ofRow = z.object({ list, id: z.string().min(1).max(20) });
const reads = staff('staff projection');
const changes = { admin: ['legal transition', 'staff projection', 'step-up'] } as const;

export const listListRows = endpoint({
  method: 'GET',
  path: '/api/staff/lists/:list/rows',
  who: reads,
  access: 'session',
  summary: 'The rows of a list of options, in its order and in pages.',
  params: ofList,
  query: z.object({
    search: z.string().trim().max(SEARCH_MAX).optional(),
    state: z.enum(['active', 'inactive']).optional(),
    after: afterInAddress,
  }),
  response: pagedListOf(listRowSchema),
});

export const getListRow = endpoint({
  method: 'GET',
  path: '/api/staff/lists/:list/rows/:id',
  who: reads,
  access: 'session',
  summary: 'A row of a list, with its number of uses and its history.',
  params: ofRow,
  response: okOf(listRowDetailSchema),
});

export const addListRow = endpoint({
  method: 'POST',
  path: '/api/staff/lists/:list/rows',
  who: changes,
  access: 'session',
  summary: 'Adds a row to a list of options.',
  params: ofList,
  body: newListRowSchema,
  response: okOf(listRowSchema),
});

export const changeListRow = endpoint({
  method: 'PUT',
  path: '/api/staff/lists/:list/rows/:id',
  who: changes,
  access: 'session',
  summary: 'Changes a row, deactivates or reactivates it; rows are never deleted.',
  params: ofRow,
  ifMatch: true,
  body: listRowEditSchema,
  response: okOf(listRowSchema),
});

export const listListChoices = endpoint({
  method: 'GET',
  path: '/api/staff/list-choices/:of',
  who: reads,
  access: 'session',
  summary: 'Provinces, specialties or insurers that a row can refer to.',
  params: z.object({ of: z.enum(referencedLists) }),
  response: listOf(listChoiceSchema),
});

export const listListImports = endpoint({
  method: 'GET',
  path: '/api/staff/lists/:list/imports',
  who: reads,
  access: 'session',
  summary: 'The latest imports of a list: source, licence and counts.',
  params: ofList,
  response: listOf(listImportSchema),
});

const file = {
  who: changes,
  access: 'session',
  params: ofList,
  query: importQuerySchema,
  bodyKind: 'text',
  bodyLimit: LIST_FILE_BYTES,
  body: z.string(),
  limit: { max: 30, windowSeconds: 3600 },
  response: okOf(importPreviewSchema),
} as const;

export const previewListImport = endpoint({
  ...file,
  method: 'POST',
  path: '/api/staff/lists/:list/import-preview',
  summary:
    'What a file would change in a list, with the rows that cannot be stored; nothing is stored.',
});

export const importListFile = endpoint({
  ...file,
  method: 'POST',
  path: '/api/staff/lists/:list/imports',
  summary: 'Imports a file into a list: all of it, or nothing if a row is faulty.',
});
