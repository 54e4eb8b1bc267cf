import { randomBytes } from 'node:crypto';
import {
  type CuirRegistration,
  type CuirType,
  composeCuir,
  newCuirGroup,
} from '@app/contract/prescriptions';

/** New keys for the lines of one order: one group, numbered items (requirement: prescription key). */
export function newCuirs(
  registration: CuirRegistration,
  jurisdictionCode: string,
  types: readonly CuirType[],
): string[] {
  const groupId = newCuirGroup(randomBytes);
  return types.map((type, index) =>
    composeCuir({ ...registration, jurisdictionCode, type, groupId, item: index + 1 }),
  );
}
