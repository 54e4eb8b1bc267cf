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
 * The content policy requires Trusted Types: this policy only allows emptying an element, and loading the
 * worker's script by its address.
 */
export function restrictMarkup(): void {
  const maker = (window as { trustedTypes?: PolicyMaker }).trustedTypes;
  maker?.createPolicy('default', {
    createHTML: (html) => (html === '' ? '' : null),
    createScriptURL: (url) => (url === '/sw.js' ? url : null),
  });
}
