/** Refusals and their status. */
export const videoCallProblems = {
  'video-call.channel-not-found': 404,
  'video-call.call-over': 409,
  'video-call.token-refused': 403,
  'video-call.not-joined': 409,
  'video-call.not-for-this-role': 403,
} as const;
export type VideoCallProblem = keyof typeof videoCallProblems;
