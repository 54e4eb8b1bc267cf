import {
  PRESCRIPTION_STATES,
  type Prescription,
  type PrescriptionState,
} from '@app/contract/prescriptions';
import { useSearchParams } from 'react-router';

/** How the tabs are called in the address. */
const TAB_NAMES: Record<PrescriptionState, string> = {
  new: 'nuevas',
  sent: 'enviadas',
  overdue: 'vencidas',
};

export const tabName = (state: PrescriptionState): string => TAB_NAMES[state];

/** What is shown at a counter, over whatever is open. */
const SHOWN = 'mostrar';

/** What is opened from the list, and the steps inside of it. */
const OPENED = ['entrega', 'receta', 'enviar', 'paso', SHOWN] as const;

export type ListPlace = ReturnType<typeof useListPlace>;

/**
 * Tab, person and what is opened, kept in the address. The person is a position in the list of names:
 * nothing personal belongs in an address.
 */
export function useListPlace() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('tab');

  /** The address with one change; an empty value is removed. */
  function withChange(name: string, value: string): URLSearchParams {
    const next = new URLSearchParams(params);
    // What is shown at a counter lies over what is open.
    if (name !== SHOWN) for (const opened of OPENED) next.delete(opened);
    if (value === '') next.delete(name);
    else next.set(name, value);
    return next;
  }

  return {
    state: PRESCRIPTION_STATES.find((state) => TAB_NAMES[state] === asked) ?? 'new',
    person: params.get('persona') ?? '',
    proofOf: params.get('entrega'),
    sheetOf: params.get('receta'),
    sending: params.get('enviar')?.split(','),
    shown: params.get(SHOWN),
    showTab: (tab: string) => setParams(withChange('tab', tab), { replace: true }),
    showPerson: (person: string) => setParams(withChange('persona', person), { replace: true }),
    proofAddress: (prescriptionId: string) => `?${withChange('entrega', prescriptionId)}`,
    sheetAddress: (prescriptionId: string) => `?${withChange('receta', prescriptionId)}`,
    sendAddress: (ids: readonly string[]) => `?${withChange('enviar', ids.join(','))}`,
    /** Over the list or the prescription in full, to which closing it leads back. */
    counterAddress: (prescriptionId: string) => `?${withChange(SHOWN, prescriptionId)}`,
    closeCounter: () => setParams(withChange(SHOWN, ''), { replace: true }),
    listAddress: `?${withChange('entrega', '')}`,
  };
}

/** The names of a family's patients, in the order of the alphabet. */
export const peopleOf = (prescriptions: readonly Prescription[]): string[] =>
  [...new Set(prescriptions.map(({ patient_name }) => patient_name))].sort((one, other) =>
    one.localeCompare(other, 'es-AR'),
  );
