import { causeText } from '../../lib/server/failure-text.ts';
import { problemCode } from '../../lib/server/problem-error.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { refusalText } from './patient-appointments.copy.ts';

/** What failed, and why if known. */
export function Failure({ text, error }: { text: string; error: unknown }) {
  if (!error) return null;
  const why = refusalText(problemCode(error)) ?? causeText(error);
  return <Banner tone="danger">{why ? `${text}. ${why}` : text}</Banner>;
}
