import type { SaleCondition } from '../catalogs/index.ts';

/** What a CUIR identifies: a medicine under a condition of sale, a device, or a study or practice. */
export type CuirType = SaleCondition | 'device' | 'study';

/** Module 4 of the CUIR: type and condition of sale, by the order of the official table (requirement: prescription key). */
export const cuirTypeCode: Readonly<Record<CuirType, string>> = {
  free: '0101',
  prescription: '0102',
  archived: '0103',
  restricted: '0104',
  device: '0200',
  study: '0300',
};

/** Printed until the authority assigns a number; such a prescription is only a test (requirement: test documents). */
export const UNASSIGNED_NUMBER = '0000';

/** Digits of the group that all the lines of one prescription share. */
export const CUIR_GROUP_DIGITS = 25;
export const CUIR_LENGTH = 41;
/** A prescription numbers its lines from 01 to 99. */
export const CUIR_MAX_ITEM = 99;

/** The numbers that the authority assigns on registration; absent until then. */
export type CuirRegistration = {
  platformNumber?: string | undefined;
  repositoryNumber?: string | undefined;
};

/** The modules that make up a unique prescription key. */
export type CuirModules = CuirRegistration & {
  /** INDEC code of the licence used: 02 is the city of Buenos Aires. */
  jurisdictionCode: string;
  type: CuirType;
  groupId: string;
  item: number;
};

/** The unique key of one prescription line: 41 digits (requirement: prescription key). */
export function composeCuir(modules: CuirModules): string {
  if (modules.item < 1 || modules.item > CUIR_MAX_ITEM)
    throw new RangeError('item number out of 1 to 99');
  return [
    digits('platform number', modules.platformNumber || UNASSIGNED_NUMBER, 4),
    digits('repository number', modules.repositoryNumber || UNASSIGNED_NUMBER, 4),
    digits('jurisdiction code', modules.jurisdictionCode, 2),
    digits('type code', cuirTypeCode[modules.type], 4),
    digits('group id', modules.groupId.padStart(CUIR_GROUP_DIGITS, '0'), CUIR_GROUP_DIGITS),
    digits('item number', String(modules.item).padStart(2, '0'), 2),
  ].join('');
}

function digits(name: string, text: string, length: number): string {
  if (text.length === length && /^\d+$/.test(text)) return text;
  throw new RangeError(`${name} is not ${length} digits`);
}

/**
 * Whether documents issued with this registration are only tests, since a number is missing
 * (requirement: test documents).
 */
export const isTestRegistration = ({ platformNumber, repositoryNumber }: CuirRegistration) =>
  isUnassigned(platformNumber) || isUnassigned(repositoryNumber);

const isUnassigned = (number: string | undefined) => !number || number === UNASSIGNED_NUMBER;

/** Source of random bytes: the system's secure one, or a fixed one in tests. */
export type RandomBytes = (length: number) => Uint8Array;

// 250 is the largest multiple of ten in a byte; larger bytes would make some digits more likely.
const FAIR_BYTES = 250;

/** The group that the lines of a new prescription share; random, so that a CUIR cannot be guessed. */
export function newCuirGroup(randomBytes: RandomBytes): string {
  let group = '';
  while (group.length < CUIR_GROUP_DIGITS) {
    for (const byte of randomBytes(CUIR_GROUP_DIGITS)) {
      if (byte < FAIR_BYTES && group.length < CUIR_GROUP_DIGITS) group += byte % 10;
    }
  }
  return group;
}

const MODULES = /^(\d{4})(\d{4})(\d{2})(\d{4})(\d{25})(\d{2})$/;

/** Whether a typed or scanned text is a CUIR. */
export const isCuir = (text: string): boolean => MODULES.test(text);

/** The CUIR with spaces between its modules, for reading aloud. */
export const spacedCuir = (cuir: string): string => cuir.replace(MODULES, '$1 $2 $3 $4 $5 $6');
