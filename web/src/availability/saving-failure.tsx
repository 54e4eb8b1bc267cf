import { causeText } from '../lib/server/failure-text.ts';
import { problemCode } from '../lib/server/problem-error.ts';
import { Banner } from '../ui/feedback/banner.tsx';
import { availabilityCauses, savingCopy } from './availability.copy.ts';

type Props = {
  error: unknown;
  /** What failed. */
  text?: string;
};

/** Why a change of the agenda was not made, in the specification's words. */
export function SavingFailure({ error, text = savingCopy.failed }: Props) {
  const code = problemCode(error);
  if (code === 'availability.overlap') return <Banner tone="danger">{savingCopy.overlap}</Banner>;
  const cause = availabilityCauses[code] ?? causeText(error);
  return <Banner tone="danger">{cause ? `${text}. ${cause}` : text}</Banner>;
}
