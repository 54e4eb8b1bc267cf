import { useSearchParams } from 'react-router';

/** Parameter of the row whose sheet is open. */
const OPENED = 'ver';

/** Filters of a list by name; empty if not filtered. */
export type Filters<Name extends string> = Readonly<Record<Name, string>>;

/**
 * Filters of a list and its open row, kept in the address: a list can be bookmarked, shared with a colleague,
 * and left with the browser's back button. Changing a filter closes the sheet.
 */
export function useAddressFilters<const Name extends string>(names: readonly Name[]) {
  const [address, setAddress] = useSearchParams();
  const filters = Object.fromEntries(
    names.map((name) => [name, address.get(name) ?? '']),
  ) as Filters<Name>;
  const without = (name: string) => {
    const next = new URLSearchParams(address);
    next.delete(name);
    return next;
  };
  return {
    filters,
    isFiltered: names.some((name) => filters[name] !== ''),
    setFilters: (changed: Partial<Filters<Name>>) => {
      const next = without(OPENED);
      for (const [name, value] of Object.entries<string | undefined>(changed)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      setAddress(next);
    },
    opened: address.get(OPENED),
    /** The address of a row's sheet, for its link. */
    addressOf: (id: string) => {
      const next = new URLSearchParams(address);
      next.set(OPENED, id);
      return `?${next}`;
    },
    close: () => setAddress(without(OPENED)),
  };
}
