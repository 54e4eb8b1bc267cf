import type { Consultation } from '@app/contract/consultations';
import { formatTime } from '../ui/format.ts';
import { messagesCopy as copy } from './clinical-history.copy.ts';

/** The text messages of the call, oldest first. */
export const CallMessages = ({ consultation }: { consultation: Consultation }) => (
  <ul className="flex flex-col gap-2">
    {consultation.messages.map(({ id, side, body, sentAt }) => (
      <li key={id} className="flex flex-col rounded-md bg-surface-2 px-3 py-2">
        <span className="text-small text-ink-2">
          {side === 'professional' ? consultation.professional_name : copy.patient} ·{' '}
          {formatTime(sentAt)}
        </span>
        <span className="whitespace-pre-wrap">{body}</span>
      </li>
    ))}
  </ul>
);
