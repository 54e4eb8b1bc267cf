import { guardQueueSocket } from '../guard-queue/index.ts';
import type { Hub } from '../platform/stomp/hub.ts';
import type { SendRoute } from '../platform/stomp/send-routes.ts';
import { presenceSocket } from '../presence/index.ts';
import { videoCallSocket } from '../video-call/index.ts';

/** Every destination that browsers may send to, as declared by its capability; none is served. */
export function declaredDestinations(): SendRoute[] {
  const declared: SendRoute[] = [];
  const hub = { onSend: (route) => void declared.push(route) } as Hub;
  const nothing = undefined as never;
  presenceSocket(hub, nothing);
  guardQueueSocket(hub, nothing, nothing);
  videoCallSocket(hub, nothing, nothing);
  return declared;
}
