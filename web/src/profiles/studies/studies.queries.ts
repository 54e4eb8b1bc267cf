import { listStudies, removeStudy, type StudyFile, uploadStudy } from '@app/contract/profiles';
import { queryOptions } from '@tanstack/react-query';
import { base64Of } from '../../lib/device/picture.ts';
import { call } from '../../lib/server/call.ts';

/** Polling interval of files in review: the antivirus takes seconds. */
const REVIEW_POLL_MS = 3_000;

/** The studies of a medical history: the patient's, a member's, or that of a draft. */
export const studiesQuery = (subject: string) =>
  queryOptions({
    queryKey: ['studies', subject],
    queryFn: async () => (await call(listStudies, { params: { subject } })).data,
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ state }) => state === 'IN_REVIEW') ? REVIEW_POLL_MS : false,
  });

/** Uploads a file and reports its progress. */
export async function sendStudy(
  subject: string,
  file: File,
  onProgress: (percent: number) => void,
): Promise<StudyFile> {
  const body = { filename: file.name, base64: await base64Of(file) };
  return (await call(uploadStudy, { params: { subject }, body }, { onProgress })).data;
}

/** Deletes a study. */
export const dropStudy = (subject: string, studyId: string) =>
  call(removeStudy, { params: { subject, studyId } });
