import type { PharmacyOrdersProblem, StaffOrderSheet } from '@app/contract/pharmacy-orders';
import { ProblemError, problemCode } from '../../lib/server/problem-error.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { orderActCopy as copy } from './staff-orders.copy.ts';
import { useOrderChanged } from './staff-orders.queries.ts';

const MOVED: readonly string[] = [
  'pharmacy-orders.changed-meanwhile',
  'pharmacy-orders.command-refused',
] satisfies PharmacyOrdersProblem[];

/** Runs an act on an order and shows the result; if the order changed, shows it and does nothing. */
export function useStaffAct(done: string, onClose: () => void) {
  const changed = useOrderChanged();
  return async (act: () => Promise<{ data: StaffOrderSheet }>) => {
    try {
      const { data } = await act();
      toast.success(done);
      onClose();
      await changed(data);
    } catch (error) {
      const current = currentIn(error);
      if (!current) throw error;
      toast.error(copy.stale);
      onClose();
      await changed(current);
    }
  };
}

function currentIn(error: unknown): StaffOrderSheet | undefined {
  if (!(error instanceof ProblemError && MOVED.includes(problemCode(error)))) return undefined;
  return error.problem.current as StaffOrderSheet;
}
