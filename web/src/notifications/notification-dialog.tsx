import { type ConsultationsProblem, downloadDocument } from '@app/contract/consultations';
import { SOMEBODY_ON_DUTY_EVENT } from '@app/contract/guard-queue';
import type { Notification } from '@app/contract/notifications';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { saveFile } from '../lib/device/save-file.ts';
import { callForFile } from '../lib/server/call.ts';
import { problemCode } from '../lib/server/problem-error.ts';
import { useViewer } from '../lib/session/session.ts';
import { Button } from '../ui/actions/button.tsx';
import { LinkButton } from '../ui/actions/link-button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { failureSentences } from '../ui/feedback/failure-sentences.ts';
import { formatDateTime } from '../ui/format.ts';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { notificationsCopy as copy, notificationsFault as fault } from './notifications.copy.ts';
import { SafeHtml } from './safe-html.tsx';

type Props = {
  notification: Notification;
  /** Marking as read failed. */
  hasUpdateFault: boolean;
  onClose: () => void;
  onDelete: () => void;
};

/** What a pharmacy did with a prescription, which the list of them shows. */
const AT_THE_COUNTER = ['prescription.dispense', 'prescription.block'];

/** One notification in full, with its document. */
export function NotificationDialog({ notification, hasUpdateFault, onClose, onDelete }: Props) {
  const isProfessional = useViewer()?.role === 'PROFESSIONAL';
  return (
    <Dialog
      title={notification.subject}
      isOpen
      hasCloseButton
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onPress={onDelete}>
            {copy.remove}
          </Button>
          <Button autoFocus onPress={onClose}>
            {copy.close}
          </Button>
        </>
      }
    >
      <p className="text-small text-ink-2">{formatDateTime(notification.creation_date)}</p>
      <Content notification={notification} />
      {!isProfessional && <WaysOn notification={notification} />}
      {hasUpdateFault && <Banner tone="danger">{fault.update}</Banner>}
    </Dialog>
  );
}

/** The patient's screens about a notification. */
const WaysOn = ({ notification }: Pick<Props, 'notification'>) => (
  <>
    {notification.entity?.queueId && (
      <LinkButton isWide to={`/paciente/consultas/${notification.entity.queueId}`}>
        {copy.summary}
      </LinkButton>
    )}
    {AT_THE_COUNTER.includes(notification.event) && (
      <LinkButton isWide kind="primary" to="/paciente/mis-recetas">
        {copy.toPrescriptions}
      </LinkButton>
    )}
    {notification.event === SOMEBODY_ON_DUTY_EVENT && (
      <LinkButton isWide kind="primary" to="/paciente">
        {copy.toGuard}
      </LinkButton>
    )}
  </>
);

/** Its text and document; for an invalid document, only a notice. */
function Content({ notification }: Pick<Props, 'notification'>) {
  const { entity, description, subject } = notification;
  if (entity?.isReplaced) return <Banner tone="warn">{copy.replacedDetail}</Banner>;
  return (
    <>
      <SafeHtml html={description} />
      {entity?.type === 'document' && <DocumentButton documentId={entity.id} name={subject} />}
    </>
  );
}

/** Downloads the signed document. */
function DocumentButton({ documentId, name }: { documentId: string; name: string }) {
  const download = useMutation({
    mutationFn: () => callForFile(downloadDocument, { params: { documentId } }),
    onSuccess: (file) => saveFile(file, `${name}.pdf`),
  });
  return (
    <>
      <Button
        kind="primary"
        isWide
        icon={<Download aria-hidden />}
        isPending={download.isPending}
        onPress={() => download.mutate()}
      >
        {copy.download}
      </Button>
      {download.error && <Banner tone="danger">{downloadFault(download.error)}</Banner>}
    </>
  );
}

const REPLACED: ConsultationsProblem = 'consultations.document-replaced';

const downloadFault = (error: Error): string =>
  problemCode(error) === REPLACED
    ? copy.replacedDetail
    : [`${fault.service}.`, ...failureSentences(error)].join(' ');
