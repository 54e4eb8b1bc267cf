export { isInConsultation } from './in-consultation.ts';
export { RateConsultation } from './rate-consultation.tsx';
export { UnrecordedVisits } from './unrecorded-visits.tsx';
export { useCommand } from './visits.commands.ts';
export { entryName, visitProblemMessage, withArticle } from './visits.copy.ts';
export { useLiveLine, useVisitEvents, useVisitPushes } from './visits.pushes.ts';
export { ownEntriesKey, ownEntriesQuery } from './visits.queries.ts';
