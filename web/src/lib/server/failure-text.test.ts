import { expect, test, vi } from 'vitest';
import { causeText, failureText } from './failure-text.ts';
import { localProblem, OFFLINE_CODE, ProblemError } from './problem-error.ts';

const refused = (status: number, code: string, retryAfter?: number) =>
  new ProblemError({
    ...localProblem(code, '/api/x', status).problem,
    ...(retryAfter !== undefined && { retryAfter }),
  });

test.each([
  [30, 'en 30 segundos'],
  [60, 'en 60 segundos'],
  [61, 'en 2 minutos'],
  [900, 'en 15 minutos'],
  [3_600, 'en 60 minutos'],
  [3_601, 'en 2 horas'],
])('a wait of %i seconds reads "%s"', (seconds, words) => {
  const error = refused(429, 'request.too-many', seconds);
  expect(failureText(error)).toBe(`Probaste muchas veces. Probá de nuevo ${words}.`);
});

test('no network and a server fault have different messages', () => {
  const offline = localProblem(OFFLINE_CODE, '/api/x');
  expect(causeText(offline)).toBe(
    'No pudimos comunicarnos con la plataforma. Revisá tu conexión a internet y probá de nuevo.',
  );
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(causeText(offline)).toBe('No hay conexión a internet. Revisala y probá de nuevo.');
  for (const fault of [refused(500, 'server.fault'), refused(503, 'server.unavailable')])
    expect(causeText(fault)).toBe('Tuvimos un problema. Probá de nuevo en unos minutos.');
});

test('a refused request has no general cause, and no message is a code', () => {
  for (const error of [refused(404, 'request.not-found'), new Error('x')]) {
    expect(causeText(error)).toBeUndefined();
    expect(failureText(error)).toBe('Tuvimos un problema. Probá de nuevo en unos minutos.');
  }
});
