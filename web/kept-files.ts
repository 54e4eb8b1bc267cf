import type { Plugin, Rolldown } from 'vite';

/** A fixed name, because browsers update the worker at the same address. */
export const WORKER_FILE = 'sw.js';

/**
 * Entry points that work without a network: the page, the help and the offline screens
 * (requirement: help without a network).
 */
const OPENS_OFFLINE = [
  'src/main.tsx',
  'src/app/offline/offline-routes.tsx',
  'src/app/network.tsx',
  'src/app/error-drawing.tsx',
];
const FONT = /\.woff2$/;
const PUBLIC_FILES = ['/favicon.svg'];

/** Writes into the worker which files to keep: those of the offline screens. */
export function keptFiles(): Plugin {
  return {
    name: 'kept-files',
    apply: 'build',
    generateBundle: {
      // After the page is written, because empty chunks have been dropped by then.
      order: 'post',
      handler: (_, bundle) => listKeptFiles(bundle),
    },
  };
}

function listKeptFiles(bundle: Rolldown.OutputBundle): void {
  const worker = bundle[WORKER_FILE];
  if (worker?.type !== 'chunk') throw new Error(`${WORKER_FILE} was not built`);
  if (worker.imports.length > 0) throw new Error(`${WORKER_FILE} has to be one file`);
  const names = [...partsOf(bundle)].map((name) => `/${name}`);
  const list = JSON.stringify([...names, ...PUBLIC_FILES].sort());
  worker.code = `const KEPT_FILES=${list};\n${worker.code}`;
}

/** The chunks that those screens load, with styles and font. */
function partsOf(bundle: Rolldown.OutputBundle): Set<string> {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  const parts = new Set(Object.keys(bundle).filter((name) => FONT.test(name)));
  const follow = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || parts.has(chunk.fileName)) return;
    parts.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) parts.add(style);
    for (const name of chunk.imports) follow(chunks.find(({ fileName }) => fileName === name));
  };
  for (const source of OPENS_OFFLINE) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source)));
    if (!chunk) throw new Error(`${source} is in no part`);
    follow(chunk);
  }
  return parts;
}
