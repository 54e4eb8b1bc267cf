import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createHttpServer } from './http-server.ts';

type Server = Awaited<ReturnType<typeof createHttpServer>>;

let http: Server;
beforeAll(async () => {
  http = await createHttpServer(readConfig({ NODE_ENV: 'test' }), pino({ level: 'silent' }));
  http.post('/api/echo', async ({ body }) => ({ body }));
  http.get('/api/names/:name', async () => ({}));
});
afterAll(() => http.close());

const sent = (payload: string, type = 'application/json') =>
  http.inject({
    method: 'POST',
    url: '/api/echo',
    headers: { 'content-type': type },
    payload,
  });

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('a body is refused', () => {
  test.each([
    ['of a member that comes twice', '{"id":1,"id":2}', 400, 'request.duplicate-key'],
    ['of the same, written in two ways', '{"id":1,"\\u0069d":2}', 400, 'request.duplicate-key'],
    ['of the same, deep inside', '[{"a":{"b":1,"c":2 ,"b" : 3}}]', 400, 'request.duplicate-key'],
    [
      'of the same, far from its colon',
      `{"id":1,"id"${' '.repeat(200)}:2}`,
      400,
      'request.duplicate-key',
    ],
    ['of 30,000 elements', `[${'1,'.repeat(30_000)}1]`, 413, 'request.too-large'],
    ['nested 200 deep', nested(200), 400, 'request.invalid'],
    ['nested 30,000 deep', nested(30_000), 400, 'request.invalid'],
    ['that changes what objects are', '{"__proto__":{"isAdmin":true}}', 400, 'request.invalid'],
    ['cut off', '{"id":1', 400, 'request.invalid'],
    ['that is no JSON', '{"id":NaN}', 400, 'request.invalid'],
    ['of a byte more than the limit', `"${'x'.repeat(64 * 1024 - 1)}"`, 413, 'request.too-large'],
  ])('%s', async (_, body, status, code) => {
    const answer = await sent(body);
    expect(answer.json()).toMatchObject({ status, code });
  });

  test.each(['text/xml', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded'])(
    'of the kind %s',
    async (type) => {
      expect((await sent('{}', type)).json()).toMatchObject({
        status: 415,
        code: 'request.unsupported-media',
      });
    },
  );
});

test.each([
  '{"a":"b\\":\\"c","d":"\\\\","e":": \\" :"}',
  '{"a":[{"id":1},{"id":2}],"":{"id":3}}',
  '["id","id"]',
  '"a:b"',
])('a body without repeated members is accepted: %s', async (body) => {
  expect((await sent(body)).json()).toEqual({ body: JSON.parse(body) });
});

describe('an unparsable address', () => {
  test.each([
    ['/api/names/%', 400, 'request.invalid'],
    ['/api/names/%ED%A0%80', 400, 'request.invalid'],
    [`/api/names/${'x'.repeat(301)}`, 413, 'request.too-large'],
  ])('%s is refused like other errors, with their headers', async (url, status, code) => {
    const answer = await http.inject(url);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.json()).toMatchObject({ status, code });
  });
});
