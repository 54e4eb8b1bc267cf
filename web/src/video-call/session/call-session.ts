import type {
  CallEnding,
  CallState,
  CallText,
  DeviceFailure,
  LeaveReason,
} from '@app/contract/video-call';

/** The two devices of a call. */
export type Device = 'microphone' | 'camera';

/** A device that cannot be used, and why. */
export type DeviceProblem = { device: Device; failure: DeviceFailure };

/** Why a call ended on this side. */
export type EndReason =
  | CallEnding
  /** The professional hung up, and goes on writing the record. */
  | 'hung-up'
  /** The person left in this tab. */
  | 'left'
  /** The same person joined in another tab. */
  | 'replaced'
  /** The other side's certificate is not the announced one (requirement: media certificate). */
  | 'tampered'
  /** The server does not let this tab in. */
  | 'refused'
  /** The consultation ended while this tab was away. */
  | 'over';

export type Microphone = { id: string; label: string };

/** The other side, as shown on the screen. */
export type OtherSide = {
  /** 'Dra. Paula Ríos', 'Tomás González'. */
  name: string;
  /** Photo, or initials without one. */
  face: { id: string; firstName: string; lastName: string; photo?: string | null };
};

/** A message that is being sent. */
export type UnsentText = Pick<CallText, 'id' | 'body'>;

/** One side of a call, as a screen shows it. */
export type CallView = {
  state: CallState;
  /** The connection has not been good for some seconds. */
  isFair: boolean;
  startedAt: Date | null;
  /** Current problem of the devices. */
  problem: DeviceProblem | null;
  local: {
    microphone: boolean;
    camera: boolean;
    stream: MediaStream | null;
    /** The system interrupted the microphone, as for a phone call. */
    isInterrupted: boolean;
    /** The camera ended by itself, e.g. because it was unplugged or another program took it. */
    isCameraLost: boolean;
    /** The system paused the camera, e.g. during a phone call; it resumes by itself. */
    isCameraPaused: boolean;
    microphones: readonly Microphone[];
    /** The device that just took the place of one that ended; the label is empty without a name. */
    replacement: { device: Device; label: string } | null;
  };
  remote: {
    /** `gone`: was present, then left or lost the connection. */
    presence: 'awaited' | 'here' | 'gone';
    leftWhy: LeaveReason | 'connection-lost' | null;
    microphone: boolean;
    camera: boolean;
    stream: MediaStream | null;
    /** Silent for a while although the other microphone is on. */
    isSilent: boolean;
    /** No new picture for a while although the other camera is on. */
    isStill: boolean;
  };
  messages: readonly CallText[];
  /** Messages of this side that the server has not confirmed yet. */
  unsent: readonly UnsentText[];
  /** Time since which nothing arrives, in milliseconds. */
  stoppedAt: number | null;
  /** The connection has just recovered. */
  isRecovered: boolean;
  ending: EndReason | null;
};

/** One side of one call. Knows WebRTC; knows neither React nor the guard. */
export type PeerSession = {
  getState: () => CallView;
  subscribe: (changed: () => void) => () => void;
  /** Opens the devices and joins; repeated calls keep the previous choice. */
  start: (wanted?: { camera: boolean; microphone?: boolean }) => Promise<void>;
  /** Joins without devices, which may be turned on later. */
  startWithout: () => void;
  toggle: (device: Device) => Promise<void>;
  /** Switches between front and back camera. */
  switchCamera: () => Promise<void>;
  chooseMicrophone: (id: string) => Promise<void>;
  /** Opens the devices again after an interruption. */
  reacquire: () => Promise<void>;
  /** Returns `false` if it could not be sent. */
  say: (text: string) => boolean;
  /** Joins the same room again after the connection was lost. */
  rejoin: () => Promise<void>;
  leave: (reason: LeaveReason) => void;
};
