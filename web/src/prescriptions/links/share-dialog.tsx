import type { PrescriptionLink } from '@app/contract/prescriptions';
import { Copy, Download, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { formatTime } from '../../ui/format.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { prescriptionsCopy } from '../prescriptions.copy.ts';
import { sharingCopy as copy } from './links.copy.ts';

type Props = {
  /** The link, requested when the dialog opens. */
  link: {
    data: PrescriptionLink | undefined;
    error: Error | null;
    mutate: () => void;
  };
  /** Saves the signed file, to send it by other means. */
  download: { isPending: boolean; mutate: () => void };
  onClose: () => void;
};

/** Shares a prescription as a link without a medicine's name, by WhatsApp or copied, or as a file to save first. */
export const ShareDialog = ({ link, download, onClose }: Props) => (
  <Dialog title={copy.title} isOpen onClose={onClose} hasCloseButton>
    {link.data && <Text link={link.data} />}
    {link.error && <ErrorState text={copy.failed} error={link.error} onRetry={link.mutate} />}
    {!link.data && !link.error && <Skeleton lines={['card', 'control', 'control']} />}
    <Button
      isWide
      icon={<Download aria-hidden />}
      isPending={download.isPending}
      onPress={() => download.mutate()}
    >
      {prescriptionsCopy.download}
    </Button>
  </Dialog>
);

function Text({ link: { key, expires_at } }: { link: PrescriptionLink }) {
  const [outcome, setOutcome] = useState('');
  const until = formatTime(expires_at);
  const text = copy.text(`${window.location.origin}/receta?clave=${key}`, until);

  async function copyText() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome(copy.copied);
    } catch {
      setOutcome(copy.copyFailed);
    }
  }

  return (
    <>
      <p className="rounded-md bg-surface-2 p-4 whitespace-pre-line">{text}</p>
      <p className="text-ink-2">{copy.terms(until)}</p>
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
      <p role="status" className={outcome ? undefined : 'sr-only'}>
        {outcome}
      </p>
    </>
  );
}
