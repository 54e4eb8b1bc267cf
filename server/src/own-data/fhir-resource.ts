import type { WholeConsultation } from '../consultations/index.ts';

/** A resource of HL7 FHIR R4. */
export type Resource = { resourceType: string; id: string } & Record<string, unknown>;

/** Where a resource belongs. */
export const contextOf = ({ id, person_id }: WholeConsultation) => ({
  subject: { reference: `urn:uuid:${person_id}` },
  encounter: { reference: `urn:uuid:${id}` },
});
