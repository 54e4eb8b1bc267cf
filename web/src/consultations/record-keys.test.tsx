import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  answerRecord,
  aWrittenDraft,
  confirmedSection,
  openRecord,
} from './testing/open-record.tsx';

beforeEach(() => answerRecord());
afterEach(() => vi.restoreAllMocks());

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
  screen.getByRole('button', { name: /^Registro de Consulta/ }).focus();
  await user.keyboard('{Control>}{Enter}{/Control}');
  confirmedSection('Registro de Consulta');
  await user.click(screen.getByRole('button', { name: 'Finalizar consulta' }));
  const question = await screen.findByRole('dialog', { name: '¿Desea finalizar la consulta?' });
  expect(question).toBeTruthy();
});

/** Records which elements were scrolled to, and how. */
function scrolledTo(): [string, ScrollBehavior | undefined][] {
  const places: [string, ScrollBehavior | undefined][] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (
    this: Element,
    options,
  ) {
    if (typeof options === 'object' && options.block === 'start')
      places.push([this.id, options.behavior]);
  });
  return places;
}

test('an opened section comes to the top, and who pressed its heading stays there', async () => {
  const places = scrolledTo();
  const { user } = await openRecord();
  expect(places).toEqual([]);
  const heading = screen.getByRole('button', { name: 'Derivación' });
  await user.click(heading);
  expect(places).toEqual([['record-referral', 'smooth']]);
  expect(document.activeElement).toBe(heading);
  await user.click(heading);
  expect(places).toHaveLength(1);
});

test('who asked for less motion is taken there at once', async () => {
  const places = scrolledTo();
  const media = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((condition) =>
    condition.includes('reduced-motion')
      ? ({ ...media(condition), matches: true } as MediaQueryList)
      : media(condition),
  );
  const { user } = await openRecord();
  await user.click(screen.getByRole('button', { name: 'Receta' }));
  expect(places).toEqual([['record-prescription', 'auto']]);
});
