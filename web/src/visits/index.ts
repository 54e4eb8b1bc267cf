export { AcceptVisit } from './accept-visit.tsx';
export { Acting } from './acting.tsx';
export { answerOf } from './answer-of.ts';
export { isInConsultation } from './in-consultation.ts';
export { RateConsultation } from './rate-consultation.tsx';
export { UnrecordedVisits } from './unrecorded-visits.tsx';
export { useCommand } from './visits.commands.ts';
export {
  entryName,
  visitProblemMessage,
  withArticle,
  withCapitalArticle,
} from './visits.copy.ts';
export { useLiveLine, useVisitEvents, useVisitPushes } from './visits.pushes.ts';
export { ownEntriesKey, ownEntriesQuery, unrecordedQuery } from './visits.queries.ts';
