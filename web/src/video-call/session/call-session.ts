import type {
  CallEnding,
  CallState,
  CallText,
  DeviceFailure,
  LeaveReason,
  NetworkQuality,
} from '@app/contract/video-call';

/** The two devices of a call. */
export type Device = 'microphone' | 'camera';

/** A device that cannot be used, and why. */
export type DeviceProblem = { device: Device; failure: DeviceFailure };

/** Why a call is over on this side. */
export type EndReason =
  | CallEnding
  /** The person left, here. */
  | 'left'
  /** The same person entered in another tab. */
  | 'replaced'
  /** The other side's certificate is not the one that was announced (requirement: media certificate). */
  | 'tampered'
  /** The server does not let this tab in. */
  | 'refused'
  /** The consultation ended while this tab was away. */
  | 'over';

export type Microphone = { id: string; label: string };

/** Who is on the other end, for the screen. */
export type OtherSide = {
  /** 'Dra. Paula Ríos', 'Tomás González'. */
  name: string;
  /** For the photo, or the initials where there is none. */
  face: { id: string; firstName: string; lastName: string; photo?: string | null };
};

/** One side of a call as a screen shows it. */
export type CallView = {
  state: CallState;
  quality: NetworkQuality;
  startedAt: Date | null;
  /** What keeps the devices from being used, until it is solved or gone around. */
  problem: DeviceProblem | null;
  local: {
    microphone: boolean;
    camera: boolean;
    stream: MediaStream | null;
    /** The system took the microphone away: a telephone call, another application. */
    isInterrupted: boolean;
    microphones: readonly Microphone[];
  };
  remote: {
    /** `gone`: was here and its connection broke or it left. */
    presence: 'awaited' | 'here' | 'gone';
    leftWhy: LeaveReason | 'connection-lost' | null;
    microphone: boolean;
    camera: boolean;
    stream: MediaStream | null;
    /** Nothing has been heard for a while although the other microphone is on. */
    isSilent: boolean;
  };
  messages: readonly CallText[];
  /** Since when nothing arrives; milliseconds of the clock. */
  stoppedAt: number | null;
  /** The connection came back a moment ago. */
  isRecovered: boolean;
  ending: EndReason | null;
};

/** One side of one call. Knows WebRTC; knows neither React nor the guard. */
export type PeerSession = {
  getState: () => CallView;
  subscribe: (changed: () => void) => () => void;
  /** Asks for the devices and enters as is wanted; asked again, as was wanted before. */
  start: (wanted?: { camera: boolean; microphone?: boolean }) => Promise<void>;
  toggle: (device: Device) => Promise<void>;
  /** From the front camera to the back one. */
  switchCamera: () => Promise<void>;
  chooseMicrophone: (id: string) => Promise<void>;
  /** Takes the devices again after the system had them. */
  reacquire: () => Promise<void>;
  /** `false` where it could not be sent now. */
  say: (text: string) => boolean;
  /** Shows what was written while this tab did not hear it. */
  catchUp: (messages: readonly CallText[]) => void;
  /** Enters the same room again after the connection was lost. */
  rejoin: () => Promise<void>;
  leave: (reason: LeaveReason) => void;
};
