export { AcceptVisit } from './accept-visit.tsx';
export { Acting } from './acting.tsx';
export { answerOf } from './answer-of.ts';
export { isInConsultation } from './in-consultation.ts';
export { RateConsultation, RateLater } from './rate-consultation.tsx';
export { UnrecordedVisits } from './unrecorded-visits.tsx';
export { Consent, useMissingConsents } from './visit-consent.tsx';
export { useCommand } from './visits.commands.ts';
export {
  consentCopy,
  entryName,
  visitProblemMessage,
} from './visits.copy.ts';
export { useLiveLine, useVisitEvents, useVisitPushes } from './visits.pushes.ts';
export { ownEntriesKey, ownEntriesQuery, unrecordedQuery } from './visits.queries.ts';
