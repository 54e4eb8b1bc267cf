import type { Platform } from '../platform/platform.ts';
import { DOCUMENTS_QUEUE, type Documents } from './documents.ts';

/** Makes the bytes of issued documents before anybody requests them. */
export function documentsJobs({ jobs }: Pick<Platform, 'jobs'>, documents: Documents) {
  jobs.register(DOCUMENTS_QUEUE, async ({ id }) => {
    const row = await documents.findById(String(id));
    if (row) await documents.ensureBytes(row, 'ahead');
  });
}
