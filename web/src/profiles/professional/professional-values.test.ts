import { expect, test } from 'vitest';
import { aDraft } from '../testing/patient.ts';
import { carla } from '../testing/professional.ts';
import { profileOf, valuesOf } from './professional-values.ts';

test('the insurers of both lists are one in the form, none twice, and are sent as one', () => {
  const [osde, osep] = [
    { id: 3, name: 'OSDE' },
    { id: 4, name: 'OSEP' },
  ];
  const practice = carla.professional_dto;
  if (!practice) throw new Error('Carla is a professional');
  const known = {
    ...carla,
    professional_dto: { ...practice, prepaid_healths: [osde], health_care_providers: [osep, osde] },
  };
  const values = valuesOf(known, aDraft());
  expect(values.attention.insurers).toEqual([osde, osep]);
  expect(profileOf(values).professional_dto).toMatchObject({ ids_prepaid_healths: [3, 4] });
});
