import type { BranchChanges, PharmaciesProblem } from '@app/contract/pharmacies';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ProblemError, problemCode } from '../lib/server/problem-error.ts';
import { toast } from '../ui/feedback/toast.ts';
import { branchCopy as copy } from './pharmacies.copy.ts';
import { type OwnBranch, ownBranchQuery, saveBranch } from './pharmacies.queries.ts';

const STALE = 'pharmacies.stale-branch' satisfies PharmaciesProblem;

type Saving = { version: number; changes: BranchChanges };

/** Saves the branch; if somebody else changed it, `standing` is the current one. */
export function useBranchSaving(onSaved: (branch: OwnBranch) => void) {
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: ({ version, changes }: Saving) => saveBranch(version, changes),
    onSuccess: (branch) => {
      client.setQueryData(ownBranchQuery.queryKey, branch);
      onSaved(branch);
      toast.success(copy.saved);
    },
  });
  return { ...save, standing: standingIn(save.error) };
}

function standingIn(error: unknown): OwnBranch | undefined {
  if (problemCode(error) !== STALE || !(error instanceof ProblemError)) return undefined;
  return error.problem.current as OwnBranch;
}
