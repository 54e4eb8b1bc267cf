import { causeText } from '../../lib/server/failure-text.ts';
import { problemCode } from '../../lib/server/problem-error.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { agendaCauses } from './agenda.copy.ts';

/** What failed, and why if known. */
export const failureOf = (text: string, error: unknown): string => {
  const cause = agendaCauses[problemCode(error)] ?? causeText(error);
  return cause ? `${text}. ${cause}` : text;
};

export const ActFailure = ({ text, error }: { text: string; error: unknown }) =>
  error ? <Banner tone="danger">{failureOf(text, error)}</Banner> : null;
