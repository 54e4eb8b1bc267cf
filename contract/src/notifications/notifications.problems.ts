export const notificationsProblems = {
  /** The end point is of no push service that the installation calls. */
  'notifications.push-service-unknown': 400,
  /** No device of the caller's has this id. */
  'notifications.device-not-found': 404,
} as const;
