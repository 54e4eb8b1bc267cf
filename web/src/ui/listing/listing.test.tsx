import { useInfiniteQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pagedQuery } from '../../lib/server/paged-query.ts';
import { renderScreen } from '../../testing/render.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { FilterBar } from './filter-bar.tsx';
import { HistoryList } from './history-list.tsx';
import { PagedTable, RowLink } from './paged-table.tsx';
import { Sheet } from './sheet.tsx';
import { useAddressFilters } from './use-address-filters.ts';

type Person = { id: string; name: string };
type Asked = { name: string; kind: string; after?: string };

const PEOPLE: Person[] = Array.from({ length: 5 }, (_, place) => ({
  id: `p${place}`,
  name: `Persona ${place}`,
}));

/** Two rows per page. */
const twoByTwo = (asked: Asked[]) => (one: Asked) => {
  asked.push(one);
  const rows = PEOPLE.filter(({ name }) => name.includes(one.name));
  const from = Number(one.after ?? 0);
  const data = rows.slice(from, from + 2);
  return Promise.resolve({ data, next: from + 2 < rows.length ? String(from + 2) : null });
};

function People({ read }: { read: ReturnType<typeof twoByTwo> }) {
  const { filters, setFilters, opened, addressOf, close } = useAddressFilters(['name', 'kind']);
  const query = useInfiniteQuery(
    pagedQuery(['people', filters], (after) => read({ ...filters, ...after })),
  );
  return (
    <>
      <FilterBar
        label="Buscar personas"
        fields={[
          { kind: 'text', name: 'name', label: 'Nombre' },
          {
            kind: 'choice',
            name: 'kind',
            label: 'Tipo',
            all: 'Todos',
            options: [{ id: 'staff', label: 'Personal' }],
          },
        ]}
        filters={filters}
        onFilter={setFilters}
      />
      <PagedTable
        caption="Personas"
        columns={[
          {
            id: 'name',
            header: 'Nombre',
            isRowHeader: true,
            cell: ({ id, name }) => <RowLink to={addressOf(id)}>{name}</RowLink>,
          },
        ]}
        query={query}
        rowKey={({ id }) => id}
        failed="No pudimos leer la lista."
        empty={<EmptyState text="No hay nadie con ese nombre" />}
      />
      <Sheet title={`Persona ${opened}`} isOpen={opened !== null} onClose={close}>
        <HistoryList
          items={[{ id: 'h', at: '2026-11-23T12:00:00Z', what: 'Alta', by: 'Ana', why: null }]}
        />
      </Sheet>
    </>
  );
}

const show = (read = twoByTwo([]), at = '/') => renderScreen(<People read={read} />, { at });

test('a list that cannot be read says so and is asked again', async () => {
  const refusals = [true];
  const { user } = show((asked) =>
    refusals.pop() ? Promise.reject(new Error('no answer')) : twoByTwo([])(asked),
  );
  await screen.findByText('No pudimos leer la lista.');
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('link', { name: 'Persona 0' })).toBeTruthy();
});

test('what is typed is asked with *Buscar*, what is chosen at once, and both stay in the address', async () => {
  const asked: Asked[] = [];
  const { user, address } = show(twoByTwo(asked));
  await screen.findByRole('link', { name: 'Persona 0' });
  await user.type(screen.getByLabelText('Nombre'), '3');
  expect(address()).toBe('/');
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(await screen.findByRole('link', { name: 'Persona 3' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Persona 0' })).toBeNull();
  await user.selectOptions(screen.getByLabelText('Tipo'), 'Personal');
  await waitFor(() => expect(asked.at(-1)).toEqual({ name: '3', kind: 'staff' }));
  expect(address()).toBe('/?name=3&kind=staff');
  await user.click(screen.getByRole('button', { name: 'Limpiar filtros' }));
  await waitFor(() => expect(address()).toBe('/'));
});

test('the next page is read when it is asked for, after the last row of the one before', async () => {
  const asked: Asked[] = [];
  const { user } = show(twoByTwo(asked));
  await screen.findByRole('link', { name: 'Persona 1' });
  expect(screen.queryByRole('link', { name: 'Persona 2' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ver más' }));
  await screen.findByRole('link', { name: 'Persona 3' });
  await user.click(screen.getByRole('button', { name: 'Ver más' }));
  await screen.findByRole('link', { name: 'Persona 4' });
  expect(asked.map(({ after }) => after)).toEqual([undefined, '2', '4']);
  expect(screen.queryByRole('button', { name: 'Ver más' })).toBeNull();
});

test('the arrows go from row to row, a row opens its sheet, and Escape goes back to the list', async () => {
  const { user, address } = show();
  const first = await screen.findByRole('link', { name: 'Persona 0' });
  first.focus();
  await user.keyboard('{ArrowDown}{Enter}');
  const sheet = await screen.findByRole('dialog', { name: 'Persona p1' });
  expect(address()).toBe('/?ver=p1');
  expect(screen.getByText('Alta')).toBeTruthy();
  await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/');
});

test('nobody found is said', async () => {
  show(twoByTwo([]), '/?name=Zulema');
  expect(await screen.findByText('No hay nadie con ese nombre')).toBeTruthy();
});
