import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** The list of parts that the build of the web application writes. */
const builtPartsSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.string().optional(),
    imports: z.array(z.string()).default([]),
  }),
);
type BuiltParts = z.infer<typeof builtPartsSchema>;

const LANDING = 'landing';
const AT_LANDING = new Set(['/', '/logout']);

/**
 * The page as the landing's visitors get it: the browser fetches the landing's parts with the first page rather than
 * after it, a trip less for those who see the clinic for the first time. Other addresses get the page as it is.
 */
export async function landingPage(
  folder: string,
): Promise<(address: string, page: string) => string> {
  const text = await readFile(path.join(folder, '.vite/manifest.json'), 'utf8');
  const parts = builtPartsSchema.parse(JSON.parse(text));
  const landing = Object.keys(parts).find((key) => parts[key]?.name === LANDING);
  if (!landing) throw new Error(`${folder} has no part named ${LANDING}`);
  const files = [...withImports(parts, landing)];
  return (address, page) => {
    if (!AT_LANDING.has(address)) return page;
    const links = files
      .filter((file) => !page.includes(file))
      .map((file) => `<link rel="modulepreload" href="/${file}">`);
    return page.replace('</head>', `${links.join('')}</head>`);
  };
}

/** Files of a part and of all that it imports. */
function withImports(parts: BuiltParts, key: string, found = new Set<string>()): Set<string> {
  const part = parts[key];
  if (!part || found.has(part.file)) return found;
  found.add(part.file);
  for (const imported of part.imports) withImports(parts, imported, found);
  return found;
}
