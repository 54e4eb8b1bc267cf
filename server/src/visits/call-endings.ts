import type { CallEnding } from '@app/contract/video-call';
import type { VisitCommand } from '@app/contract/visits';

/** How each command ends the call of its visit; other commands do not end it. */
export const callEndings: Partial<Record<VisitCommand, CallEnding>> = {
  PatientFinish: 'patient-finished',
  ProfessionalFinish: 'professional-finished',
  ProfessionalCancel: 'professional-cancelled',
  // The consultation took place; only its record still has to be saved.
  FailSaveConsultation: 'professional-finished',
  VideoCallError: 'failed',
  LeftOpen: 'failed',
  StaffPurge: 'failed',
};
