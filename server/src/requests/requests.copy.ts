import type { RequestKind, RequestState } from '@app/contract/requests';

/** What was requested, for the subject of the notification of its answer. */
const ASKED: Record<RequestKind, string> = {
  PLAN_CONTACT: 'tu pedido de contacto por el plan',
  PLAN_CHANGE: 'tu pedido de cambio de plan',
  PROBLEM: 'el problema que informaste',
  LOW_RATING: 'tu calificación',
  CORRECTION: 'tu pedido de corrección',
  PAPER_COPY: 'tu pedido de copia en papel',
  ACCESS: 'tu pedido de acceso a los datos',
  RECTIFICATION: 'tu pedido de rectificación',
  DELETION: 'tu pedido de supresión de datos',
  FAMILY: 'tu pedido de una cuenta propia',
  FAMILY_REMOVAL: 'tu pedido de quitar a un familiar',
};

/** 'Resolvimos tu pedido de cambio de plan'. */
export const answerSubject = (kind: RequestKind, state: RequestState): string =>
  `${state === 'REJECTED' ? 'Respondimos' : 'Resolvimos'} ${ASKED[kind]}`;
