import { useSearchParams } from 'react-router';

const PAGE = /^[1-9]\d{0,4}$/;

/** Search and page of the list, from the address. */
export function usePricesPlace() {
  const [params, setParams] = useSearchParams();
  const search = params.get('buscar') ?? '';
  const page = params.get('pagina') ?? '';
  const addressOf = (nextPage: number) =>
    new URLSearchParams({
      ...(search && { buscar: search }),
      ...(nextPage > 1 && { pagina: String(nextPage) }),
    });
  return {
    search,
    page: PAGE.test(page) ? Number(page) : 1,
    find: (text: string) => setParams(text ? { buscar: text } : {}, { replace: true }),
    pageAddress: (nextPage: number) => `?${addressOf(nextPage)}`,
  };
}
