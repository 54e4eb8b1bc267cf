import type { GivenConsent } from '../consents/index.ts';
import { fhirCopy } from './fhir.copy.ts';
import {
  codeOf,
  LOINC,
  partId,
  type Resource,
  referenceTo,
  textAttachment,
} from './fhir-resource.ts';

/** A text that was accepted or refused, with its words, and until when it stood. */
export const consentOf = (personId: string, given: GivenConsent): Resource => ({
  resourceType: 'Consent',
  id: given.id ?? partId(personId, `${given.kind} ${given.version}`),
  status: consentStatus(given),
  scope: codeOf(
    'consentscope',
    given.kind === 'teleconsultation' ? 'treatment' : 'patient-privacy',
  ),
  category: [{ coding: [{ system: LOINC, code: '59284-0' }], text: given.title }],
  patient: referenceTo(personId),
  dateTime: given.accepted_at.toISOString(),
  performer: [given.by_patient ? referenceTo(personId) : { display: fhirCopy.byOther }],
  policyRule: { text: fhirCopy.acceptedText(given) },
  ...(given.withdrawn_at && { provision: { period: { end: given.withdrawn_at.toISOString() } } }),
  sourceAttachment: textAttachment(given.title, given.body),
});

const consentStatus = ({ granted, withdrawn_at }: GivenConsent): string => {
  if (withdrawn_at) return 'inactive';
  return granted ? 'active' : 'rejected';
};
