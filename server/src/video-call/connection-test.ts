import { randomBytes } from 'node:crypto';
import {
  CONNECTION_TEST_BYTES,
  type ConnectionMeasurement,
  type ConnectionTestResult,
  connectionIsGood,
  isTestRemembered,
} from '@app/contract/video-call';
import type { Actor } from '../platform/http/actor.ts';
import { requireCaller } from './video-call.policy.ts';
import type { VideoCall } from './video-call.ts';

// Random bytes, which no proxy can compress; the same for everybody.
const OCTETS = randomBytes(CONNECTION_TEST_BYTES);

/** The bytes downloaded to measure a connection. */
export function connectionTestOctets(actor: Actor): Buffer {
  requireCaller(actor);
  return OCTETS;
}

/** Stores the result of a connection test; a pass is valid for a day. */
export async function keepConnectionTest(
  context: VideoCall,
  actor: Actor,
  measured: ConnectionMeasurement,
): Promise<ConnectionTestResult> {
  requireCaller(actor);
  const row = { ...measured, account_id: actor.accountId, tested_at: context.clock.now() };
  await context.connectionTests.keep(row);
  return readConnectionTest(context, actor);
}

/** The last connection test of an account, and whether it is still valid. */
export async function readConnectionTest(
  { connectionTests, clock }: VideoCall,
  actor: Actor,
): Promise<ConnectionTestResult> {
  requireCaller(actor);
  const row = await connectionTests.find(actor.accountId);
  if (!row) return null;
  const isGood = connectionIsGood(row);
  return {
    download_ms: row.download_ms,
    upload_ms: row.upload_ms,
    testedAt: row.tested_at.toISOString(),
    isGood,
    isRemembered: isGood && isTestRemembered(row.tested_at, clock.now()),
  };
}
