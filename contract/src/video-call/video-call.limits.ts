/** Numbers of the call (specification; requirement: join token). */
export const CALL_TOKEN_SECONDS = 60;
export const RELAY_CREDENTIAL_SECONDS = 600;
export const SIGNAL_MAX_BYTES = 32 * 1024;
export const CALL_TEXT_MAX = 1_000;

/** From this quality on the network is called unstable (specification). */
export const UNSTABLE_FROM_QUALITY = 5;
/** Media is measured at this pace. */
export const MEASURE_EVERY_MS = 1_000;
/** A short silence of the network is waited out before the connection is renewed. */
export const RENEW_AFTER_MS = 1_500;
/** A connection is not renewed more often. */
export const RENEW_EVERY_MS = 4_000;
/** A renewed connection that still carries nothing is given up for a new entry. */
export const REJOIN_AFTER_MS = 8_000;
/** A first connection may take this long before it counts as lost. */
export const CONNECT_WITHIN_MS = 30_000;
/** After so long without media the person is asked to enter again. */
export const LOST_AFTER_MS = 30_000;
/** How long the notice of a recovered connection stays. */
export const RECOVERED_NOTICE_MS = 2_000;
/** With no remote sound for so long, the volume is suggested. */
export const SILENT_AFTER_MS = 10_000;
/** With no new picture for so long, a still one is explained. */
export const STILL_AFTER_MS = 5_000;

/** Speech needs little: the specification's low-quality microphone. */
export const SPEECH_KBPS = 32;

/** What the connection test sends and receives. */
export const CONNECTION_TEST_BYTES = 256 * 1024;
export const CONNECTION_TEST_MAX_UPLOAD_BYTES = 1024 * 1024;
/** Download and upload together must take less (specification). */
export const CONNECTION_TEST_MAX_MS = 16_000;
/** A failed test dismisses itself after so long (specification). */
export const CONNECTION_FAIL_DISMISS_MS = 5_000;
/** A passed test is remembered for so long. */
export const CONNECTION_TEST_VALID_HOURS = 24;
