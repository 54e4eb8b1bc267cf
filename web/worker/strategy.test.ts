import { expect, test } from 'vitest';
import { routesOf, strategyFor } from './strategy.ts';

const CLINIC = 'https://clinica.test';
const KEPT = ['/assets/help-screen-1234.js', '/favicon.svg'];

const strategy = (address: string, asked: { method?: string; mode?: RequestMode } = {}) =>
  strategyFor(
    { method: 'GET', mode: 'cors', ...asked, url: new URL(address, CLINIC).href },
    CLINIC,
    KEPT,
  );

test.each([
  '/api/profile',
  '/services/prescription/api/business/prescriptions',
  '/rtc/config',
  '/ws',
  '/dev/correo',
  '/healthz',
])('%s is answered by the network only, even as a navigation', (address) => {
  expect(strategy(address)).toBe('network');
  expect(strategy(address, { mode: 'navigate' })).toBe('network');
});

test.each([
  ['a part that is not kept', '/assets/history-screen-9.js'],
  ['a sound', '/sounds/call.wav'],
  ['what is somebody else’s', 'https://otra.test/favicon.svg'],
])('%s is answered by the network', (_, address) => {
  expect(strategy(address)).toBe('network');
});

test('requests other than GET go to the network', () => {
  expect(strategy('/favicon.svg', { method: 'HEAD' })).toBe('network');
  expect(strategy('/ayuda', { method: 'POST', mode: 'navigate' })).toBe('network');
});

test('a kept file is answered from the cache', () => {
  expect(strategy('/assets/help-screen-1234.js')).toBe('kept-file');
});

test.each(['/', '/ayuda', '/paciente?paso=guardia', '/apio'])('%s is a page', (address) => {
  expect(strategy(address, { mode: 'navigate' })).toBe('page');
});

test('the browser asks the worker for pages and kept files, and for nothing else', () => {
  expect(routesOf(KEPT)).toEqual([
    { condition: { requestMode: 'navigate' }, source: 'fetch-event' },
    {
      condition: {
        or: [
          { urlPattern: { pathname: '/assets/help-screen-1234.js' } },
          { urlPattern: { pathname: '/favicon.svg' } },
        ],
      },
      source: 'fetch-event',
    },
    { condition: { urlPattern: { pathname: '/*' } }, source: 'network' },
  ]);
});
