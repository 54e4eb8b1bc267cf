import { z } from 'zod';
import { queueEntrySchema } from './visits.schema.ts';

/** Events sent privately to the people involved in a visit; PATIENT_QUEUE: a patient joined the line. */
export const visitEventSchema = z.object({
  command: z.enum([
    'PATIENT_QUEUE',
    'SetProfessional',
    'Accept',
    'Start',
    'PatientCancel',
    'PatientFinish',
    'PatientTimeoutCancel',
    'ProfessionalTimeoutCancel',
    'NoPatient',
    'ProfessionalCancel',
    'ProfessionalFinish',
    'FailSaveConsultation',
    'VideoCallError',
    'Release',
    'Lost',
    'Rejoin',
    'LeftOpen',
    'CloseUnrecorded',
    'StaffRemove',
    'StaffMove',
    'StaffPurge',
  ]),
  entry: queueEntrySchema,
});
export type VisitEvent = z.infer<typeof visitEventSchema>;
