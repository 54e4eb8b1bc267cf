import {
  listDiseases,
  listInsurers,
  listLocalities,
  listPlans,
  listProvinces,
  listSpecialties,
  listSurgeries,
} from '@app/contract/catalogs';
import { listPlanCategories } from '@app/contract/coverage';
import type { UseQueryOptions } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import {
  diseasesQuery,
  insurersQuery,
  localitiesQuery,
  planCategoriesQuery,
  plansQuery,
  provincesQuery,
  specialtiesQuery,
  surgeriesQuery,
} from '../../catalogs/index.ts';
import { answer, refusal } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { Select } from './select.tsx';
import { useOptions } from './use-options.ts';

type AnyQuery = UseQueryOptions<{ id: number | string; name: string }[]>;

function List({ query }: { query: AnyQuery }) {
  const { options, isPending } = useOptions(query);
  return (
    <>
      <p>{isPending ? 'leyendo' : 'leído'}</p>
      <Select label="Lista" options={options} value="" onChange={() => {}} />
    </>
  );
}

const show = (query: unknown) => renderScreen(<List query={query as AnyQuery} />);
const optionsOf = () =>
  within(screen.getByLabelText('Lista'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test.each([
  ['Ocurrió un error en la búsqueda de planes', listPlans, plansQuery(3)],
  [
    'Ocurrió un error en la búsqueda de planes',
    listPlanCategories,
    planCategoriesQuery(crypto.randomUUID(), 3),
  ],
  ['Ocurrió un error en la búsqueda de obras sociales', listInsurers, insurersQuery],
  ['Ocurrió un error en la búsqueda de enfermedades preexistentes', listDiseases, diseasesQuery],
  ['Ocurrió un error en la búsqueda de cirugías', listSurgeries, surgeriesQuery],
  ['Ocurrió un error en la búsqueda de especialidades', listSpecialties, specialtiesQuery],
  ['Ocurrió un error en la búsqueda de provincias', listProvinces, provincesQuery],
  ['Ocurrió un error en la búsqueda de localidades', listLocalities, localitiesQuery('06')],
] as const)('%s: a toast titled Error says so', async (text, endpoint, query) => {
  proves(
    'plans-lookup-fails',
    'insurers-lookup-fails',
    'lookup-errors-are-toasts',
    'specialties-fail',
  );
  answer(endpoint, refusal(500, 'server.fault'));
  show(query);
  const toast = (await screen.findByText(text)).closest('[role]');
  expect(toast?.textContent).toContain('Error');
  expect(optionsOf()).toEqual(['no hay opciones']);
});

test('a list without rows says that there are no options', async () => {
  proves('empty-list-words');
  answer(listSurgeries, { status: 'OK', data: [] });
  show(surgeriesQuery);
  await screen.findByText('leído');
  expect(optionsOf()).toEqual(['no hay opciones']);
});

test('rows become options in the order in which they come', async () => {
  answer(listProvinces, {
    status: 'OK',
    data: [
      { id: '06', name: 'Buenos Aires' },
      { id: '14', name: 'Córdoba' },
    ],
  });
  show(provincesQuery);
  await screen.findByText('Córdoba');
  expect(optionsOf()).toEqual(['Seleccioná una opción', 'Buenos Aires', 'Córdoba']);
});

test('nothing is asked for until there is something to ask about', async () => {
  show(localitiesQuery(''));
  await screen.findByText('leído');
  show(plansQuery(null));
  expect(screen.getAllByText('leído')).toHaveLength(2);
});
