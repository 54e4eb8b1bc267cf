/** Everything that is read of appointments, by either side. */
export const appointmentsKey = ['appointments'] as const;
