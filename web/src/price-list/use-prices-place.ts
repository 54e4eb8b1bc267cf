import { useSearchParams } from 'react-router';
import { pageIn } from '../lib/page-in-address.ts';

/** Search and page of the list, from the address. */
export function usePricesPlace() {
  const [params, setParams] = useSearchParams();
  const search = params.get('buscar') ?? '';
  const addressOf = (nextPage: number) =>
    new URLSearchParams({
      ...(search && { buscar: search }),
      ...(nextPage > 1 && { pagina: String(nextPage) }),
    });
  return {
    search,
    page: pageIn(params),
    find: (text: string) => setParams(text ? { buscar: text } : {}, { replace: true }),
    pageAddress: (nextPage: number) => `?${addressOf(nextPage)}`,
  };
}
