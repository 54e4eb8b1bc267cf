const PAGE = /^[1-9]\d{0,4}$/;

/** The page of a list in the address, counted from 1; the first one if none can be read. */
export function pageIn(params: URLSearchParams): number {
  const page = params.get('pagina') ?? '';
  return PAGE.test(page) ? Number(page) : 1;
}
