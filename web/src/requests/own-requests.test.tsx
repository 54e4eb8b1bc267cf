import { asPage } from '@app/contract/kernel';
import { listOwnRequests } from '@app/contract/requests';
import { anOwnRequest } from '@app/contract/requests/fixtures';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, refusal } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/render.tsx';
import { OwnRequests } from './own-requests.tsx';

test('what cannot be read says so', async () => {
  answer(listOwnRequests, refusal(500, 'server.fault'));
  renderScreen(<OwnRequests />);
  expect(await screen.findByText('No pudimos leer tus pedidos.')).toBeTruthy();
});

test('nothing asked yet is said', async () => {
  answer(listOwnRequests, asPage({ data: [], next: null }));
  renderScreen(<OwnRequests />);
  expect(await screen.findByText('Todavía no pediste nada.')).toBeTruthy();
});

test('an open request says until when it is answered, a closed one its answer', async () => {
  const closed = anOwnRequest({
    id: 'c3',
    kind: 'PLAN_CHANGE',
    state: 'RESOLVED',
    closedDate: '2026-11-21T12:00:00.000Z',
    answer: 'Ya tenés el plan.',
  });
  answer(listOwnRequests, asPage({ data: [anOwnRequest(), closed], next: null }));
  renderScreen(<OwnRequests />);
  expect(await screen.findByText(/a más tardar el 30\/11\/2026/)).toBeTruthy();
  expect(screen.getByText('Ya tenés el plan.')).toBeTruthy();
  expect(screen.getByText('Resuelto')).toBeTruthy();
});

test('a request about a member of the family says about whom', async () => {
  const removal = anOwnRequest({ kind: 'FAMILY_REMOVAL', person: 'Tomás Gómez' });
  answer(listOwnRequests, asPage({ data: [removal], next: null }));
  renderScreen(<OwnRequests />);
  expect(await screen.findByText(/ · Tomás Gómez$/)).toBeTruthy();
});

test('what a request says is wrong is in review until it is answered', async () => {
  const inReview = { field: 'LAST_NAME' as const, sinceDate: '2026-11-20T12:00:00.000Z' };
  answer(
    listOwnRequests,
    asPage({ data: [anOwnRequest({ kind: 'RECTIFICATION', inReview })], next: null }),
  );
  renderScreen(<OwnRequests />);
  expect(await screen.findByText('En revisión: Apellido, desde el 20/11/2026')).toBeTruthy();
});
