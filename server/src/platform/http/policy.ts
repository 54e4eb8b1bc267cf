import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { EndpointSpec } from '@app/contract/kernel';
import type { Actor } from './actor.ts';

/** Columns of the authorisation table: the situations in which somebody asks. */
export const columns = ['AN', 'PS', 'PF', 'PD', 'PA', 'PO', 'AD', 'SY'] as const;
export type Column = (typeof columns)[number];

/** One row: what each situation gets, in the codes of the table's own legend. */
export type PolicyRow = Record<Column, string>;
export type Policy = ReadonlyMap<string, PolicyRow>;

const FILE = path.resolve(import.meta.dirname, '../../../authorization.tsv');

/** The situations that one role can be in. */
const SITUATIONS: Record<Actor['role'], readonly Column[]> = {
  PATIENT: ['PS', 'PF'],
  PROFESSIONAL: ['PD', 'PA', 'PO'],
  ADMIN: ['AD'],
  MEDICAL_DIRECTOR: ['AD'],
  PHARMACY: ['SY'],
};

/** Reads the table that governs every call: deny by default (D-14). */
export function readPolicy(file = FILE): Policy {
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return new Map(
    lines.map((line) => {
      const [id = '', , ...cells] = line.split('\t');
      const row = Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? 'F']));
      return [id, row as PolicyRow];
    }),
  );
}

/** The rows of an endpoint. One without a row is a fault of the build, not a permission. */
export function rowsOf(policy: Policy, { row, path: address }: EndpointSpec): PolicyRow[] {
  return [row].flat().map((id) => {
    const found = policy.get(id);
    if (!found) throw new Error(`${address} has no row ${id} in the authorisation table`);
    return found;
  });
}

/** Whether a role has any situation in which the call may be answered; the rest is the use case's. */
export function mayCall(rows: PolicyRow[], role: Actor['role']): boolean {
  return rows.some((row) => SITUATIONS[role].some((column) => isOpen(row[column], role)));
}

/** The counter's cell is its own: other credentials of that column get F. */
const isOpen = (cell: string, role: Actor['role']): boolean =>
  role === 'PHARMACY' ? cell.includes('c17') || cell === 'A' : cell !== 'F' && cell !== 'U';
