import type { GuardDay } from '@app/contract/guard-queue';

/** Five patients, and two colleagues on duty, one of them attending. */
export const aGuardDay = (over: Partial<GuardDay> = {}): GuardDay => ({
  attended: 5,
  averageWaitMinutes: 8,
  colleagues: [
    { name: 'Dr. Hugo Paz', specialty: 'Pediatría', isBusy: false },
    { name: 'Dra. Laura Benítez', specialty: 'Clínica médica', isBusy: true },
  ],
  moreColleagues: 0,
  ...over,
});
