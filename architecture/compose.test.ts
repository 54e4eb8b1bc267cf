import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

type Service = {
  image?: string;
  build?: string;
  environment?: Record<string, string>;
  command?: string[];
  ports?: string[];
  depends_on?: string[] | Record<string, unknown>;
};
type Compose = { services: Record<string, Service> };

const { services } = parse(
  readFileSync(path.resolve(import.meta.dirname, '../compose.yaml'), 'utf8'),
) as Compose;
const product = services.cercana?.environment ?? {};
const { readConfig } = (await import(
  '../server/src/platform/config.ts'
)) as typeof import('../server/src/platform/config.ts');

test('the product in compose.yaml starts with these settings, all of them known', () => {
  const read = readConfig({ ...product, HOST: '0.0.0.0' });
  expect(Object.keys(product).filter((name) => !(name in read))).toEqual([]);
  expect(read).toMatchObject({ DEMO: true, PUBLIC_URL: 'https://localhost:8443' });
});

test('the services that the product needs run beside it, under the names and secrets that it uses', () => {
  const hosts = ['DATABASE_URL', 'REDIS_URL', 'SMTP_URL'].map(
    (name) => new URL(product[name] ?? '').hostname,
  );
  expect(hosts.filter((host) => !(host in services))).toEqual([]);
  expect(services.relay?.command).toContain(`--static-auth-secret=${product.TURN_SECRET}`);
});

test('nothing in compose.yaml listens beyond this machine, and every image has a version', () => {
  const all = Object.values(services);
  expect(all.flatMap(({ ports = [] }) => ports).filter((port) => !port.startsWith('127.'))).toEqual(
    [],
  );
  expect(all.filter(({ build, image }) => !build && !/:v?\d/.test(image ?? ''))).toEqual([]);
});
