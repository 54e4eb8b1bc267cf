import { downloadStudy, type StudyFile } from '@app/contract/profiles';
import { saveFile } from '../device/save-file.ts';
import { callForFile } from '../server/call.ts';

/** Brings an attached study to the device. */
export async function fetchStudy({
  id,
  filename,
}: Pick<StudyFile, 'id' | 'filename'>): Promise<void> {
  saveFile(await callForFile(downloadStudy, { params: { studyId: id } }), filename);
}
