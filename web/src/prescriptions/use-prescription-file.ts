import { downloadPrescription, type Prescription } from '@app/contract/prescriptions';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { printFile } from '../lib/device/print-file.ts';
import { saveFile } from '../lib/device/save-file.ts';
import { callForFile } from '../lib/server/call.ts';
import { prescriptionsCopy as copy } from './prescriptions.copy.ts';

const PDF = 'application/pdf';

/** Whether this device can share files. */
export const canShareFiles = (): boolean =>
  navigator.canShare?.({ files: [new File([], 'receta.pdf', { type: PDF })] }) ?? false;

const isNamed = (error: unknown, name: string): boolean =>
  error instanceof DOMException && error.name === name;

/** The signed file of a prescription: fetched once, then saved, printed or shared on a click. */
export function usePrescriptionFile({ prescriptionId, startDate }: Prescription) {
  const fetched = useRef<File>(undefined);
  const [mustPressAgain, setMustPressAgain] = useState(false);

  async function file(): Promise<File> {
    const blob =
      fetched.current ?? (await callForFile(downloadPrescription, { params: { prescriptionId } }));
    fetched.current ??= new File([blob], copy.fileName(startDate), { type: PDF });
    return fetched.current;
  }

  const download = useMutation({
    mutationFn: async () => saveFile(await file(), copy.fileName(startDate)),
  });

  const print = useMutation({ mutationFn: async () => printFile(await file()) });

  const share = useMutation({
    mutationFn: async () => {
      const files = [await file()];
      const text = `${copy.screenshot} ${copy.pharmacy}`;
      try {
        await navigator.share({ files, title: copy.shareTitle, text });
        setMustPressAgain(false);
      } catch (error) {
        // Fetching took longer than the click is valid for; the next click shares at once.
        if (isNamed(error, 'NotAllowedError')) return setMustPressAgain(true);
        if (!isNamed(error, 'AbortError')) throw error;
      }
    },
  });

  return { download, share, print, mustPressAgain };
}
