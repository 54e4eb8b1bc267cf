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

const LANDING = ['landing'];

/** What an address shows first, by the names that the build gives its parts (`PARTS` of the web's configuration). */
const FIRST_PARTS: Readonly<Record<string, readonly string[]>> = {
  '/': LANDING,
  '/logout': LANDING,
  // The home itself comes after these: they ask the server while it is fetched (decision 0101).
  '/paciente': ['own-account', 'frame', 'patient-readings'],
};

/**
 * The page of an address: at the landing and at the home of a patient the browser fetches their parts with the first
 * page rather than after it, trips that a slow network pays dearly. Other addresses get the page as it is.
 */
export async function pageOfAddress(
  folder: string,
): Promise<(address: string, page: string) => string> {
  const text = await readFile(path.join(folder, '.vite/manifest.json'), 'utf8');
  const parts = builtPartsSchema.parse(JSON.parse(text));
  const filesAt = new Map(
    Object.entries(FIRST_PARTS).map(([address, names]) => [address, filesOf(parts, names, folder)]),
  );
  return (address, page) => {
    const links = (filesAt.get(address) ?? [])
      .filter((file) => !page.includes(file))
      .map((file) => `<link rel="modulepreload" href="/${file}">`);
    return page.replace('</head>', () => `${links.join('')}</head>`);
  };
}

/** Files of some parts and of all that they import. */
function filesOf(parts: BuiltParts, names: readonly string[], folder: string): string[] {
  const files = new Set<string>();
  for (const name of names) {
    const key = Object.keys(parts).find((one) => parts[one]?.name === name);
    if (!key) throw new Error(`${folder} has no part named ${name}`);
    addWithImports(parts, key, files);
  }
  return [...files];
}

function addWithImports(parts: BuiltParts, key: string, files: Set<string>): void {
  const part = parts[key];
  if (!part || files.has(part.file)) return;
  files.add(part.file);
  for (const imported of part.imports) addWithImports(parts, imported, files);
}
