import { expect, test } from 'vitest';
import { createBus } from './create-bus.ts';
import { createQuietLog } from './testing/quiet-log.ts';

const aBus = async () => {
  const log = createQuietLog();
  return { log, bus: await createBus({ prefix: 'test:', log }) };
};

test('a failing listener affects neither the others nor the publisher', async () => {
  const { bus, log } = await aBus();
  const heard: string[] = [];
  await bus.subscribe('guard', () => {
    throw new Error('broken listener');
  });
  await bus.subscribe('guard', (message) => heard.push(message));

  await bus.publish('guard', 'hola');

  expect(heard).toEqual(['hola']);
  expect(log.lines).toEqual(['error bus: a listener failed']);
});

test('a message reaches the listeners of its channel only, once each, before publishing ends', async () => {
  const { bus } = await aBus();
  const heard: string[] = [];
  await bus.subscribe('guard', (message) => heard.push(`guard ${message}`));
  await bus.subscribe('calls', (message) => heard.push(`calls ${message}`));

  const published = bus.publish('guard', 'hola');
  expect(heard).toEqual(['guard hola']);
  await published;
});

test('unsubscribing removes one listener, not others with the same function', async () => {
  const { bus } = await aBus();
  const heard: string[] = [];
  const listener = (message: string) => heard.push(message);
  const leave = await bus.subscribe('guard', listener);
  await bus.subscribe('guard', listener);

  await leave();
  await leave();
  await bus.publish('guard', 'hola');

  expect(heard).toEqual(['hola']);
});

test('a closed bus delivers nothing', async () => {
  const { bus } = await aBus();
  const heard: string[] = [];
  await bus.subscribe('guard', (message) => heard.push(message));

  await bus.close();
  await bus.publish('guard', 'hola');

  expect(heard).toEqual([]);
});
