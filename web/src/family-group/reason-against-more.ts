import type { FamilyGroup } from '@app/contract/family-group';
import { groupCopy as copy } from './family-group.copy.ts';

/** Why no member can be added: the viewer is a minor, the plan does not allow it, or the group is full. */
export function reasonAgainstMore({
  members,
  allowed,
  titular,
}: Pick<FamilyGroup, 'members' | 'allowed' | 'titular'>): string | undefined {
  if (!titular.is_adult) return copy.minor;
  if (allowed === 0) return copy.notInPlan;
  return members.length >= allowed ? copy.full(allowed) : undefined;
}
