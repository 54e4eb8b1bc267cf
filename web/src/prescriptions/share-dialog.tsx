import type { Prescription } from '@app/contract/prescriptions';
import { Copy, Download, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/actions/button.tsx';
import { LinkButton } from '../ui/actions/link-button.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { cuirInGroups } from './prescription-words.ts';
import { prescriptionsCopy } from './prescriptions.copy.ts';
import { sharingCopy as copy } from './prescriptions-screen.copy.ts';

/** What somebody at a pharmacy needs, and that a picture of it is no prescription. */
const textOf = ({ patient_name, medications }: Prescription): string =>
  [
    copy.of(patient_name),
    ...medications.map(({ name, cuir }) => copy.line(name, cuirInGroups(cuir))),
    `${prescriptionsCopy.screenshot} ${prescriptionsCopy.pharmacy}`,
  ].join('\n');

type Props = {
  prescription: Prescription;
  /** Its signed file, to be passed on by hand. */
  download: { isPending: boolean; mutate: () => void };
  onClose: () => void;
};

/** Passes a prescription on as text, by WhatsApp or copied, or as a file that is saved first. */
export function ShareDialog({ prescription, download, onClose }: Props) {
  const [outcome, setOutcome] = useState('');
  const text = textOf(prescription);

  async function copyText() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome(copy.copied);
    } catch {
      setOutcome(copy.copyFailed);
    }
  }

  return (
    <Dialog title={copy.title} isOpen onClose={onClose} hasCloseButton>
      <p className="rounded-md bg-surface-2 p-4 break-words whitespace-pre-line">{text}</p>
      <LinkButton
        kind="primary"
        isWide
        isNewTab
        icon={<MessageCircle aria-hidden />}
        href={`https://wa.me/?text=${encodeURIComponent(text)}`}
      >
        {copy.byWhatsApp}
      </LinkButton>
      <Button isWide icon={<Copy aria-hidden />} onPress={() => void copyText()}>
        {copy.copy}
      </Button>
      <Button
        isWide
        icon={<Download aria-hidden />}
        isPending={download.isPending}
        onPress={() => download.mutate()}
      >
        {prescriptionsCopy.download}
      </Button>
      <p role="status">{outcome}</p>
    </Dialog>
  );
}
