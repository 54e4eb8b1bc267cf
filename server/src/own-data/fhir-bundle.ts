import type { Resource } from './fhir-resource.ts';

/** A FHIR R4 Bundle of type collection, in pieces: only the resource that is being written is in memory. */
export async function* bundleOf(
  resources: AsyncIterable<Resource>,
  now: Date,
): AsyncGenerator<string> {
  const head = { resourceType: 'Bundle', type: 'collection', timestamp: now.toISOString() };
  yield `${JSON.stringify(head).slice(0, -1)},"entry":[`;
  let separator = '\n';
  for await (const resource of resources) {
    const entry = { fullUrl: `urn:uuid:${resource.id}`, resource };
    yield separator + JSON.stringify(entry);
    separator = ',\n';
  }
  yield '\n]}\n';
}
