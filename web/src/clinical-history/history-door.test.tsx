import { getHistoryPatient } from '@app/contract/clinical-history';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { session } from '../lib/session/session.ts';
import { answer, refusal } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/render.tsx';
import { HistoryDoor } from './history-door.tsx';
import { aHistoryPatient } from './testing/history-patient.ts';

const PATIENT = '0198c0de-0000-7000-8000-00000000b001';

beforeEach(() => session.hold({ id_token: 'x', expires_in: 600 }, 'password'));

const open = () => renderScreen(<HistoryDoor patientId={PATIENT} name="Tomás Acosta" />);
const door = () => screen.getByRole('button', { name: /^Historia clínica de Tomás Acosta/ });

test('a history that is not for this professional stays closed, and says when it opens', async () => {
  proves('history-button-of-an-absent-patient');
  answer(getHistoryPatient, refusal(404, 'consultations.not-found'));
  const { user, address } = open();
  await user.click(door());
  await waitFor(() => expect(door().getAttribute('aria-disabled')).toBe('true'));
  expect(door().getAttribute('title')).toContain('cuando lo atiendas');
  expect((await screen.findAllByText(/cuando lo atiendas/)).length).toBeGreaterThan(0);
  expect(address()).toBe('/');
});

test('a server that fails closes nothing', async () => {
  answer(getHistoryPatient, refusal(500, 'server.fault'));
  const { user } = open();
  await user.click(door());
  expect(
    await screen.findByText('Ocurrió un error al obtener los datos del paciente'),
  ).toBeTruthy();
  expect(door().getAttribute('aria-disabled')).toBeNull();
});

test('it leads to the history, by an address without the patient’s login', async () => {
  answer(getHistoryPatient, { status: 'ok', data: aHistoryPatient({ id: PATIENT }) });
  const { user, address } = open();
  await user.click(door());
  await waitFor(() => expect(address()).toBe(`/historia-clinica/${PATIENT}`));
});
