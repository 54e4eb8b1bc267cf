import type { RegistryCheck } from '@app/contract/registry-checks';
import { formatDateTime } from '../ui/format.ts';
import { registryCopy as copy } from './registry-checks.copy.ts';

/** Checks before the last one, in a line each. */
export const EarlierChecks = ({ checks }: { checks: readonly RegistryCheck[] }) => (
  <div className="flex flex-col gap-1">
    <h4>{copy.earlier}</h4>
    <ul className="flex flex-col gap-1 text-small text-ink-2">
      {checks.map((check) => (
        <li key={check.id} className="wrap-anywhere">
          {formatDateTime(check.checkedDate)} · {check.askedBy ?? copy.periodic} ·{' '}
          {outcomeOf(check)}
        </li>
      ))}
    </ul>
  </div>
);

function outcomeOf({ identity, licences, suspended }: RegistryCheck): string {
  if (suspended) return copy.suspendedShort;
  const isWhole = identity === 'FOUND' && licences.every(({ finding }) => finding === 'FOUND');
  return isWhole ? copy.allFound : copy.somethingWrong;
}
