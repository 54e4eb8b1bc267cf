import { everybody } from '@app/contract/kernel';
import { describe, expect, test } from 'vitest';
import { createSendRoutes } from './send-routes.ts';

const handle = () => {};

function someRoutes() {
  const routes = createSendRoutes();
  routes.add({ destination: '/app/pong', who: everybody('always'), handle });
  routes.add({ destination: '/app/rtc/*', who: everybody('always'), handle });
  return routes;
}

describe('no route matches', () => {
  test.each([
    undefined,
    '',
    '/app/pong/',
    '/app/PONG',
    '/app/pong?x=1',
    '/app/rtc',
    '/app/rtc/',
    '/app/rtc/*',
    '/app/*',
    '/user/ana/private',
    '/allusers/public',
    '__proto__',
  ])('%j', (destination) => {
    expect(someRoutes().find(destination)).toBeUndefined();
  });
});

test.each(['/user/ana/private', '/allusers/public', '/app', 'app/pong'])(
  'no capability may add %s for browsers',
  (destination) => {
    expect(() => someRoutes().add({ destination, who: everybody('always'), handle })).toThrow(
      'is not below /app/',
    );
  },
);

test('a destination has one handler', () => {
  expect(() =>
    someRoutes().add({ destination: '/app/pong', who: everybody('always'), handle }),
  ).toThrow('two handlers');
});

test('a prefix gives the rest of the destination', () => {
  const match = someRoutes().find('/app/rtc/room7/offer');
  expect(match?.rest).toBe('room7/offer');
  expect(match?.route.destination).toBe('/app/rtc/*');
});
