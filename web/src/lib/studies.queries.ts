import { downloadStudy, type StudyFile } from '@app/contract/profiles';
import { callForFile } from './call.ts';
import { saveFile } from './save-file.ts';

/** Brings an attached study to the device. */
export async function fetchStudy({
  id,
  filename,
}: Pick<StudyFile, 'id' | 'filename'>): Promise<void> {
  saveFile(await callForFile(downloadStudy, { params: { studyId: id } }), filename);
}
