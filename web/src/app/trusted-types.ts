type PolicyMaker = {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string | null }) => unknown;
};

/** Under the content policy no text becomes markup by itself: emptying an element is all that is let through. */
export function admitNoMarkup(): void {
  const maker = (window as { trustedTypes?: PolicyMaker }).trustedTypes;
  maker?.createPolicy('default', { createHTML: (html) => (html === '' ? '' : null) });
}
