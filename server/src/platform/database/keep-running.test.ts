import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { keepRunning } from './keep-running.ts';

const aProgram = async (): Promise<ChildProcess> => {
  const program = spawn('sleep', ['60']);
  await once(program, 'spawn');
  return program;
};

test('a program that ended by itself is started again; why a start failed is told', async () => {
  const first = await aProgram();
  const failures: string[] = [];
  const start = vi.fn(aProgram).mockRejectedValueOnce(new Error('its lock is still there'));
  const kept = keepRunning(first, start, ({ message }) => failures.push(message));
  first.kill('SIGKILL');
  await expect.poll(() => start.mock.results.length).toBe(2);
  expect(failures).toEqual(['its lock is still there']);
  const second = await start.mock.results[1]?.value;
  await kept.stop();
  expect(second.signalCode).toBe('SIGINT');
});
