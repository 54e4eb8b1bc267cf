import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  answerRecord,
  aWrittenDraft,
  confirmedSection,
  openRecord,
} from './testing/open-record.tsx';

beforeEach(() => answerRecord());

test('Ctrl+Enter confirms the section that has the focus, and editing it takes the mark away', async () => {
  answerRecord(aWrittenDraft);
  const { user } = await openRecord();
  await user.click(screen.getByRole('textbox', { name: 'Registro' }));
  await user.keyboard('{Control>}{Enter}{/Control}');
  const heading = confirmedSection('Registro de Consulta');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Receta' }));

  await user.click(heading);
  await user.type(screen.getByRole('textbox', { name: 'Registro' }), '.');
  expect(screen.queryByText('Confirmado')).toBeNull();
});

test('Alt and an arrow lead to the section above or below, but not inside a combobox', async () => {
  const { user } = await openRecord();
  await user.click(screen.getByRole('textbox', { name: 'Registro' }));
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  const prescription = screen.getByRole('button', { name: 'Receta' });
  expect(document.activeElement).toBe(prescription);
  expect(prescription.getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: 'Paciente y antecedentes' }),
  );
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  const box = screen.getByRole('combobox', { name: 'Diagnóstico (CIE-10)' });
  await user.click(box);
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(document.activeElement).toBe(box);
});

test('a question over the record keeps its keys', async () => {
  const { user } = await openRecord();
  await user.click(screen.getByRole('button', { name: 'Problema técnico' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('textbox'));
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}{Control>}{Enter}{/Control}');
  expect(dialog.contains(document.activeElement)).toBe(true);
  expect(screen.queryByText('Confirmado')).toBeNull();
});

test('Alt and an arrow start from the open section where the focus is elsewhere, and end with the last', async () => {
  const { user } = await openRecord();
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Receta' }));
  await user.click(screen.getByRole('button', { name: 'Pedido de estudios' }));
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  const last = screen.getByRole('button', { name: 'Pedido de estudios' });
  expect(document.activeElement).toBe(last);
  expect(last.getAttribute('aria-expanded')).toBe('true');
});

test('on the heading of a section Ctrl+Enter confirms it and does not close it', async () => {
  answerRecord(aWrittenDraft);
  const { user } = await openRecord();
  const confirm = screen.getByRole('button', { name: 'Confirmar' });
  expect(confirm.getAttribute('aria-keyshortcuts')).toBe('Control+Enter');
  screen.getByRole('button', { name: 'Registro de Consulta' }).focus();
  await user.keyboard('{Control>}{Enter}{/Control}');
  confirmedSection('Registro de Consulta');
  await user.click(screen.getByRole('button', { name: 'Finalizar consulta' }));
  const question = await screen.findByRole('dialog', { name: '¿Desea finalizar la consulta?' });
  expect(question).toBeTruthy();
});
