import {
  PRESCRIPTION_STATES,
  type Prescription,
  type PrescriptionState,
} from '@app/contract/prescriptions';
import { useSearchParams } from 'react-router';

/** Names of the tabs in the address. */
const TAB_NAMES: Record<PrescriptionState, string> = {
  new: 'nuevas',
  sent: 'enviadas',
  overdue: 'vencidas',
};

export const tabName = (state: PrescriptionState): string => TAB_NAMES[state];

/** Parameter of the prescription shown at a counter, on top of the open screen. */
const SHOWN = 'mostrar';

/** Parameters of what is opened from the list, and its steps. */
const OPENED = ['entrega', 'receta', 'enviar', 'paso', SHOWN] as const;

export type ListPlace = ReturnType<typeof useListPlace>;

/**
 * Tab, person and open item, kept in the address. The person is a position in the list of names, since nothing
 * personal belongs in an address.
 */
export function useListPlace() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('tab');

  /** The address with one change; an empty value is removed. */
  function withChange(name: string, value: string): URLSearchParams {
    const next = new URLSearchParams(params);
    // The counter view is shown on top of what is open.
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
    /** On top of the list or the full prescription, to which closing it returns. */
    counterAddress: (prescriptionId: string) => `?${withChange(SHOWN, prescriptionId)}`,
    closeCounter: () => setParams(withChange(SHOWN, ''), { replace: true }),
    listAddress: `?${withChange('entrega', '')}`,
  };
}

/** The names of a family's patients, in alphabetical order. */
export const peopleOf = (prescriptions: readonly Prescription[]): string[] =>
  [...new Set(prescriptions.map(({ patient_name }) => patient_name))].sort((one, other) =>
    one.localeCompare(other, 'es-AR'),
  );
