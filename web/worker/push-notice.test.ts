import { expect, test } from 'vitest';
import { isLookedAt, optionsOf, readPush, windowFor } from './push-notice.ts';

const CALL = {
  title: 'Te están llamando desde la guardia',
  body: 'Tocá para entrar.',
  path: '/paciente',
  tag: 'call-1',
  isCall: true,
};

test.each([
  ['what is no JSON', 'hola'],
  ['nothing', 'null'],
  ['half a notice', JSON.stringify({ title: 'Hola' })],
  ['one that leads to another site', JSON.stringify({ ...CALL, path: '//otra.test' })],
  ['one that leads to an address', JSON.stringify({ ...CALL, path: 'https://otra.test' })],
])('%s is not shown', (_, text) => {
  expect(readPush(text)).toBeUndefined();
});

test('a call stays until it is seen and shakes the device; news neither', () => {
  expect(readPush(JSON.stringify(CALL))).toEqual(CALL);
  expect(optionsOf(CALL)).toMatchObject({
    tag: 'call-1',
    requireInteraction: true,
    vibrate: [300, 150, 300],
    data: { path: '/paciente' },
  });
  expect(optionsOf({ ...CALL, isCall: false })).toMatchObject({
    requireInteraction: false,
    vibrate: [],
  });
});

const home = {
  url: 'https://clinica.test/paciente?paso=espera',
  visibilityState: 'hidden',
} as const;
const help = { url: 'https://clinica.test/ayuda', visibilityState: 'hidden' } as const;

test('a press brings the right window forward, or else any that is open', () => {
  expect(windowFor([help, home], '/paciente')).toBe(home);
  expect(windowFor([help], '/paciente')).toBe(help);
  expect(windowFor([], '/paciente')).toBeUndefined();
});

test('who looks at the product is told there', () => {
  expect(isLookedAt([home, { ...help, visibilityState: 'visible' }])).toBe(true);
  expect(isLookedAt([home, help])).toBe(false);
});
