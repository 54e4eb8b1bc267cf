export { CallPreview } from './devices/call-preview.tsx';
export { ConnectionTest, type ConnectionTestProps } from './devices/connection-test.tsx';
export { DeviceCheck, type DeviceCheckProps } from './devices/device-check.tsx';
export type { WantedLocal } from './devices/local-media.ts';
export { keepForCall } from './devices/prepared-devices.ts';
export { useDevicesBeforeCall } from './devices/use-devices-before-call.tsx';
export { useDevicesOf } from './devices/use-devices-of.ts';
export { CallStage, type CallStageProps } from './screen/call-stage.tsx';
export { HangUpDialog } from './screen/hang-up-dialog.tsx';
export { PatientCallScreen, type PatientCallScreenProps } from './screen/patient-call-screen.tsx';
export { useCallSession } from './screen/use-call-session.ts';
export type { CallToEnter } from './session/call-context.ts';
export type {
  CallView,
  Device,
  EndReason,
  OtherSide,
  PeerSession,
} from './session/call-session.ts';
export { callChannelQuery } from './video-call.queries.ts';
