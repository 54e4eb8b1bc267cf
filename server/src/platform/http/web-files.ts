import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../escape-html.ts';
import { refuseKernel } from './problem-handler.ts';

const YEAR_SECONDS = 31_536_000;
const IS_CALL = /^\/(api|services|rtc|ws|dev\/correo)(\/|$)/;

export type ShellOptions = {
  brand: string;
  support: { email: string; phone?: string | undefined; hours: string };
  development: boolean;
  /** Whether login and signup offer Google. */
  google: boolean;
};

/** Serves the built web application; every address that is no call and no file is its page shell. */
export async function serveWeb(app: FastifyInstance, folder: string, options: ShellOptions) {
  if (!existsSync(path.join(folder, 'index.html'))) return;
  const shell = pageShell(await readFile(path.join(folder, 'index.html'), 'utf8'), options);
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
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
  app.get('/*', (request, reply) => {
    const address = request.url.split('?')[0] ?? '';
    if (IS_CALL.test(address) || path.extname(address)) {
      throw refuseKernel('request.not-found');
    }
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(shell);
  });
}

/** The page with what belongs to this installation: its name, where to ask for help, and whose tools it shows. */
function pageShell(html: string, { brand, support, development, google }: ShellOptions): string {
  const own = html
    .replace(/(<meta name="cercana-brand" content=")[^"]*/, `$1${escapeHtml(brand)}`)
    .replace(/<title>[^<]*/, `<title>${escapeHtml(brand)}`);
  const metas = [
    `<meta name="cercana-support" content="${escapeHtml(support.email)}">`,
    `<meta name="cercana-support-phone" content="${escapeHtml(support.phone ?? '')}">`,
    `<meta name="cercana-support-hours" content="${escapeHtml(support.hours)}">`,
    ...(development ? ['<meta name="cercana-dev" content="true">'] : []),
    ...(google ? ['<meta name="cercana-google" content="true">'] : []),
  ];
  return own.replace('</head>', `${metas.join('')}</head>`);
}
