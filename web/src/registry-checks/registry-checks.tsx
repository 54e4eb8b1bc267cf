import {
  consultRegistry,
  type RegistryCheck,
  type RegistryChecks as Shown,
} from '@app/contract/registry-checks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { SearchCheck } from 'lucide-react';
import { call } from '../lib/server/call.ts';
import { causeText } from '../lib/server/failure-text.ts';
import { problemCode } from '../lib/server/problem-error.ts';
import { Button } from '../ui/actions/button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { EarlierChecks } from './earlier-checks.tsx';
import { LastCheck } from './last-check.tsx';
import { registryCopy as copy } from './registry-checks.copy.ts';
import { registryChecksQuery } from './registry-checks.queries.ts';

type RegistryChecksProps = {
  accountId: string;
  /** Called after the registry's answer, which may have changed the professional's status. */
  onChecked: () => Promise<unknown>;
};

/** The registry checks of a professional, and a button for a new one. */
export function RegistryChecks({ accountId, onChecked }: RegistryChecksProps) {
  const { data, error, refetch } = useQuery(registryChecksQuery(accountId));
  const consulting = useConsulting(accountId, onChecked);
  return (
    <section className="flex flex-col gap-3">
      <h3>{copy.title}</h3>
      {error && !data && (
        <ErrorState text={copy.failed} error={error} onRetry={() => void refetch()} />
      )}
      {!error && !data && <Skeleton lines={['text', 'text']} />}
      {data && <Notes shown={data} />}
      {data && data.mode !== 'OFF' && (
        <span>
          <Button
            icon={<SearchCheck aria-hidden />}
            isPending={consulting.isPending}
            onPress={() => consulting.mutate()}
          >
            {copy.consult}
          </Button>
        </span>
      )}
      {data && <Checks checks={data.checks} />}
    </section>
  );
}

const Notes = ({ shown: { mode, checks } }: { shown: Shown }) => (
  <>
    {mode === 'OFF' && <p className="text-ink-2">{copy.off}</p>}
    {mode === 'SIMULATED' && <Banner tone="warn">{copy.simulated}</Banner>}
    {mode !== 'OFF' && checks.length === 0 && <p className="text-ink-2">{copy.never}</p>}
  </>
);

function Checks({ checks: [last, ...earlier] }: { checks: RegistryCheck[] }) {
  if (!last) return null;
  return (
    <>
      <LastCheck check={last} />
      {earlier.length > 0 && <EarlierChecks checks={earlier} />}
    </>
  );
}

function useConsulting(accountId: string, onChecked: () => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(consultRegistry, { params: { accountId } }),
    onSuccess: async () => {
      toast.success(copy.done);
      const { queryKey } = registryChecksQuery(accountId);
      await Promise.all([queryClient.invalidateQueries({ queryKey }), onChecked()]);
    },
    onError: (error) =>
      toast.error(
        problemCode(error) === 'registry-checks.unavailable'
          ? copy.unavailable
          : (causeText(error) ?? copy.consultFailed),
      ),
  });
}
