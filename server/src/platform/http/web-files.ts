import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapeHtml } from '../escape-html.ts';
import { pageOfAddress } from './first-parts.ts';
import { isPageAddress } from './page-address.ts';
import { pathOf } from './problem-handler.ts';

const YEAR_SECONDS = 31_536_000;
const MANIFEST = 'manifest.webmanifest';
const WORKER = 'sw.js';

/** The payment pages of the test provider. */
const TEST_CHECKOUT = '/pago-de-prueba/';

export type ShellOptions = {
  brand: string;
  support: { email: string; phone?: string | undefined; hours: string };
  development: boolean;
  /** Whether login and signup offer Google. */
  google: boolean;
  /** Whether patients book appointments by themselves. */
  booking: boolean;
  /** Whether the test payment page may be shown in a frame of the product. */
  testCheckout: boolean;
  /** Texts that the clinic changed, for the page; empty if there are none. */
  contents: () => Promise<string>;
};

/** Serves the built web application; every path that is neither a call nor a file gets its page. */
export async function serveWeb(app: FastifyInstance, folder: string, options: ShellOptions) {
  if (!existsSync(path.join(folder, 'index.html'))) return;
  const page = pageShell(await readFile(path.join(folder, 'index.html'), 'utf8'), options);
  const current = shellOf(page, options.contents);
  await serveInstallable(app, folder, options.brand, async () => (await current()).version);
  const forAddress = await pageOfAddress(folder);
  const isFile = await fileAddresses(folder);
  await app.register(fastifyStatic, {
    root: folder,
    // No route for each of hundreds of files: they took a tenth of the start.
    serve: false,
    dotfiles: 'ignore',
    preCompressed: true,
    setHeaders: (response, file) => {
      // Files under assets/ carry their hash in the name.
      const isHashed = file.includes(`${path.sep}assets${path.sep}`);
      response.header(
        'cache-control',
        isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
      );
    },
  });
  app.get('/*', async (request, reply) => {
    const address = pathOf(request);
    if (!isPageAddress(address)) return reply.callNotFound();
    if (isFile(address)) return reply.sendFile(address);
    if (options.testCheckout && address.startsWith(TEST_CHECKOUT)) allowOwnFrame(reply);
    const { shell } = await current();
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(forAddress(address, shell));
  });
}

type Shell = { contents: string; shell: string; version: string };

/** The page with the current contents, and its version, which also changes with the contents. */
function shellOf(page: string, read: () => Promise<string>): () => Promise<Shell> {
  let last: Shell | undefined;
  return async () => {
    const contents = await read();
    if (last?.contents === contents) return last;
    const own = contents ? withMetas(page, [['cercana-contents', contents]]) : page;
    const version = createHash('sha256').update(own).digest('hex').slice(0, 16);
    last = { contents, version, shell: withMetas(own, [['cercana-version', version]]) };
    return last;
  };
}

/** Lets pages of the product show this one in a frame; no other site may. */
function allowOwnFrame(reply: FastifyReply) {
  const policy = String(reply.getHeader('content-security-policy'));
  reply.header(
    'content-security-policy',
    policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
  );
  reply.header('x-frame-options', 'SAMEORIGIN');
}

/** Distinguishes paths of files from those of screens, which may contain a dot in a login or token. */
async function fileAddresses(folder: string): Promise<(address: string) => boolean> {
  const entries = await readdir(folder, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return (address) => {
    const [, first = ''] = address.split('/');
    return folders.includes(first) || first.includes('.');
  };
}

/**
 * Serves the manifest with the clinic's name, and the worker that keeps the page for offline use. The worker's
 * file begins with the version of the page, so that a change of the clinic's name, phone or texts renews the
 * kept page.
 */
async function serveInstallable(
  app: FastifyInstance,
  folder: string,
  brand: string,
  version: () => Promise<string>,
): Promise<void> {
  const read = (name: string) => readFile(path.join(folder, name), 'utf8');
  const manifest = { ...JSON.parse(await read(MANIFEST)), name: brand, short_name: brand };
  const worker = await read(WORKER);
  const files = [
    [MANIFEST, 'application/manifest+json; charset=utf-8', async () => JSON.stringify(manifest)],
    [
      WORKER,
      'text/javascript; charset=utf-8',
      async () => `const SHELL_VERSION=${JSON.stringify(await version())};\n${worker}`,
    ],
  ] as const;
  for (const [name, type, text] of files) {
    app.get(`/${name}`, async (_, reply) =>
      reply
        .type(type)
        .header('cache-control', 'no-cache')
        .send(await text()),
    );
  }
}

/** The page with the settings of this installation: name, support contact and tools. */
function pageShell(
  html: string,
  { booking, brand, development, google, support }: ShellOptions,
): string {
  const name = escapeHtml(brand);
  const own = html
    .replace(/(<meta name="cercana-brand" content=")[^"]*/, (_, before) => before + name)
    .replace(/<title>[^<]*/, () => `<title>${name}`)
    .replace(/<h1>[^<]*/, () => `<h1>${name}`);
  return withMetas(own, [
    ['cercana-support', support.email],
    ['cercana-support-phone', support.phone ?? ''],
    ['cercana-support-hours', support.hours],
    ...(development ? [['cercana-dev', 'true'] as const] : []),
    ...(google ? [['cercana-google', 'true'] as const] : []),
    ...(booking ? [['cercana-booking', 'true'] as const] : []),
  ]);
}

type Meta = readonly [name: string, content: string];

function withMetas(html: string, metas: readonly Meta[]): string {
  const written = metas.map(
    ([name, content]) => `<meta name="${name}" content="${escapeHtml(content)}">`,
  );
  // By a function: in a replacement that is a string, `$'` of somebody's text would stand for the page.
  return html.replace('</head>', () => `${written.join('')}</head>`);
}
