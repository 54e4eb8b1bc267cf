import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { localProblem, OFFLINE_CODE, ProblemError } from '../../lib/server/problem-error.ts';
import { emptyContent, type RecordContent } from '../record-content.ts';
import { createDraftKeeper, RETRY_AFTER_MS, SAVE_AFTER_MS } from './draft-keeper.ts';

const NOON = new Date('2025-03-07T15:41:00.000Z');
const empty = emptyContent('Fiebre');
const written = (detail: string): RecordContent => ({ ...empty, detail });

const refusedWith = (status: number, code: string, current?: unknown) =>
  new ProblemError({
    ...localProblem(code, '/').problem,
    status,
    ...(current !== undefined && { current }),
  });

beforeEach(() => void vi.useFakeTimers({ now: NOON }));
afterEach(() => void vi.useRealTimers());

/** A keeper over a server that answers each save with the next version. */
function aKeeper() {
  const send = vi.fn(async (version: number, _content: RecordContent) => ({
    version: version + 1,
    updatedAt: new Date().toISOString(),
  }));
  return { send, keeper: createDraftKeeper(send, { version: 3, updatedAt: null, content: empty }) };
}

test('a restored draft that was not changed is not saved again', async () => {
  const { send, keeper } = aKeeper();
  keeper.write(emptyContent('Fiebre'));
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
  expect(send).not.toHaveBeenCalled();
  expect(keeper.isDirty()).toBe(false);
});

test('typing is saved once, two seconds after the last letter, over the version that was read', async () => {
  const { send, keeper } = aKeeper();
  for (const detail of ['F', 'Fi', 'Fie']) {
    await vi.advanceTimersByTimeAsync(200);
    keeper.write(written(detail));
  }
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS - 1);
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledExactlyOnceWith(3, written('Fie'));
  expect(keeper.state.get()).toEqual({ kind: 'saved', at: new Date() });

  keeper.write(written('Fieb'));
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
  expect(send).toHaveBeenLastCalledWith(4, written('Fieb'));
});

test('no letter is called saved before it is', async () => {
  const { send, keeper } = aKeeper();
  const untouched = keeper.state.get();
  keeper.write(written('F'));
  expect(keeper.state.get()).toEqual({ kind: 'saving' });
  keeper.write(empty);
  expect(keeper.state.get()).toEqual(untouched);

  keeper.write(written('F'));
  send.mockImplementationOnce(async (version) => {
    keeper.write(written('Fi'));
    return { version: version + 1, updatedAt: NOON.toISOString() };
  });
  await keeper.flush();
  expect(keeper.state.get()).toEqual({ kind: 'saving' });
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
  expect(send).toHaveBeenLastCalledWith(4, written('Fi'));
  expect(keeper.state.get().kind).toBe('saved');
});

test('continuous typing is saved all the same', async () => {
  const { send, keeper } = aKeeper();
  for (let letters = 1; letters <= 60; letters += 1) {
    keeper.write(written('x'.repeat(letters)));
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(send.mock.calls.map(([, { detail }]) => detail.length)).toEqual([25, 50]);
});

test('a save waits for the previous one, so that they do not conflict', async () => {
  const { send, keeper } = aKeeper();
  let arrive = () => {};
  send.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        arrive = () => resolve({ version: 4, updatedAt: NOON.toISOString() });
      }),
  );
  keeper.write(written('one'));
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
  expect(keeper.state.get()).toEqual({ kind: 'saving' });
  keeper.write(written('two'));
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
  expect(send).toHaveBeenCalledTimes(1);
  arrive();
  await vi.advanceTimersByTimeAsync(0);
  expect(send).toHaveBeenLastCalledWith(4, written('two'));
});

test('without network it says since when, and tries until it arrives', async () => {
  const { send, keeper } = aKeeper();
  send.mockRejectedValueOnce(localProblem(OFFLINE_CODE, '/'));
  send.mockRejectedValueOnce(localProblem(OFFLINE_CODE, '/'));
  keeper.write(written('Fiebre'));
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
  const unsaved = { kind: 'unsaved', since: NOON, why: 'offline' };
  expect(keeper.state.get()).toEqual(unsaved);
  await vi.advanceTimersByTimeAsync(RETRY_AFTER_MS);
  expect(keeper.state.get()).toEqual(unsaved);
  expect(keeper.isDirty()).toBe(true);
  await vi.advanceTimersByTimeAsync(RETRY_AFTER_MS);
  expect(keeper.state.get().kind).toBe('saved');
  expect(keeper.isDirty()).toBe(false);
});

test('a refused save is not repeated until the text changes', async () => {
  const { send, keeper } = aKeeper();
  send.mockRejectedValueOnce(refusedWith(404, 'consultations.not-attending'));
  keeper.write(written('Fiebre'));
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS + RETRY_AFTER_MS);
  expect(send).toHaveBeenCalledTimes(1);
  expect(keeper.state.get()).toMatchObject({ kind: 'unsaved', why: 'other' });
  keeper.write(written('Fiebre alta'));
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
  expect(keeper.state.get().kind).toBe('saved');
});

test('a draft written elsewhere stops saving until one of the two texts is chosen', async () => {
  const { send, keeper } = aKeeper();
  const current = { version: 7, content: { detail: 'De la otra pestaña' } };
  send.mockRejectedValueOnce(refusedWith(409, 'consultations.stale-draft', current));
  keeper.write(written('De esta'));
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
  const state = keeper.state.get();
  expect(state).toMatchObject({ kind: 'conflict', version: 7 });
  expect(state.kind === 'conflict' && state.content.detail).toBe('De la otra pestaña');

  keeper.write(written('De esta, y sigue'));
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
  expect(send).toHaveBeenCalledTimes(1);

  keeper.settle(7);
  await vi.advanceTimersByTimeAsync(0);
  expect(send).toHaveBeenLastCalledWith(7, written('De esta, y sigue'));
  expect(keeper.state.get().kind).toBe('saved');
});

test('leaving the page saves at once, and a finished consultation saves nothing more', async () => {
  const { send, keeper } = aKeeper();
  keeper.write(written('Fiebre'));
  await keeper.flush();
  expect(send).toHaveBeenCalledTimes(1);
  keeper.write(written('Fiebre y tos'));
  keeper.close();
  await keeper.flush();
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
  expect(send).toHaveBeenCalledTimes(1);
  expect(keeper.isDirty()).toBe(false);
});
