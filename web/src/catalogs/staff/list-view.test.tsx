import {
  changeListRow,
  getListRow,
  type ImportPreview,
  importListFile,
  type ListRow,
  listListImports,
  listListRows,
  previewListImport,
} from '@app/contract/catalogs';
import { asList, asOk, asPage } from '@app/contract/kernel';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, refusal } from '../../testing/fake-server.ts';
import { logInAs, paula } from '../../testing/log-in.ts';
import { renderScreen } from '../../testing/render.tsx';
import { CatalogsScreen } from './catalogs-screen.tsx';

const ROW: ListRow = {
  id: '7',
  values: { name: 'Apendicectomía' },
  names: {},
  active: true,
  version: 3,
};

async function show(at: string, role: 'ADMIN' | 'MEDICAL_DIRECTOR' = 'ADMIN') {
  await logInAs({ ...paula, role });
  answer(listListRows, asPage({ data: [ROW], next: null }));
  answer(listListImports, asList([]));
  answer(
    getListRow,
    asOk({
      row: ROW,
      usedBy: 12,
      history: [
        {
          id: 'h',
          at: '2026-11-20T12:00:00.000Z',
          by: 'operaciones@cercana.test',
          reason: 'Estaba mal escrita',
          before: { name: 'Apendice', active: 'true' },
          after: { name: 'Apendicectomía', active: 'true' },
        },
      ],
    }),
  );
  return renderScreen(<CatalogsScreen />, { at });
}
const SURGERIES = '/?lista=surgeries';

test('the medical director reads, and is not offered to change', async () => {
  await show(`${SURGERIES}&ver=7`, 'MEDICAL_DIRECTOR');
  expect(await screen.findByText('Usado por 12.')).toBeTruthy();
  expect(screen.getByText('Cambió nombre')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull();
});

test('a row that is deactivated without a reason is refused before anything is asked or sent', async () => {
  const { user } = await show(`${SURGERIES}&ver=7`);
  answer(changeListRow, () => expect.unreachable('a change without its reason was sent'));
  await user.click(await screen.findByRole('checkbox', { name: 'Se ofrece para elegir' }));
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect((await screen.findAllByText('Escribí el motivo del cambio')).length).toBeGreaterThan(0);
});

test('a list without rows is empty; one without what was looked for says that', async () => {
  await show(SURGERIES);
  answer(listListRows, asPage({ data: [], next: null }));
  renderScreen(<CatalogsScreen />, { at: SURGERIES });
  expect(await screen.findByText('La lista está vacía')).toBeTruthy();
  renderScreen(<CatalogsScreen />, { at: `${SURGERIES}&buscar=nada` });
  expect(await screen.findByText('No hay nada con esos filtros')).toBeTruthy();
});

test('who hears the screen is told how many rows are shown, and whether there are more', async () => {
  await show(SURGERIES);
  expect(await screen.findByText('1 resultado')).toBeTruthy();
  answer(listListRows, asPage({ data: [ROW], next: 'otra' }));
  renderScreen(<CatalogsScreen />, { at: SURGERIES });
  expect(await screen.findByText('1 resultado a la vista, y hay más')).toBeTruthy();
});

test('a row that somebody else changed says so, and what was typed stays', async () => {
  const { user } = await show(`${SURGERIES}&ver=7`);
  answer(changeListRow, refusal(409, 'catalogs.changed-meanwhile'));
  const name = await screen.findByLabelText('Nombre');
  await user.clear(name);
  await user.type(name, 'Apéndice');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(/Otra persona cambió esta fila/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Nombre').value).toBe('Apéndice');
});

test('what was not saved is asked about before the sheet closes', async () => {
  const { user, address } = await show(`${SURGERIES}&ver=7`);
  await user.type(await screen.findByLabelText('Nombre'), ' de urgencia');
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  await screen.findByRole('dialog', { name: '¿Salir sin guardar?' });
  await user.click(screen.getByRole('button', { name: 'Seguir editando' }));
  expect(address()).toContain('ver=7');
});

const PREVIEW: ImportPreview = {
  read: 2,
  added: 1,
  changed: 0,
  unchanged: 0,
  repeated: 0,
  leftOut: 0,
  deactivated: 0,
  faulty: 0,
  faults: [],
  isWritten: false,
};

test('a file with faulty rows is not offered to be imported; corrected, it is', async () => {
  const { user } = await show(`${SURGERIES}&ver=importar`);
  await user.type(await screen.findByLabelText('De dónde viene el archivo'), 'Ministerio');
  await user.type(screen.getByLabelText('Licencia o permiso de uso'), 'CC BY 4.0');
  const choose = (text: string) =>
    user.upload(
      screen.getByLabelText('Elegir archivo'),
      new File([text], 'cirugias.csv', { type: 'text/csv' }),
    );
  answer(
    previewListImport,
    asOk({ ...PREVIEW, added: 0, faulty: 1, faults: ['line 3: name is empty'] }),
  );
  await choose('name\nUna\n""\n');
  await user.click(await screen.findByRole('button', { name: 'Ver qué cambia' }));
  expect(await screen.findByText('Línea 3: Nombre falta')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Importar' })).toBeNull();

  answer(previewListImport, asOk(PREVIEW));
  answer(importListFile, asOk({ ...PREVIEW, isWritten: true }));
  await choose('name\nUna\n');
  await waitFor(() => expect(screen.queryByText('Línea 3: Nombre falta')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Ver qué cambia' }));
  await user.click(await screen.findByRole('button', { name: 'Importar' }));
  expect(await screen.findByText('Listo: 1 agregadas y 0 cambiadas')).toBeTruthy();
});
