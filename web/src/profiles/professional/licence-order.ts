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

/** Form path of a licence's field: the first licence is stored apart from the others. */
export const licenceField = <F extends LicenceField>(
  place: number,
  field: F,
): F | `other_licences.${number}.${F}` =>
  place === 0 ? field : `other_licences.${place - 1}.${field}`;

/** The licences of the form, with adding, removing and reordering that move the focus. */
export function useLicences(form: PracticeForm) {
  const { control, getValues, setValue, clearErrors } = form.methods;
  const others = useFieldArray({ control, name: 'other_licences' });
  const [goal, setGoal] = useState<{ id: string }>();
  useEffect(() => {
    if (goal) focusField(goal.id);
  }, [goal]);

  const groupId = (place: number) => form.fieldId(`licences-${place}`);
  const addId = form.fieldId('add-licence');

  /** Replaces the licences. */
  function write([first = emptyLicence, ...rest]: LicenceValues[], focus: string) {
    for (const field of FIELDS) setValue(field, first[field] ?? '');
    others.replace(rest);
    clearErrors([...FIELDS, 'other_licences']);
    setGoal({ id: focus });
  }
  const current = () => licencesOf<LicenceValues>(getValues());

  return {
    /** Stable keys of the licences while their order changes. */
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
    /** Moves a licence to the first position, which signs while it is valid. */
    putFirst(place: number) {
      const licences = current();
      const [chosen] = licences.splice(place, 1);
      if (chosen) write([chosen, ...licences], groupId(0));
    },
  };
}
