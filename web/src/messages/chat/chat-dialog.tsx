import type { DeliveryType, Reach, Template } from '@app/contract/messages';
import type { QueueEntry } from '@app/contract/visits';
import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { reachQuery, templatesQuery } from '../messages.queries.ts';
import { chatCopy as copy } from './chat.copy.ts';
import { DeliveryList } from './delivery-list.tsx';
import { useSending } from './use-sending.ts';

type Props = { entry: QueueEntry; name: string; onClose: () => void };

/** Sends a template to the patient of a row of the guard, by WhatsApp or e-mail. */
export function ChatDialog({ entry, name, onClose }: Props) {
  const sending = useSending(entry);
  return (
    <Dialog title={copy.title(name)} isOpen onClose={onClose} hasCloseButton>
      <DeliveryList patientId={entry.patientId} pending={sending.pending} />
      <Composer entry={entry} sending={sending} />
    </Dialog>
  );
}

type ComposerProps = { entry: QueueEntry; sending: ReturnType<typeof useSending> };

function Composer(props: ComposerProps) {
  const templates = useQuery(templatesQuery('VIRTUAL_GUARD'));
  const reach = useQuery(reachQuery(props.entry.queueId));
  if (templates.isLoadingError) return <Failed text={copy.templatesFailed} query={templates} />;
  if (reach.isLoadingError) return <Failed text={copy.patientFailed} query={reach} />;
  if (!templates.data || !reach.data) return <Skeleton lines={['control', 'control']} />;
  return <MessageForm {...props} templates={templates.data} reach={reach.data} />;
}

type FailedProps = { text: string; query: { error: Error; refetch: () => unknown } };

const Failed = ({ text, query: { error, refetch } }: FailedProps) => (
  <ErrorState text={text} error={error} onRetry={() => void refetch()} />
);

type FormProps = Pick<ComposerProps, 'sending'> & { templates: Template[]; reach: Reach };

function MessageForm({ sending, templates, reach: { whatsapp } }: FormProps) {
  const [type, setType] = useState<DeliveryType>('email');
  const [templateId, setTemplateId] = useState('');
  const offered = templates.filter(({ hasWhatsApp }) => type === 'email' || hasWhatsApp);
  const chosen = offered.find(({ id }) => id === templateId);
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) void sending.send(chosen, type).then((isSent) => isSent && setTemplateId(''));
      }}
    >
      {sending.problem && <Banner tone="danger">{sending.problem}</Banner>}
      <RadioGroup
        label={copy.channel}
        options={[
          { id: 'email', label: copy.email },
          {
            id: 'whatsapp',
            label: copy.whatsapp,
            disabledReason: whatsapp === 'OPEN' ? undefined : copy.closed[whatsapp],
          },
        ]}
        value={type}
        onChange={(id) => setType(id as DeliveryType)}
      />
      <Select
        label={copy.template}
        hint={chosen?.description ?? copy.templateHint}
        options={offered.map(({ id, template }) => ({ id, label: template }))}
        value={chosen?.id ?? ''}
        onChange={setTemplateId}
      />
      <Button
        kind="primary"
        type="submit"
        icon={<Send aria-hidden />}
        isPending={sending.isSending}
        disabledReason={chosen ? null : copy.templateMissing}
      >
        {copy.send}
      </Button>
    </form>
  );
}
