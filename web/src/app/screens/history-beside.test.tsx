import { getHistoryPatient, listRecentPrescriptions } from '@app/contract/clinical-history';
import {
  type AttendedPatient,
  type Consultation,
  listPatientConsultations,
} from '@app/contract/consultations';
import { aConsultation } from '@app/contract/consultations/fixtures';
import { asList, asOk } from '@app/contract/kernel';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aHistoryPatient } from '../../clinical-history/testing/history-patient.ts';
import { anAttendedPatient } from '../../consultations/testing/open-record.tsx';
import { answer, refusal } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { HistoryBeside, HistoryButton, useBesideCall } from './history-beside.tsx';

const TITLE = 'Historia de Tomás';
const idOf = (number: number) => `01957000-0000-7000-8000-00000000000${number}`;

/** Pages of consultations that were read, and how often the patient was. */
let pages: number[];
let readings: number;
let visits: Consultation[];

beforeEach(() => {
  pages = [];
  readings = 0;
  visits = [1, 2, 3, 4].map((number) =>
    aConsultation({
      consultationId: idOf(number),
      creation_date: `2025-03-0${8 - number}T15:00:00.000Z`,
    }),
  );
  answer(getHistoryPatient, () => {
    readings += 1;
    return asOk(aHistoryPatient({ consultations: visits.length }));
  });
  answer(listRecentPrescriptions, asList(visits.flatMap(({ prescriptions }) => prescriptions)));
  answer(listPatientConsultations, ({ query }) => {
    const { page } = query as { page: number };
    pages.push(page);
    return { ...asOk(visits[page] ?? null), total: visits.length };
  });
});

afterEach(() => vi.unstubAllGlobals());

/** A window of at least 1680 px. */
const widen = () =>
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { matches: true, media }),
  );

function Screen({ patient }: { patient: AttendedPatient }) {
  const beside = useBesideCall();
  return (
    <>
      <HistoryButton patient={patient} beside={beside} />
      <HistoryBeside patient={patient} beside={beside} />
    </>
  );
}

const show = (changes: Partial<AttendedPatient> = {}) =>
  renderScreen(<Screen patient={anAttendedPatient({ consultations: 4, ...changes })} />);

const button = () => screen.getByRole('button', { name: /^Historia/ });

test('a history that cannot be read says so, and is asked for again', async () => {
  let refusals = 1;
  answer(getHistoryPatient, () =>
    refusals-- > 0 ? refusal(500, 'server.fault') : asOk(aHistoryPatient({ consultations: 4 })),
  );
  const { user } = show();
  await user.click(button());
  expect(await screen.findByText('No pudimos traer la historia de este paciente')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('region', { name: 'Últimas consultas' })).toBeTruthy();
});

test('one whose consultations cannot be read shows no half of it', async () => {
  answer(listPatientConsultations, refusal(500, 'server.fault'));
  const { user } = show();
  await user.click(button());
  expect(await screen.findByText('No pudimos traer la historia de este paciente')).toBeTruthy();
  expect(screen.queryByText('Medicación en uso')).toBeNull();
});

test('a first consultation says that it is, and reads no page', async () => {
  visits = [];
  answer(listRecentPrescriptions, asList([]));
  const { user } = show({ consultations: 0 });
  expect(button().textContent).toBe('Historia (0)');
  await user.click(button());
  expect(await screen.findByText('Es su primera consulta en Cercana')).toBeTruthy();
  expect(
    screen.getByText('Sin medicación informada ni recetada en los últimos seis meses'),
  ).toBeTruthy();
  expect(screen.getByText('Sin estudios adjuntos')).toBeTruthy();
  expect(pages).toEqual([]);
});

test('a number that is not known is not shown', () => {
  show({ consultations: null });
  expect(button().textContent).toBe('Historia');
});

test('nothing is read until it is opened; then the last three visits, once', async () => {
  const { user, readAgain } = show();
  expect(button().textContent).toBe('Historia (4)');
  expect(readings).toBe(0);

  await user.click(button());
  const sheet = await screen.findByRole('dialog', { name: TITLE });
  const list = await within(sheet).findByRole('region', { name: 'Últimas consultas' });
  expect(within(list).getAllByText('Dolor de garganta y fiebre desde ayer')).toHaveLength(3);
  expect(within(list).getByText('07/03/2025').parentElement?.textContent).toContain(
    'María José Güiraldes',
  );
  const medicines = within(sheet).getByRole('region', { name: 'Medicación en uso' });
  expect(within(medicines).getByText('Ibuprofeno 400 mg comprimidos')).toBeTruthy();
  expect(pages).toEqual([0, 1, 2]);

  // As when the window gets the focus or reconnects.
  window.dispatchEvent(new Event('visibilitychange'));
  await readAgain();
  expect([readings, pages]).toEqual([1, [0, 1, 2]]);
});

test('Escape closes it and gives the focus back; the next opening reads again', async () => {
  const { user } = show();
  await user.click(button());
  await screen.findByRole('region', { name: 'Últimas consultas' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button()));

  await user.click(button());
  await screen.findByRole('region', { name: 'Últimas consultas' });
  expect(readings).toBe(2);
});

test('the whole history opens in another tab, where the call goes on', async () => {
  const { user } = show();
  await user.click(button());
  const link = await screen.findByRole('link', { name: /^Ver historia.*otra pestaña/ });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('href')).toBe(`/historia-clinica/${aHistoryPatient().id}?showheader`);
});

test('on a wide screen it is a column, open without a press, that folds', async () => {
  widen();
  const { user } = show();
  const column = screen.getByRole('complementary', { name: TITLE });
  expect(await within(column).findByRole('region', { name: 'Últimas consultas' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button().getAttribute('aria-expanded')).toBe('true');

  await user.click(button());
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(document.activeElement).toBe(button());
  expect(readings).toBe(1);
});
