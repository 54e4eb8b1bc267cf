import { downloadStudy, type StudyFile } from '@app/contract/profiles';
import { saveFile } from '../device/save-file.ts';
import { callForFile } from '../server/call.ts';

/** Fetches an attached study. */
export async function fetchStudy({
  id,
  filename,
}: Pick<StudyFile, 'id' | 'filename'>): Promise<void> {
  saveFile(await callForFile(downloadStudy, { params: { studyId: id } }), filename);
}
