import { z } from 'zod';
import { doneSchema, endpoint, okOf, rowNumberInAddress } from '../kernel/index.ts';
import { CONNECTION_TEST_MAX_UPLOAD_BYTES } from './video-call.limits.ts';
import {
  callChannelSchema,
  callTokenSchema,
  connectionMeasurementSchema,
  connectionTestSchema,
} from './video-call.schema.ts';

/** The video token of the specification: role and uid must be those that the server assigned. */
export const getCallToken = endpoint({
  method: 'GET',
  path: '/rtc/:channel/:role/uid/:uid',
  who: { patient: ['live care', 'own dependant'], professional: ['live care'] },
  access: 'session',
  summary: 'A token that opens a live channel once, within a minute, with relay credentials.',
  params: z.object({
    channel: z.uuid(),
    role: z.string(),
    uid: rowNumberInAddress,
  }),
  limit: { max: 30, windowSeconds: 60 },
  response: callTokenSchema,
});

export const getCallChannel = endpoint({
  method: 'GET',
  path: '/api/video-call/channels/:channel',
  who: { patient: ['live care', 'own dependant'], professional: ['live care'] },
  access: 'session',
  summary: "One of the caller's calls: the other side, its start, and its messages.",
  params: z.object({ channel: z.uuid() }),
  response: okOf(callChannelSchema),
});

const SIX_A_MINUTE = { max: 6, windowSeconds: 60 } as const;

export const downloadTest = endpoint({
  method: 'GET',
  path: '/api/connection-test/download',
  who: { patient: ['within limits'], professional: ['within limits'] },
  access: 'session',
  summary: 'Random bytes for measuring the download.',
  limit: SIX_A_MINUTE,
});

export const uploadTest = endpoint({
  method: 'POST',
  path: '/api/connection-test/upload',
  who: { patient: ['within limits'], professional: ['within limits'] },
  access: 'session',
  summary: 'Text for measuring the upload; it is discarded.',
  body: z.string(),
  bodyKind: 'text',
  bodyLimit: CONNECTION_TEST_MAX_UPLOAD_BYTES,
  limit: SIX_A_MINUTE,
  response: doneSchema,
});

export const reportConnectionTest = endpoint({
  method: 'POST',
  path: '/api/connection-test/result',
  who: { patient: ['within limits'], professional: ['within limits'] },
  access: 'session',
  summary: 'Store the result of a connection test.',
  body: connectionMeasurementSchema,
  limit: SIX_A_MINUTE,
  response: okOf(connectionTestSchema),
});

export const getConnectionTest = endpoint({
  method: 'GET',
  path: '/api/connection-test',
  who: { patient: ['within limits'], professional: ['within limits'] },
  access: 'session',
  summary: "The caller's last connection test.",
  response: okOf(connectionTestSchema),
});
