import type { Triage } from '@app/contract/guard-queue';
import { aTriage } from '@app/contract/guard-queue/fixtures';
import type { QueueEntry, VisitStatus } from '@app/contract/visits';
import { aQueueEntry } from '@app/contract/visits/fixtures';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { renderScreen } from '../../testing/render.tsx';
import { GuardGrid } from './guard-grid.tsx';

const nothing = () => undefined;

test.each<[VisitStatus, string]>([
  ['FINISHED', 'finalizado'],
  ['STARTED', 'empezando'],
  ['WAITING', 'esperando'],
  ['ERROR', 'error'],
  ['QUIT', 'cancelado'],
  ['ACCEPTED', 'aceptado'],
  ['FAIL_SAVE_CONSULTATION', 'error al guardar la consulta'],
])('a visit that is %s says in its row: %s', (status, label) => {
  proves('status-labels');
  const entry = aQueueEntry({ status, createdDate: new Date().toISOString() });
  renderScreen(
    <GuardGrid
      entries={[entry]}
      triage={[]}
      onCall={nothing}
      callReason={undefined}
      doorsOf={nothing}
    />,
  );
  const row = screen.getByRole('rowheader').closest('tr') as HTMLElement;
  expect(within(row).getByText(label)).toBeTruthy();
});

const NOW = Date.parse('2025-03-07T23:10:00Z');
const minutesAgo = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();

const show = (entries: QueueEntry[], triage: Triage[] = []) => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW });
  renderScreen(
    <GuardGrid
      entries={entries}
      triage={triage}
      onCall={nothing}
      callReason={undefined}
      doorsOf={nothing}
    />,
  );
  return within(screen.getAllByRole('rowheader')[0]?.closest('tr') as HTMLElement);
};
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  [0, 'recién llega', 'esperando'],
  [10, 'hace 10 min', 'esperando'],
  [12, 'hace 12 min', 'esperando, demorado'],
  [65, 'hace 1 h 05 min', 'esperando, demorado'],
])('who came %s minutes ago: %s, %s', (minutes, wait, status) => {
  proves('waiting-is-seen');
  const row = show([aQueueEntry({ createdDate: minutesAgo(minutes) })]);
  expect(row.getByText(wait)).toBeTruthy();
  expect(row.getByText(status)).toBeTruthy();
});

test('allergies, conditions and the last consultation are in the row', () => {
  proves('triage-before-the-call');
  const row = show([aQueueEntry()], [aTriage({ diseases: ['Asma', 'Celiaquía'] })]);
  const facts = row.getByRole('list', { name: 'Antecedentes de Tomás Acosta González' });
  expect(
    within(facts)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'Alergia: Penicilina',
    'Asma, Celiaquía',
    'Última consulta: 20/01/2025, Dra. Laura Benítez (Clínica médica)',
  ]);
});

test.each([
  ['Ninguna', 'Sin alergias conocidas'],
  [null, 'Alergias no informadas'],
])('of allergies told as %j the row says: %s', (allergies, words) => {
  const row = show([aQueueEntry()], [aTriage({ allergies, diseases: [], lastVisit: null })]);
  for (const text of [words, 'Sin enfermedades informadas', 'Primera consulta en la clínica'])
    expect(row.getByText(text)).toBeTruthy();
});

test('nothing is said of what was not read', () => {
  const row = show([aQueueEntry()], [aTriage({ queueId: 'another' })]);
  expect(row.queryByText(/alergia/i)).toBeNull();
  expect(row.getByRole('button', { name: /^Llamar/ })).toBeTruthy();
});

test('a patient of whom nothing is heard is shown as away, and who comes next is called', () => {
  const away = aQueueEntry({ queueId: 'away', silentSince: minutesAgo(1) });
  const next = aQueueEntry({ queueId: 'next', first_name: 'Elena' });
  const row = show([away, next]);
  expect(row.getByText(/^sin señal desde las 20:09/)).toBeTruthy();
  expect(row.queryByRole('button', { name: /^Llamar/ })).toBeNull();
  expect(screen.getAllByRole('button', { name: /^Llamar/ })).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Llamar a Elena Acosta González' })).toBeTruthy();
});
