export { endCall } from './end-call.ts';
export { loseConnection, renewSeats } from './leave-channel.ts';
export { startSeatSweep } from './video-call.jobs.ts';
export { videoCallRoutes } from './video-call.routes.ts';
export { videoCallSocket } from './video-call.socket.ts';
export {
  createVideoCall,
  type Participant,
  type VideoCall,
  type VideoCallNeeds,
} from './video-call.ts';
