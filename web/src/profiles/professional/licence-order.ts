import { licencesOf, OTHER_LICENCES_MAX } from '@app/contract/profiles';
import { useEffect, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { focusField } from '../../ui/form/error-summary.tsx';
import type { AppForm } from '../../ui/form/use-app-form.ts';
import { emptyLicence, type LicenceValues, type PracticeValues } from './professional-values.ts';

export type PracticeForm = AppForm<PracticeValues, unknown>;

const FIELDS = [
  'licence_str',
  'type_licence_str',
  'issuer',
  'jurisdiction_code',
  'valid_until',
] as const;
export type LicenceField = (typeof FIELDS)[number];

/** Where the form holds a field of a licence: the first one lies beside the others. */
export const licenceField = <F extends LicenceField>(
  place: number,
  field: F,
): F | `other_licences.${number}.${F}` =>
  place === 0 ? field : `other_licences.${place - 1}.${field}`;

/** The licences of the form in their order, and what may be done with them; the focus follows. */
export function useLicences(form: PracticeForm) {
  const { control, getValues, setValue, clearErrors } = form.methods;
  const others = useFieldArray({ control, name: 'other_licences' });
  const [goal, setGoal] = useState<{ id: string }>();
  useEffect(() => {
    if (goal) focusField(goal.id);
  }, [goal]);

  const groupId = (place: number) => form.fieldId(`licences-${place}`);
  const addId = form.fieldId('add-licence');

  /** Shows the licences in another order or number. */
  function write([first = emptyLicence, ...rest]: LicenceValues[], focus: string) {
    for (const field of FIELDS) setValue(field, first[field] ?? '');
    others.replace(rest);
    clearErrors([...FIELDS, 'other_licences']);
    setGoal({ id: focus });
  }
  const current = () => licencesOf<LicenceValues>(getValues());

  return {
    /** Of each licence after the first: what names it while the order changes. */
    otherKeys: others.fields.map(({ id }) => id),
    canAdd: others.fields.length < OTHER_LICENCES_MAX,
    groupId,
    addId,
    add() {
      const before = current();
      write([...before, emptyLicence], groupId(before.length));
    },
    remove: (place: number) =>
      write(
        current().filter((_, other) => other !== place),
        addId,
      ),
    /** Puts a licence before the others, so that it signs while it is in force. */
    putFirst(place: number) {
      const licences = current();
      const [chosen] = licences.splice(place, 1);
      if (chosen) write([chosen, ...licences], groupId(0));
    },
  };
}
