import type { VisitStatus } from '@app/contract/visits';
import { aQueueEntry } from '@app/contract/visits/fixtures';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
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
    <GuardGrid entries={[entry]} onCall={nothing} callReason={undefined} doorsOf={nothing} />,
  );
  const row = screen.getByRole('rowheader').closest('tr') as HTMLElement;
  expect(within(row).getByText(label)).toBeTruthy();
});
