import { asOk, done } from '@app/contract/kernel';
import * as contract from '@app/contract/video-call';
import type { Route } from '../platform/http/route.ts';
import { connectionTestOctets, keepConnectionTest, readConnectionTest } from './connection-test.ts';
import { issueCallToken } from './issue-call-token.ts';
import { readChannel } from './read-channel.ts';
import { requireCaller } from './video-call.policy.ts';
import type { VideoCall } from './video-call.ts';

export function videoCallRoutes(route: Route, videoCall: VideoCall) {
  route(contract.getCallToken, ({ actor, params, reply }) => {
    reply.header('cache-control', 'no-store');
    return issueCallToken(videoCall, actor, params);
  });
  route(contract.getCallChannel, async ({ actor, params }) =>
    asOk(await readChannel(videoCall, actor, params.channel)),
  );
  route(contract.downloadTest, async ({ actor, reply }) => {
    reply.type('application/octet-stream').send(connectionTestOctets(actor));
    return undefined;
  });
  route(contract.uploadTest, async ({ actor }) => {
    requireCaller(actor);
    return done;
  });
  route(contract.reportConnectionTest, async ({ actor, body }) =>
    asOk(await keepConnectionTest(videoCall, actor, body)),
  );
  route(contract.getConnectionTest, async ({ actor }) =>
    asOk(await readConnectionTest(videoCall, actor)),
  );
}
