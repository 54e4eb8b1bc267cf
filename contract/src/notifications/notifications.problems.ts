export const notificationsProblems = {
  /** The end point belongs to a push service that the installation does not call. */
  'notifications.push-service-unknown': 400,
  /** The caller has no device with this id. */
  'notifications.device-not-found': 404,
} as const;
