import type { QueueCommand } from '@app/contract/guard-queue';
import type { CallEnding } from '@app/contract/video-call';

/** How each command ends the call of its entry; other commands do not end it. */
export const callEndings: Partial<Record<QueueCommand, CallEnding>> = {
  PatientFinish: 'patient-finished',
  ProfessionalFinish: 'professional-finished',
  ProfessionalCancel: 'professional-cancelled',
  // The consultation took place; only its record still has to be saved.
  FailSaveConsultation: 'professional-finished',
  VideoCallError: 'failed',
  LeftOpen: 'failed',
};
