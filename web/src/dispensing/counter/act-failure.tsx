import { useMutation } from '@tanstack/react-query';
import { failureText } from '../../lib/server/failure-text.ts';
import { problemCode } from '../../lib/server/problem-error.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { isUnknown } from './counter.commands.ts';
import { counterProblem, unknownCopy } from './counter.copy.ts';

type Props = {
  error: unknown;
  /** Fetches the prescription again. */
  onReopen: () => Promise<void>;
};

const Refused = ({ error }: { error: unknown }) => (
  <Banner tone="danger">{counterProblem[problemCode(error)] ?? failureText(error)}</Banner>
);

/** Why an act failed; if its answer was lost, how to find out whether it was done. */
export function ActFailure({ error, onReopen }: Props) {
  const reopen = useMutation({ mutationFn: (_after: unknown) => onReopen() });
  if (!error) return null;
  if (!isUnknown(error)) return <Refused error={error} />;
  // If it had been done, the form would have been replaced by the reason.
  if (reopen.isSuccess && reopen.variables === error) return <Banner>{unknownCopy.notDone}</Banner>;
  return (
    <>
      <Banner
        tone="danger"
        action={
          <Button isPending={reopen.isPending} onPress={() => reopen.mutate(error)}>
            {unknownCopy.again}
          </Button>
        }
      >
        {unknownCopy.text}
      </Banner>
      {reopen.isError && <Refused error={reopen.error} />}
    </>
  );
}
