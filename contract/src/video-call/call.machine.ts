/** States of one side of a call. */
export const callStates = [
  'permission',
  'connecting',
  'connected',
  'unstable',
  'reconnecting',
  'lost',
  'ended',
] as const;
export type CallState = (typeof callStates)[number];

/** Events on one side of a call. */
export const callEvents = [
  'DevicesReady',
  'MediaFlows',
  'NetworkUnstable',
  'NetworkGood',
  'MediaStops',
  'TooLong',
  'Rejoin',
  'End',
] as const;
export type CallEvent = (typeof callEvents)[number];

/** Transitions of a call. An event that is missing from a row changes nothing there. */
const TRANSITIONS: Record<CallState, Partial<Record<CallEvent, CallState>>> = {
  permission: { DevicesReady: 'connecting', End: 'ended' },
  connecting: { MediaFlows: 'connected', TooLong: 'lost', End: 'ended' },
  connected: { NetworkUnstable: 'unstable', MediaStops: 'reconnecting', End: 'ended' },
  unstable: { NetworkGood: 'connected', MediaStops: 'reconnecting', End: 'ended' },
  reconnecting: { MediaFlows: 'connected', TooLong: 'lost', End: 'ended' },
  lost: { Rejoin: 'connecting', MediaFlows: 'connected', End: 'ended' },
  ended: {},
};

/** The state that an event leads to: the same one if the event has no effect. */
export const nextCallState = (state: CallState, event: CallEvent): CallState =>
  TRANSITIONS[state][event] ?? state;

/** Why a camera or microphone cannot be used; each reason has its own text and advice. */
export const deviceFailures = [
  'refused-by-user',
  'refused-by-system',
  'in-use',
  'absent',
  'unsupported',
  'unanswered',
  'other',
] as const;
export type DeviceFailure = (typeof deviceFailures)[number];

/** The reason for a browser's error. Chrome reports a refusal of the operating system only in the message. */
export function deviceFailureOf({ name, message }: DeviceError): DeviceFailure {
  if (name === 'NotAllowedError' || name === 'SecurityError') {
    return /system/i.test(message) ? 'refused-by-system' : 'refused-by-user';
  }
  return FAILURES[name] ?? 'other';
}

type DeviceError = { name: string; message: string };

const FAILURES: Partial<Record<string, DeviceFailure>> = {
  NotReadableError: 'in-use',
  TrackStartError: 'in-use',
  AbortError: 'in-use',
  NotFoundError: 'absent',
  DevicesNotFoundError: 'absent',
  OverconstrainedError: 'absent',
  NotSupportedError: 'unsupported',
  TimeoutError: 'unanswered',
};
