import type { QueueCommand } from '@app/contract/guard-queue';
import type { CallEnding } from '@app/contract/video-call';

/** How a command ends the call of its entry; those that are not here leave it as it is. */
export const callEndings: Partial<Record<QueueCommand, CallEnding>> = {
  PatientFinish: 'patient-finished',
  ProfessionalFinish: 'professional-finished',
  ProfessionalCancel: 'professional-cancelled',
  // The consultation took place: only its record is still to be saved.
  FailSaveConsultation: 'professional-finished',
  VideoCallError: 'failed',
  LeftOpen: 'failed',
};
