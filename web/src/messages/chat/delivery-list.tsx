import type { Delivery, DeliveryType } from '@app/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { Check, Clock, Mail, MessageCircle, X } from 'lucide-react';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { formatDateTime } from '../../ui/format.ts';
import { deliveriesQuery } from '../messages.queries.ts';
import { chatCopy as copy } from './chat.copy.ts';
import type { PendingMessage } from './use-sending.ts';

type Props = { patientId: string; pending: readonly PendingMessage[] };

/** Messages sent to a person, newest first; those without a provider's answer are not shown (specification). */
export function DeliveryList({ patientId, pending }: Props) {
  const { data, error, isLoadingError, refetch } = useQuery(deliveriesQuery(patientId));
  if (isLoadingError)
    return <ErrorState text={copy.failed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={['text']} />;
  const answered = data.filter(({ status }) => status !== 'NEW');
  if (answered.length + pending.length === 0) return <p className="text-ink-2">{copy.none}</p>;
  return (
    <ul
      aria-label={copy.deliveries}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable list has to be scrollable by keyboard too.
      tabIndex={0}
      className="flex max-h-60 flex-col gap-2 overflow-y-auto rounded-md"
    >
      {pending.map(({ at, template, type }) => (
        <Message key={at} words={template} type={type} at={at} state="PENDING" />
      ))}
      {answered.map(({ id, body, template, type, creationDate, status }) => (
        <Message
          key={id}
          words={body ?? template}
          type={type}
          at={creationDate}
          state={status as Answered}
        />
      ))}
    </ul>
  );
}

type Answered = Exclude<Delivery['status'], 'NEW'>;
type State = Answered | 'PENDING';

const STATE_ICONS = {
  ACCEPTED: { icon: Check, className: 'text-ok-700' },
  ERROR: { icon: X, className: 'text-danger-700' },
  PENDING: { icon: Clock, className: 'text-ink-2' },
};
const CHANNEL_ICONS = { email: Mail, whatsapp: MessageCircle };

type MessageProps = { words: string; type: DeliveryType; at: string; state: State };

function Message({ words, type, at, state }: MessageProps) {
  const Channel = CHANNEL_ICONS[type];
  const { icon: Icon, className } = STATE_ICONS[state];
  return (
    <li className="flex flex-col gap-1 rounded-md bg-surface-2 px-3 py-2">
      <p className="whitespace-pre-line">{words}</p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-2">
        <span className="inline-flex items-center gap-1.5">
          <Channel aria-hidden size={16} />
          {copy[type]} · {formatDateTime(at)}
        </span>
        <span className="inline-flex items-center gap-1">
          <Icon aria-hidden size={18} className={className} />
          {copy.states[state]}
        </span>
      </p>
    </li>
  );
}
