import type { FamilyGroup } from '@app/contract/family-group';
import { groupCopy as copy } from './family-group.copy.ts';

/** Why no member can be added: the plan admits none, or the group is full. */
export function reasonAgainstMore({
  members,
  allowed,
}: Pick<FamilyGroup, 'members' | 'allowed'>): string | undefined {
  if (allowed === 0) return copy.notInPlan;
  return members.length >= allowed ? copy.full(allowed) : undefined;
}
