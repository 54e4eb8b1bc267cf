/** Numbers of the call (specification; requirement: join token). */
export const CALL_TOKEN_SECONDS = 60;
export const RELAY_CREDENTIAL_SECONDS = 600;
export const SIGNAL_MAX_BYTES = 32 * 1024;
export const CALL_TEXT_MAX = 1_000;

/** From this quality on the network is called unstable (specification). */
export const UNSTABLE_FROM_QUALITY = 5;
/** Interval between media measurements. */
export const MEASURE_EVERY_MS = 1_000;
/** The connection is renewed only after a silence of this long. */
export const RENEW_AFTER_MS = 1_500;
/** Shortest time between two renewals of a connection. */
export const RENEW_EVERY_MS = 4_000;
/** A renewed connection without media is replaced by joining again after this long. */
export const REJOIN_AFTER_MS = 8_000;
/** How long a first connection may take before it counts as lost. */
export const CONNECT_WITHIN_MS = 30_000;
/** After this long without media the person is asked to join again. */
export const LOST_AFTER_MS = 30_000;
/** How long the notice of a recovered connection stays. */
export const RECOVERED_NOTICE_MS = 2_000;
/** After this long without remote sound, the volume is suggested. */
export const SILENT_AFTER_MS = 10_000;
/** After this long without a new picture, the still one is explained. */
export const STILL_AFTER_MS = 5_000;

/** Bit rate of the specification's low-quality microphone, enough for speech. */
export const SPEECH_KBPS = 32;

/** Bytes that the connection test sends and receives. */
export const CONNECTION_TEST_BYTES = 256 * 1024;
export const CONNECTION_TEST_MAX_UPLOAD_BYTES = 1024 * 1024;
/** Download and upload together must take less than this (specification). */
export const CONNECTION_TEST_MAX_MS = 16_000;
/** The notice of a failed test closes after this long (specification). */
export const CONNECTION_FAIL_DISMISS_MS = 5_000;
/** How long a passed test is remembered. */
export const CONNECTION_TEST_VALID_HOURS = 24;
