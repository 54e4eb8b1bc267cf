import { STUDY_MAX_BYTES, STUDY_TYPES } from '@app/contract/profiles';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { problemCode } from '../../lib/server/problem-error.ts';
import { isOfType } from '../../ui/actions/file-button.tsx';
import { sendStudy, studiesQuery } from './studies.queries.ts';

/** A file being uploaded, or one that failed with the reason. */
export type Upload = { key: number; file: File; percent: number; fault: string | undefined };

/** Uploads files one after another; failed ones stay in the list for a retry. */
export function useUploads(subject: string) {
  const client = useQueryClient();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const lastKey = useRef(0);
  const line = useRef(Promise.resolve());

  const change = (key: number, next: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...next } : one)));
  const drop = (key: number) => setUploads((all) => all.filter((one) => one.key !== key));

  async function send({ key, file }: Upload) {
    try {
      await sendStudy(subject, file, (percent) => change(key, { percent }));
      await client.invalidateQueries({ queryKey: studiesQuery(subject).queryKey });
      drop(key);
    } catch (error) {
      change(key, { fault: problemCode(error) });
    }
  }

  const enqueue = (upload: Upload) => {
    line.current = line.current.then(() => send(upload));
  };

  return {
    uploads,
    drop,
    add: (files: readonly File[]) => {
      const added = files.map((file): Upload => {
        lastKey.current += 1;
        return { key: lastKey.current, file, percent: 0, fault: faultOf(file) };
      });
      setUploads((all) => [...all, ...added]);
      for (const upload of added) if (!upload.fault) enqueue(upload);
    },
    retry: (upload: Upload) => {
      change(upload.key, { percent: 0, fault: undefined });
      enqueue(upload);
    },
  };
}

/** Checks what the server would refuse before uploading; without a retry. */
export function faultOf(file: File): string | undefined {
  if (!isOfType(file, STUDY_TYPES)) return 'profiles.file-type-refused';
  return file.size > STUDY_MAX_BYTES ? 'profiles.file-too-large' : undefined;
}
