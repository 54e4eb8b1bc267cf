import type { Prescription } from '@app/contract/prescriptions';
import { Download, FileText, Printer, ReceiptText, Share2 } from 'lucide-react';
import { useState } from 'react';
import { problemCode } from '../lib/server/problem-error.ts';
import { Button } from '../ui/actions/button.tsx';
import { LinkButton } from '../ui/actions/link-button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { ShareDialog } from './links/share-dialog.tsx';
import { usePrescriptionLink } from './links/use-prescription-link.ts';
import { prescriptionsCopy as copy, fileProblem } from './prescriptions.copy.ts';
import { listCopy } from './prescriptions-screen.copy.ts';
import { canShareFiles, usePrescriptionFile } from './use-prescription-file.ts';

type Props = {
  prescription: Prescription;
  /** Name that distinguishes it from the others. */
  name: string;
  /** Address of the full prescription; absent where it is displayed. */
  sheetAddress?: string;
  /** Address of the proof of dispensing. */
  proofAddress: string;
};

/** Links to the full prescription, its signed file, and the proof of dispensing. */
export function PrescriptionActions({ prescription, name, sheetAddress, proofAddress }: Props) {
  const { download, share, print, mustPressAgain } = usePrescriptionFile(prescription);
  const error = download.error ?? share.error ?? print.error;
  return (
    <>
      <div className="flex flex-wrap gap-3 print:hidden">
        {prescription.status === 'DISPENSED' && (
          <LinkButton
            to={proofAddress}
            icon={<ReceiptText aria-hidden />}
            aria-label={listCopy.seeProofOf(name)}
          >
            {listCopy.seeProof}
          </LinkButton>
        )}
        {sheetAddress !== undefined && (
          <LinkButton
            to={sheetAddress}
            icon={<FileText aria-hidden />}
            aria-label={listCopy.seeOf(name)}
          >
            {listCopy.see}
          </LinkButton>
        )}
        {prescription.state === 'new' && (
          <ShareButton prescription={prescription} name={name} share={share} download={download} />
        )}
        <Button
          icon={<Download aria-hidden />}
          aria-label={copy.downloadOf(name)}
          isPending={download.isPending}
          onPress={() => download.mutate()}
        >
          {copy.download}
        </Button>
        <Button
          icon={<Printer aria-hidden />}
          aria-label={listCopy.printOf(name)}
          isPending={print.isPending}
          onPress={() => print.mutate()}
        >
          {listCopy.print}
        </Button>
      </div>
      {mustPressAgain && <p role="status">{copy.shareAgain}</p>}
      {error && <Banner tone="danger">{fileProblem[problemCode(error)] ?? copy.failed}</Banner>}
    </>
  );
}

type Fetching = { isPending: boolean; mutate: () => void };

type ShareProps = Pick<Props, 'prescription' | 'name'> & {
  share: Fetching;
  download: Fetching;
};

/** Shares the file itself if the device can, else a link to it. */
function ShareButton({ prescription, name, share, download }: ShareProps) {
  const [isOpen, setIsOpen] = useState(false);
  const link = usePrescriptionLink(prescription);
  function shareLink() {
    link.mutate();
    setIsOpen(true);
  }
  return (
    <>
      <Button
        icon={<Share2 aria-hidden />}
        aria-label={copy.shareOf(name)}
        isPending={share.isPending}
        onPress={() => (canShareFiles() ? share.mutate() : shareLink())}
      >
        {copy.share}
      </Button>
      {isOpen && <ShareDialog link={link} download={download} onClose={() => setIsOpen(false)} />}
    </>
  );
}
