type PolicyMaker = {
  createPolicy: (
    name: string,
    rules: {
      createHTML: (html: string) => string | null;
      createScriptURL: (url: string) => string | null;
    },
  ) => unknown;
};

/** Under the content policy no text becomes markup by itself: emptying an element is all that is let through. The one script that is named by its address is the worker. */
export function admitNoMarkup(): void {
  const maker = (window as { trustedTypes?: PolicyMaker }).trustedTypes;
  maker?.createPolicy('default', {
    createHTML: (html) => (html === '' ? '' : null),
    createScriptURL: (url) => (url === '/sw.js' ? url : null),
  });
}
