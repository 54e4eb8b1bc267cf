import { useState } from 'react';

export type Chosen = ReturnType<typeof useChosen>;

/** The ids of prescriptions selected to be sent together. */
export function useChosen() {
  const [ids, setIds] = useState<readonly string[]>([]);
  return {
    ids,
    choose: (id: string, isChosen: boolean) =>
      setIds((before) => (isChosen ? [...before, id] : before.filter((one) => one !== id))),
    clear: () => setIds([]),
  };
}
