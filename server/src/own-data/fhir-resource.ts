import type { WholeConsultation } from '../consultations/index.ts';

/** A resource of HL7 FHIR R4. */
export type Resource = { resourceType: string; id: string } & Record<string, unknown>;

/** The encounter and patient of a resource. */
export const contextOf = ({ id, person_id }: WholeConsultation) => ({
  subject: { reference: `urn:uuid:${person_id}` },
  encounter: { reference: `urn:uuid:${id}` },
});
