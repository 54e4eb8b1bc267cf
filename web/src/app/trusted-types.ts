type PolicyMaker = {
  createPolicy: (
    name: string,
    rules: {
      createHTML: (html: string) => string | null;
      createScriptURL: (url: string) => string | null;
    },
  ) => unknown;
};

/**
 * The content policy requires Trusted Types: this policy only lets an element be emptied, and the
 * worker's script be loaded by its address.
 */
export function restrictMarkup(): void {
  const maker = (window as { trustedTypes?: PolicyMaker }).trustedTypes;
  maker?.createPolicy('default', {
    createHTML: (html) => (html === '' ? '' : null),
    createScriptURL: (url) => (url === '/sw.js' ? url : null),
  });
}
