import type { RegistryCheck } from '@app/contract/registry-checks';
import { formatDateTime } from '../ui/format.ts';
import { registryCopy as copy, identityName, licenceName } from './registry-checks.copy.ts';

/** Earlier checks, one line each. */
export const EarlierChecks = ({ checks }: { checks: readonly RegistryCheck[] }) => (
  <div className="flex flex-col gap-1">
    <h4>{copy.earlier}</h4>
    <ul className="flex flex-col gap-1 text-small text-ink-2">
      {checks.map((check) => (
        <li key={check.id}>
          {formatDateTime(check.checkedDate)} · {check.askedBy ?? copy.periodic} ·{' '}
          {outcomeOf(check)}
        </li>
      ))}
    </ul>
  </div>
);

/** The faults found, or that there were none. */
function outcomeOf({ identity, licences, suspended }: RegistryCheck): string {
  const faults = [
    ...(identity === 'FOUND' ? [] : [`${copy.identity}: ${identityName[identity]}`]),
    ...licences
      .filter(({ finding }) => finding !== 'FOUND')
      .map(
        ({ type_licence_str, licence_str, finding }) =>
          `${copy.licence(type_licence_str, licence_str)}: ${licenceName[finding]}`,
      ),
  ];
  if (faults.length === 0) return copy.allFound;
  return [...faults, ...(suspended ? [copy.suspendedShort] : [])].join(' · ');
}
