import fastify from 'fastify';
import { expect, test } from 'vitest';
import { apiDocs } from './api-docs.ts';
import { openApiDocument } from './openapi.ts';

const app = fastify();
apiDocs(app, openApiDocument([], { title: 'Cercana', version: '1' }, new Map()));

test('missing files of the page are not found', async () => {
  expect((await app.inject('/api/docs/nothing.js')).statusCode).toBe(404);
});

test('the page is served with its parts, under its own policy', async () => {
  const page = await app.inject({ url: '/api/docs', headers: { accept: 'text/html' } });
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toContain("default-src 'self'");
  const [, script = ''] = /src="([^"]*swagger-ui-bundle\.js)"/.exec(page.body) ?? [];
  const part = await app.inject(new URL(script, 'http://localhost/api/docs').pathname);
  expect(part.statusCode).toBe(200);
  expect(part.headers['content-type']).toContain('javascript');
});

test('the description of the calls names the clinic', async () => {
  expect((await app.inject('/api/openapi.json')).json().info.title).toBe('Cercana');
});
