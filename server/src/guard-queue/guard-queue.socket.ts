import { queueMessageSchema } from '@app/contract/guard-queue';
import { COMMAND_ID_HEADER, commandIdSchema, ownFamily, staff } from '@app/contract/kernel';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import type { Headers } from '../platform/stomp/codec.ts';
import type { Hub } from '../platform/stomp/hub.ts';
import { readJson } from '../platform/stomp/read-json.ts';
import { ForbiddenFrame, type RequireActor, type Sender } from '../platform/stomp/send-routes.ts';
import type { GuardQueue } from './guard-queue.ts';
import { leaveDuty } from './leave-duty.ts';
import { runMessage } from './realtime-store.ts';

/** Commands of the queue over /app/message: the same use cases as over HTTP, by the socket's actor. */
export function guardQueueSocket(hub: Hub, queue: GuardQueue, requireActor: RequireActor) {
  hub.onSend({
    destination: '/app/message',
    who: {
      patient: [...ownFamily, 'legal transition'],
      professional: ['on duty', 'live care', 'legal transition'],
      ...staff('own scope'),
      pharmacy: ['own scope'],
    },
    handle: async ({ headers, body }, sender) => {
      const actor = await requireActor(sender);
      const message = readJson(queueMessageSchema, body);
      // Refuses any frame that claims another identity (requirement: sender from the socket).
      if (
        message.professionalId &&
        actor.role === 'PROFESSIONAL' &&
        message.professionalId !== actor.accountId
      ) {
        throw new ForbiddenFrame();
      }
      const commandId = readCommandId(headers);
      await handleCommand(hub, queue, actor, sender, { ...message, commandId });
    },
  });
}

/** The command id in the headers of a frame. */
function readCommandId(headers: Headers): string | undefined {
  const result = commandIdSchema.optional().safeParse(headers.get(COMMAND_ID_HEADER));
  if (!result.success) throw refuseKernel('request.invalid', COMMAND_ID_HEADER);
  return result.data;
}

type Message = ReturnType<typeof queueMessageSchema.parse> & { commandId: string | undefined };

async function handleCommand(
  hub: Hub,
  queue: GuardQueue,
  actor: Actor,
  sender: Sender,
  message: Message,
) {
  if (message.command === 'LogOut') return leaveDuty(queue, actor);
  if (message.command === 'GetOrder') {
    const own = await queue.visits.readOwn(actor);
    return hub.toSocket(sender.connectionId, { command: 'GetOrder', entries: own });
  }
  if (message.command === 'GetPatient' && message.queueId) {
    const { queueId, commandId } = message;
    return queue.visits.command(actor, { queueId, commandId, command: 'GetPatient' });
  }
  if (!message.patientId) throw refuseKernel('request.invalid', 'patientId');
  return runMessage(queue, actor, message.patientId, message);
}
