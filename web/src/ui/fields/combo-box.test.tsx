import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { proves } from '../../../../architecture/requirements/index.ts';
import { renderScreen } from '../../testing/render.tsx';
import { Button } from '../actions/button.tsx';
import { Form, FormField } from '../form/form.tsx';
import { useAppForm } from '../form/use-app-form.ts';
import { ComboBox } from './combo-box.tsx';
import { SearchComboBox } from './search-combo-box.tsx';
import type { Option } from './select.tsx';

const diagnoses: Option[] = [
  { id: 'J02.9', label: '(J02.9) - Faringitis aguda' },
  { id: 'J31.2', label: '(J31.2) - Faringitis crónica' },
];

type DiagnosisProps = {
  search: (text: string) => Promise<Option[]>;
  offered?: { title: string; items: Option[] };
};

function Diagnosis({ search, offered }: DiagnosisProps) {
  const [chosen, setChosen] = useState<Option | null>(null);
  return (
    <>
      <SearchComboBox
        label="Diagnóstico"
        search={search}
        value={chosen}
        onChange={setChosen}
        {...(offered && { offered })}
      />
      <output>{chosen?.id}</output>
    </>
  );
}

test('two letters are not searched for, and the list says how many are needed', async () => {
  proves('medication-search-three-letters');
  const search = vi.fn(async () => diagnoses);
  const { user } = renderScreen(<Diagnosis search={search} />);
  await user.type(screen.getByRole('combobox'), 'fa');
  expect((await screen.findAllByText('Ingrese al menos 3 caracteres')).length).toBeGreaterThan(0);
  expect(search).not.toHaveBeenCalled();
});

test('a search without results says so', async () => {
  const { user } = renderScreen(<Diagnosis search={async () => []} />);
  await user.type(screen.getByRole('combobox'), 'zzzz');
  expect((await screen.findAllByText('No se encontraron coincidencias')).length).toBe(2);
});

test('a search without results is not read out as a count of nothing too', async () => {
  const { user } = renderScreen(<Diagnosis search={async () => []} />);
  await user.type(screen.getByRole('combobox'), 'zzzz');
  await screen.findAllByText('No se encontraron coincidencias');
  expect(screen.queryByText(/^0 opciones/)).toBeNull();
});

test('an empty box offers what is used most, until something is typed or chosen', async () => {
  const offered = { title: 'Los que más usás', items: diagnoses.slice(0, 1) };
  const { user } = renderScreen(<Diagnosis search={async () => diagnoses} offered={offered} />);
  const box = screen.getByRole('combobox');
  await user.click(box);
  expect(screen.getByText('Los que más usás')).toBeTruthy();
  expect(screen.getAllByRole('option')).toHaveLength(1);
  await user.type(box, 'farin');
  await screen.findByRole('option', { name: '(J31.2) - Faringitis crónica' });
  expect(screen.queryByText('Los que más usás')).toBeNull();
  await user.clear(box);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(document.querySelector('output')?.textContent).toBe('J02.9');
  await user.tab();
  await user.click(box);
  expect(screen.queryByText('Los que más usás')).toBeNull();
});

test('with nothing to offer an empty box opens no list', async () => {
  const offered = { title: 'Los que más usás', items: [] };
  const { user } = renderScreen(<Diagnosis search={async () => diagnoses} offered={offered} />);
  await user.click(screen.getByRole('combobox'));
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('a search that fails says so instead of looking empty', async () => {
  const { user } = renderScreen(<Diagnosis search={() => Promise.reject(new Error('down'))} />);
  await user.type(screen.getByRole('combobox'), 'farin');
  expect((await screen.findAllByText('No pudimos buscar. Probá de nuevo.')).length).toBe(2);
});

test('typing is debounced into one search, and the keyboard chooses', async () => {
  const search = vi.fn(async (_text: string) => diagnoses);
  const { user } = renderScreen(<Diagnosis search={search} />);
  const box = screen.getByRole('combobox');
  await user.click(box);
  // Not typed key by key, since a slow machine may pause long enough between two letters for a search.
  for (const value of ['fari', 'farin']) fireEvent.change(box, { target: { value } });
  await screen.findByRole('option', { name: '(J31.2) - Faringitis crónica' });
  expect(search.mock.calls.map(([text]) => text)).toEqual(['farin']);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('combobox')).toHaveProperty('value', diagnoses[1]?.label),
  );
  expect(document.querySelector('output')?.textContent).toBe('J31.2');
});

test('a list that closes by a scroll keeps what was typed', async () => {
  const { user } = renderScreen(<Diagnosis search={async () => diagnoses} />);
  await user.type(screen.getByRole('combobox'), 'farin');
  await screen.findByRole('option', { name: '(J02.9) - Faringitis aguda' });
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'farin');
  await user.click(await screen.findByRole('option', { name: '(J02.9) - Faringitis aguda' }));
  expect(document.querySelector('output')?.textContent).toBe('J02.9');
});

test('Escape and leaving bring the choice back, and an emptied box has none', async () => {
  const { user } = renderScreen(<Diagnosis search={async () => diagnoses} />);
  const box = screen.getByRole('combobox');
  await user.type(box, 'farin');
  await user.keyboard('{Escape}');
  expect(box).toHaveProperty('value', '');
  await user.type(box, 'farin');
  await user.click(await screen.findByRole('option', { name: '(J02.9) - Faringitis aguda' }));
  await user.type(box, ' otra cosa');
  await user.tab();
  expect(box).toHaveProperty('value', diagnoses[0]?.label);
  expect(document.querySelector('output')?.textContent).toBe('J02.9');
  await user.clear(box);
  await user.tab();
  expect(document.querySelector('output')?.textContent).toBe('');
});

function Insurer() {
  const [id, setId] = useState('');
  const options = [
    { id: '1', label: 'OSDE' },
    { id: '2', label: 'Unión Personal' },
  ];
  return <ComboBox label="Obra social" options={options} value={id} onChange={setId} />;
}

const chosenInsurer = () => screen.getByRole<HTMLInputElement>('combobox').value;

test.each(['os', 'OSDE 210', 'Personal'])(
  '%s is no label typed whole: leaving chooses nothing',
  async (typed) => {
    const { user } = renderScreen(<Insurer />);
    await user.type(screen.getByRole('combobox'), typed);
    await user.tab();
    expect(chosenInsurer()).toBe('');
    expect(
      screen.getByText(`No elegiste ninguna opción para “${typed}”.`, { exact: false }),
    ).toBeTruthy();
    await user.type(screen.getByRole('combobox'), 'osd');
    expect(screen.queryByText(/No elegiste/)).toBeNull();
  },
);

test('a label that two options have is not chosen by leaving', async () => {
  const choose = vi.fn();
  const twice = ['1', '2'].map((id) => ({ id, label: 'San José' }));
  const { user } = renderScreen(
    <ComboBox label="Ciudad" options={twice} value="" onChange={choose} />,
  );
  await user.type(screen.getByRole('combobox'), 'San José');
  await user.tab();
  expect(choose).not.toHaveBeenCalled();
});

test.each([
  ['osde', 'OSDE'],
  [' UNION PERSONAL ', 'Unión Personal'],
])(
  '%s, typed whole, is chosen by leaving with Tab or by a press elsewhere',
  async (typed, label) => {
    for (const leave of ['Tab', 'press']) {
      const { user, unmount } = renderScreen(<Insurer />);
      await user.type(screen.getByRole('combobox'), typed);
      await (leave === 'Tab' ? user.tab() : user.click(document.body));
      expect(chosenInsurer()).toBe(label);
      unmount();
    }
  },
);

test('another label typed whole over a choice takes its place', async () => {
  const { user } = renderScreen(<Insurer />);
  const box = screen.getByRole('combobox');
  for (const typed of ['osde', 'unión personal']) {
    await user.clear(box);
    await user.type(box, typed);
    await user.tab();
  }
  expect(chosenInsurer()).toBe('Unión Personal');
});

function InsurerForm({ onSend }: { onSend: (insurer: string | undefined) => void }) {
  const form = useAppForm({
    schema: z.object({ insurer: z.string(), diagnosis: z.custom<Option | null>() }),
    defaultValues: { insurer: '', diagnosis: null as Option | null },
    messages: {},
  });
  return (
    <Form form={form} onSubmit={({ insurer, diagnosis }) => onSend(insurer || diagnosis?.id)}>
      <FormField form={form} name="insurer">
        {(field) => (
          <ComboBox {...field} label="Obra social" options={[{ id: '1', label: 'OSDE' }]} />
        )}
      </FormField>
      <FormField form={form} name="diagnosis">
        {({ inputRef: _, ...field }) => (
          <SearchComboBox {...field} label="Diagnóstico" search={async () => diagnoses} />
        )}
      </FormField>
      <Button type="submit">Enviar</Button>
    </Form>
  );
}

test.each([
  ['a loaded list', 'Obra social', 'OSDE', '1'],
  ['a search', 'Diagnóstico', '(J02.9) - Faringitis aguda', 'J02.9'],
])(
  'typed whole in the box of %s it is sent, though the button leaves no box',
  async (_, box, label, id) => {
    const send = vi.fn();
    const { user } = renderScreen(<InsurerForm onSend={send} />);
    await user.type(screen.getByRole('combobox', { name: box }), label.toLowerCase());
    await screen.findByRole('option', { name: label });
    await user.click(screen.getByText('Enviar'));
    await waitFor(() => expect(send).toHaveBeenCalledWith(id));
  },
);

test('what was found and typed whole over a choice takes its place', async () => {
  const { user } = renderScreen(<Diagnosis search={async () => diagnoses} />);
  const box = screen.getByRole('combobox');
  for (const { label } of diagnoses) {
    await user.clear(box);
    await user.type(box, label);
    await screen.findByRole('option', { name: label });
    await user.tab();
  }
  expect(document.querySelector('output')?.textContent).toBe('J31.2');
});

test('what was typed and matches nothing says so once it is left, until something is chosen', async () => {
  const search = async (text: string) => (text.startsWith('far') ? diagnoses : []);
  const { user } = renderScreen(<Diagnosis search={search} />);
  const box = screen.getByRole('combobox');
  await user.type(box, 'gripazo');
  expect(screen.queryByText(/No elegiste/)).toBeNull();
  await user.tab();
  expect(screen.getByText(/No elegiste ninguna opción para “gripazo”/)).toBeTruthy();
  expect(box.getAttribute('aria-invalid')).toBe('true');
  await user.type(box, 'farin');
  await user.click(await screen.findByRole('option', { name: '(J02.9) - Faringitis aguda' }));
  await user.type(box, 'x');
  await user.tab();
  expect(screen.queryByText(/No elegiste/)).toBeNull();
  expect(box).toHaveProperty('value', '(J02.9) - Faringitis aguda');
});

test('what was found and typed whole is chosen by leaving', async () => {
  const { user } = renderScreen(<Diagnosis search={async () => diagnoses} />);
  await user.type(screen.getByRole('combobox'), '(j31.2) - FARINGITIS CRONICA');
  await screen.findByRole('option', { name: '(J31.2) - Faringitis crónica' });
  await user.tab();
  expect(document.querySelector('output')?.textContent).toBe('J31.2');
});

test('a loaded list is filtered ignoring accents', async () => {
  const { user } = renderScreen(<Insurer />);
  await user.type(screen.getByRole('combobox'), 'union');
  const found = await screen.findByRole('option', { name: 'Unión Personal' });
  expect(screen.queryByRole('option', { name: 'OSDE' })).toBeNull();
  await user.click(found);
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'Unión Personal');
});

test('Enter in a list sends no form, whether the list is open or has closed', async () => {
  const sent = vi.fn();
  const { user } = renderScreen(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <ComboBox label="Diagnóstico" options={diagnoses} value="" onChange={() => undefined} />
      <button type="submit">Enviar</button>
    </form>,
  );
  const box = screen.getByRole('combobox');
  await user.type(box, 'farin{Enter}');
  await user.keyboard('{Escape}{Enter}');
  expect(sent).not.toHaveBeenCalled();
});

test('a list that is here and closes by a scroll keeps what was typed', async () => {
  const { user } = renderScreen(
    <ComboBox label="Diagnóstico" options={diagnoses} value="" onChange={() => undefined} />,
  );
  const box = screen.getByRole<HTMLInputElement>('combobox');
  await user.type(box, 'farin');
  await screen.findAllByRole('option');
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(box.value).toBe('farin');
});

const places = Array.from({ length: 150 }, (_, index) => `Villa ${index + 1}`)
  .concat('Alto Tanti', 'Tanti', 'Ramos Mejía')
  .map((label) => ({ id: label, label }));

function Place({ before = '' }: { before?: string }) {
  const [chosen, setChosen] = useState(before);
  return <ComboBox label="Ciudad" options={places} value={chosen} onChange={setChosen} />;
}

describe('a long list', () => {
  const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

  test('shows its beginning and says that there is more', async () => {
    const { user } = renderScreen(<Place />);
    await user.click(screen.getByRole('combobox'));
    expect(offered()).toHaveLength(100);
    expect(screen.getByText('Hay más: seguí escribiendo para encontrarla.')).toBeTruthy();
    await user.type(screen.getByRole('combobox'), 'mejia');
    expect(offered()).toEqual(['Ramos Mejía']);
    expect(screen.queryByText('Hay más: seguí escribiendo para encontrarla.')).toBeNull();
  });

  test('has what begins as it was typed first, and the current choice always', async () => {
    const { user } = renderScreen(<Place before="Ramos Mejía" />);
    await user.click(screen.getByRole('combobox'));
    expect(offered()[0]).toBe('Ramos Mejía');
    await user.clear(screen.getByRole('combobox'));
    await user.type(screen.getByRole('combobox'), 'tanti');
    expect(offered()).toEqual(['Tanti', 'Alto Tanti']);
  });
});
