/** Key of all queries of appointments, of either side. */
export const appointmentsKey = ['appointments'] as const;
