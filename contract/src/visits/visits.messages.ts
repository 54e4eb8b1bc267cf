import { z } from 'zod';
import { queueEntrySchema } from './visits.schema.ts';

/**
 * Events sent privately to the people involved in a visit; PATIENT_QUEUE: a patient joined the line; Silent and
 * Heard: one who waits is away for the moment, or back.
 */
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
    'Silent',
    'Heard',
  ]),
  entry: queueEntrySchema,
});
export type VisitEvent = z.infer<typeof visitEventSchema>;
