import type { Row } from '../platform/database/rows.ts';
import type { TestApp } from './test-app.ts';

type WithPool = Pick<TestApp, 'pool'>;

/** Ends every visit. */
export async function emptyTheGuard({ pool }: WithPool): Promise<void> {
  await pool.query(`update visit set phase = 'QUIT', status = 'QUIT', professional_id = null`);
}

/** Puts a visit into a phase without the commands that lead to it. */
export async function setPhase(
  { pool }: WithPool,
  queueId: string,
  phase: Row<'visit'>['phase'],
): Promise<void> {
  await pool.query('update visit set phase = $2 where id = $1', [queueId, phase]);
}

export async function takeEverybodyOffDuty({ pool }: WithPool): Promise<void> {
  await pool.query('update professional_presence set available = false');
}
