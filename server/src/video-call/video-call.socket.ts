import { everybody } from '@app/contract/kernel';
import * as contract from '@app/contract/video-call';
import type { z } from 'zod';
import type { Hub } from '../platform/stomp/hub.ts';
import { readJson } from '../platform/stomp/read-json.ts';
import type { RequireActor } from '../platform/stomp/send-routes.ts';
import { joinChannel } from './join-channel.ts';
import { leaveChannel } from './leave-channel.ts';
import { relaySignal } from './relay-signal.ts';
import { sayText } from './say-text.ts';
import { showMedia } from './show-media.ts';
import type { Caller } from './video-call.policy.ts';
import type { VideoCall } from './video-call.ts';

/** Candidates arrive in bursts; texts are few. */
const SIGNALS = { perSecond: 30, burst: 60 };
const TEXTS = { perSecond: 5, burst: 10 };

/** Handles the frames of a call, each for the tab that sent it. */
export function videoCallSocket(
  hub: Pick<Hub, 'onSend'>,
  videoCall: VideoCall,
  requireActor: RequireActor,
) {
  const on = <S extends z.ZodType>(
    destination: string,
    schema: S,
    allowance: typeof SIGNALS,
    handle: (context: VideoCall, caller: Caller, message: z.output<S>) => Promise<unknown>,
  ) =>
    hub.onSend({
      destination,
      who: everybody('live care'),
      allowance,
      handle: async ({ body }, sender) => {
        const { accountId, sessionId } = await requireActor(sender);
        const caller = { accountId, sessionId, connectionId: sender.connectionId };
        await handle(videoCall, caller, readJson(schema, body));
      },
    });

  on(contract.RTC_JOIN, contract.joinMessageSchema, TEXTS, joinChannel);
  on(contract.RTC_SIGNAL, contract.signalMessageSchema, SIGNALS, relaySignal);
  on(contract.RTC_TEXT, contract.textMessageSchema, TEXTS, sayText);
  on(contract.RTC_MEDIA, contract.mediaMessageSchema, TEXTS, showMedia);
  on(contract.RTC_LEAVE, contract.leaveMessageSchema, TEXTS, leaveChannel);
}
