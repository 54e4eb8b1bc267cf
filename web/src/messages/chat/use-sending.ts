import {
  DELIVERIES_REFRESH_MS,
  type DeliveryType,
  sendMessage,
  type Template,
} from '@app/contract/messages';
import type { QueueEntry } from '@app/contract/visits';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../lib/server/call.ts';
import { causeText } from '../../lib/server/failure-text.ts';
import { problemCode } from '../../lib/server/problem-error.ts';
import { useSendOnce } from '../../lib/server/use-send-once.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { deliveriesQuery } from '../messages.queries.ts';
import { chatProblem, chatCopy as copy } from './chat.copy.ts';

/** A message sent from here that is not in the list yet. */
export type PendingMessage = { template: string; type: DeliveryType; at: string };

/** Sends templates from the chat; its list is fetched again ten seconds later, as the specification requires. */
export function useSending({ queueId, patientId, familymember }: QueueEntry) {
  const queries = useQueryClient();
  const sendOnce = useSendOnce();
  const [pending, setPending] = useState<PendingMessage[]>([]);
  const [problem, setProblem] = useState<string>();
  const [isSending, setIsSending] = useState(false);

  useEffect(() => {
    if (pending.length === 0) return;
    const timer = setTimeout(
      () =>
        void queries
          .refetchQueries({ queryKey: deliveriesQuery(patientId).queryKey })
          .then(() => setPending([])),
      DELIVERIES_REFRESH_MS,
    );
    return () => clearTimeout(timer);
  }, [pending, patientId, queries]);

  async function send({ id, event, template }: Template, type: DeliveryType): Promise<boolean> {
    setProblem(undefined);
    setIsSending(true);
    const entity = {
      id,
      consultationType: 'VIRTUAL_GUARD' as const,
      userLogin: familymember,
      entityId: queueId,
    };
    try {
      await sendOnce((idempotencyKey) =>
        call(sendMessage, { body: { recipients: [{ type }], event, entity } }, { idempotencyKey }),
      );
      setPending((before) => [{ template, type, at: new Date().toISOString() }, ...before]);
      toast.success(copy.sent);
      return true;
    } catch (error) {
      const refusals: Record<string, string> = chatProblem;
      setProblem(refusals[problemCode(error)] ?? causeText(error) ?? copy.failed);
      return false;
    } finally {
      setIsSending(false);
    }
  }

  return { send, isSending, pending, problem };
}
