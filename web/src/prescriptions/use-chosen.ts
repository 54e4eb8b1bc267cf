import { useState } from 'react';

export type Chosen = ReturnType<typeof useChosen>;

/** The prescriptions that were chosen to go to a pharmacy together, by id. */
export function useChosen() {
  const [ids, setIds] = useState<readonly string[]>([]);
  return {
    ids,
    choose: (id: string, isChosen: boolean) =>
      setIds((before) => (isChosen ? [...before, id] : before.filter((one) => one !== id))),
    clear: () => setIds([]),
  };
}
