import { asList, asOk, done } from '@app/contract/kernel';
import {
  downloadStudy,
  listStudies,
  removeStudy,
  type StudyFile,
  uploadStudy,
} from '@app/contract/profiles';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { answer, refusal } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { StudiesField } from './studies-field.tsx';

const aStudy = (over: Partial<StudyFile> = {}): StudyFile => ({
  id: 'abc',
  filename: 'laboratorio.pdf',
  mimetype: 'application/pdf',
  size: 210_000,
  state: 'AVAILABLE',
  creation_date: '2025-03-07T12:00:00.000Z',
  ...over,
});

let studies: StudyFile[] = [];
beforeEach(() => {
  studies = [];
  answer(listStudies, () => asList(studies));
});

const open = () => renderScreen(<StudiesField subject="own" />, { path: '/registro-completo' });
const chooser = () => screen.findByLabelText<HTMLInputElement>('Adjuntar archivos');
const pdf = (name = 'laboratorio.pdf') => new File(['%PDF-1.4'], name, { type: 'application/pdf' });

test.each([
  ['another type', pdf('programa.exe'), 'programa.exe: El tipo de archivo no es válido'],
  [
    'more than 5 MB',
    new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'placa.png'),
    'placa.png: el archivo tiene más de 5 MB',
  ],
])(
  'a file of %s is refused without being sent, and offers no other try',
  async (_, file, words) => {
    proves('study-file-types');
    open();
    fireEvent.change(await chooser(), { target: { files: [file] } });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Reintentar/ })).toBeNull();
  },
);

test('a file that the server refuses says why, and can be tried again', async () => {
  let refusals = 1;
  answer(uploadStudy, () => {
    if (refusals-- > 0) return refusal(422, 'profiles.file-broken');
    studies = [aStudy()];
    return asOk(aStudy());
  });
  const { user } = open();
  await user.upload(await chooser(), pdf());
  expect(
    await screen.findByText(/^laboratorio.pdf: el archivo está dañado o incompleto/),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Reintentar laboratorio.pdf' }));
  expect(await screen.findByText('laboratorio.pdf, 210 KB, listo')).toBeTruthy();
});

test('a file attached before the list was read stays in it', async () => {
  const before = Promise.withResolvers<void>();
  let reads = 0;
  answer(listStudies, async () => {
    const seen = asList(studies);
    if (++reads === 1) await before.promise;
    return seen;
  });
  answer(uploadStudy, () => {
    studies = [aStudy()];
    return asOk(aStudy());
  });
  const { user } = open();
  await user.upload(await chooser(), pdf());
  before.resolve();
  expect(await screen.findByText('laboratorio.pdf, 210 KB, listo')).toBeTruthy();
});

test('several files go one after another, each with what it became', async () => {
  proves('study-attachments-several');
  const sent: string[] = [];
  answer(uploadStudy, ({ body }) => {
    const { filename } = body as { filename: string };
    sent.push(filename);
    const study = aStudy({ id: filename, filename });
    studies = [...studies, study];
    return asOk(study);
  });
  const { user } = open();
  await user.upload(await chooser(), [pdf('uno.pdf'), pdf('dos.pdf')]);
  expect(await screen.findByText('dos.pdf, 210 KB, listo')).toBeTruthy();
  expect(sent).toEqual(['uno.pdf', 'dos.pdf']);
  expect(screen.getByText('uno.pdf, 210 KB, listo')).toBeTruthy();
});

test('a study is taken away only after it was asked', async () => {
  studies = [aStudy()];
  let removed = 0;
  answer(removeStudy, () => {
    removed += 1;
    studies = [];
    return done;
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Quitar laboratorio.pdf' }));
  expect(removed).toBe(0);
  const question = await screen.findByRole('dialog');
  await user.click(within(question).getByRole('button', { name: 'Quitar' }));
  await waitFor(() => expect(screen.queryByText(/listo/)).toBeNull());
  expect(removed).toBe(1);
});

test('a study in review says so and is not offered; once it is clean it is, without anybody asking', async () => {
  studies = [aStudy({ state: 'IN_REVIEW' })];
  open();
  expect(await screen.findByText('En revisión')).toBeTruthy();
  expect(screen.getByText('laboratorio.pdf, 210 KB')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Descargar laboratorio.pdf' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Quitar laboratorio.pdf' })).toBeTruthy();
  studies = [aStudy()];
  expect(
    await screen.findByText('laboratorio.pdf, 210 KB, listo', {}, { timeout: 15_000 }),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Descargar laboratorio.pdf' })).toBeTruthy();
  expect(screen.queryByText('En revisión')).toBeNull();
}, 20_000);

test('a study that the antivirus refused says so until it is taken out of the list', async () => {
  studies = [aStudy({ filename: 'placa.pdf', state: 'REFUSED' })];
  answer(removeStudy, () => {
    studies = [];
    return done;
  });
  const { user } = open();
  const words = 'placa.pdf: el antivirus encontró un problema y lo borramos';
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Descargar/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Sacar placa.pdf de la lista' }));
  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
});

test('a download of what the list does not know yet to be refused says why', async () => {
  studies = [aStudy()];
  answer(downloadStudy, refusal(410, 'profiles.file-infected'));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Descargar laboratorio.pdf' }));
  expect(
    await screen.findByText('El antivirus encontró un problema en el archivo y lo borramos.'),
  ).toBeTruthy();
});
