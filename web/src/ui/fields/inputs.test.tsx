import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { renderScreen } from '../../testing/render.tsx';
import { Table } from '../layout/table.tsx';
import { Tabs } from '../navigation/tabs.tsx';
import { DateField } from './date-field.tsx';
import { NumberField } from './number-field.tsx';
import { PasswordField } from './password-field.tsx';
import { RadioCards } from './radio-group.tsx';
import { Rating } from './rating.tsx';
import { TextArea } from './text-area.tsx';

test('a password is hidden until somebody wants to see it', async () => {
  const { user } = renderScreen(
    <PasswordField
      label="Clave"
      value="secreto"
      onChange={vi.fn()}
      autoComplete="current-password"
    />,
  );
  const box = screen.getByLabelText('Clave');
  const eye = screen.getByRole('button', { name: 'Mostrar clave' });
  expect([box.getAttribute('type'), eye.getAttribute('aria-pressed')]).toEqual([
    'password',
    'false',
  ]);
  await user.click(eye);
  expect([box.getAttribute('type'), eye.getAttribute('aria-pressed')]).toEqual(['text', 'true']);
});

type TypedProps = { onChange: (text: string) => void; isInteger?: boolean };

function Typed({ onChange, isInteger = false }: TypedProps) {
  const [text, setText] = useState('');
  return (
    <NumberField
      label="Número"
      value={text}
      maxLength={7}
      isInteger={isInteger}
      onChange={(next) => {
        setText(next);
        onChange(next);
      }}
    />
  );
}

test.each(['1,75m', '-750', '10e3'])('%o is kept for the form to refuse', async (typed) => {
  const seen = vi.fn();
  const { user } = renderScreen(<Typed onChange={seen} />);
  await user.type(screen.getByRole('textbox'), typed);
  expect(seen).toHaveBeenLastCalledWith(typed);
});

test.each([
  ['a weight', false, '  102,550 ', '102,550'],
  ['a code', true, ' 414 080', '414080'],
])('%s that is pasted with blanks is whole', async (_, isInteger, pasted, kept) => {
  const seen = vi.fn();
  const { user } = renderScreen(<Typed onChange={seen} isInteger={isInteger} />);
  await user.click(screen.getByRole('textbox'));
  await user.paste(pasted);
  expect(seen).toHaveBeenLastCalledWith(kept);
});

test('two numbers of a street do not become one', async () => {
  const seen = vi.fn();
  const { user } = renderScreen(<Typed onChange={seen} isInteger />);
  await user.type(screen.getByRole('textbox'), '1250/60');
  expect(seen).toHaveBeenLastCalledWith('1250/60');
});

function BirthDate({ onChange }: { onChange: (day: string) => void }) {
  const [day, setDay] = useState('');
  return (
    <DateField
      label="Fecha de nacimiento"
      value={day}
      onChange={(next) => {
        setDay(next);
        onChange(next);
      }}
    />
  );
}

test.each([
  ['a whole date', '03021990', '03/02/1990', '1990-02-03'],
  ['a date that does not exist', '31022026', '31/02/2026', '2026-02-31'],
  ['an unfinished date', '0302', '03/02/', '03/02/'],
])('%s is kept as it was typed', async (_, keys, shown, kept) => {
  const seen = vi.fn();
  const { user } = renderScreen(<BirthDate onChange={seen} />);
  const field = screen.getByRole('textbox') as HTMLInputElement;
  await user.type(field, keys);
  expect(field.value).toBe(shown);
  expect(seen).toHaveBeenLastCalledWith(kept);
});

test('a whole date is corrected digit by digit', async () => {
  const { user } = renderScreen(<BirthDate onChange={() => undefined} />);
  const field = screen.getByRole('textbox') as HTMLInputElement;
  await user.type(field, '07031990{Backspace}{Backspace}85');
  expect(field.value).toBe('07/03/1985');
});

test('a person who cannot be chosen says why, and is not chosen', async () => {
  const choose = vi.fn();
  const { user } = renderScreen(
    <RadioCards
      label="¿Quién consulta?"
      value=""
      onChange={choose}
      options={[
        { id: 'marta', label: 'Marta', detail: '41 años' },
        { id: 'lola', label: 'Lola', disabledReason: 'Debe ser mayor a 1 año' },
      ]}
    />,
  );
  const group = screen.getByRole('group', { name: '¿Quién consulta?' });
  await user.click(within(group).getByRole('radio', { name: /Lola/ }));
  expect(choose).not.toHaveBeenCalled();
  expect(screen.getByText('Debe ser mayor a 1 año')).toBeTruthy();
  await user.click(within(group).getByRole('radio', { name: /Marta/ }));
  expect(choose).toHaveBeenCalledWith('marta');
});

test('a rating starts with no star', async () => {
  proves('call-ended-dialog');
  const rate = vi.fn();
  const { user } = renderScreen(<Rating label="¿Cómo fue?" value={null} onChange={rate} />);
  const stars = screen.getAllByRole('radio');
  expect(stars).toHaveLength(5);
  expect(stars.some((star) => (star as HTMLInputElement).checked)).toBe(false);
  await user.click(screen.getByRole('radio', { name: '4 estrellas' }));
  expect(rate).toHaveBeenCalledWith(4);
});

test('what is left of a text is announced only near its end', async () => {
  renderScreen(
    <TextArea label="Motivo" value={'a'.repeat(250)} onChange={vi.fn()} maxLength={256} />,
  );
  expect(screen.getByText('250/256')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Te quedan 6 caracteres');
});

test('tabs move with the arrows and carry their counts', async () => {
  const select = vi.fn();
  const { user } = renderScreen(
    <Tabs
      label="Documentos"
      selected="recetas"
      onSelect={select}
      items={[
        { id: 'recetas', label: 'Recetas', count: 1, content: 'Ibuprofeno' },
        { id: 'estudios', label: 'Estudios', content: 'Nada' },
      ]}
    />,
  );
  await user.click(screen.getByRole('tab', { name: 'Recetas 1' }));
  await user.keyboard('{ArrowRight}');
  expect(select).toHaveBeenLastCalledWith('estudios');
});

test('a row is named by its header and opens its detail', async () => {
  const { user } = renderScreen(
    <Table
      caption="Pacientes en espera"
      rows={[{ id: 1, name: 'Tomás González', wait: '12:40' }]}
      rowKey={({ id }) => id}
      columns={[
        { id: 'wait', header: 'Espera', cell: ({ wait }) => wait, isNumeric: true },
        { id: 'name', header: 'Paciente', cell: ({ name }) => name, isRowHeader: true },
      ]}
      detail={({ name }) => `El correo de ${name}`}
    />,
  );
  expect(screen.getByRole('rowheader', { name: 'Tomás González' })).toBeTruthy();
  expect(screen.queryByText('El correo de Tomás González')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ver detalle' }));
  expect(screen.getByText('El correo de Tomás González')).toBeTruthy();
});
