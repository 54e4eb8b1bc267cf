import { CONNECTION_TEST_MAX_MS, CONNECTION_TEST_VALID_HOURS } from './video-call.limits.ts';

/** How long the test's download and upload took. */
export type ConnectionMeasurement = { download_ms: number; upload_ms: number };

/** Whether the network is good enough for the guard: download and upload together below 16 s. */
export const connectionIsGood = ({ download_ms, upload_ms }: ConnectionMeasurement): boolean =>
  download_ms + upload_ms < CONNECTION_TEST_MAX_MS;

/** Whether a passed test is recent enough not to be repeated. */
export const isTestRemembered = (testedAt: Date, now: Date): boolean =>
  now.getTime() - testedAt.getTime() < CONNECTION_TEST_VALID_HOURS * 3_600_000;
