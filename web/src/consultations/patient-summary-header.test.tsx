import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../testing/render.tsx';
import { PatientFactsLine, PatientSummaryHeader } from './patient-summary-header.tsx';
import { answerRecord, QUEUE_ID } from './testing/open-record.tsx';

beforeEach(() => answerRecord());
afterEach(() => vi.unstubAllGlobals());

async function open() {
  renderScreen(
    <>
      <PatientSummaryHeader queueId={QUEUE_ID} waitingCount={2} />
      <main>
        <PatientFactsLine queueId={QUEUE_ID} waitingCount={2} />
      </main>
    </>,
  );
  await screen.findByRole('heading', { name: 'Tomás González' });
  return { header: screen.getByRole('banner').textContent, main: screen.getByRole('main') };
}

const FACTS = ['8 años · 27 kg · OSDE 210', 'Titular: Marta González', 'Alergia: penicilina'];

test('the header says who is attended, for whom, with what allergies, and who waits', async () => {
  const { header, main } = await open();
  for (const words of [...FACTS, '2 en espera']) expect(header).toContain(words);
  expect(main.textContent).toBe('');
});

test('a narrow screen keeps one line above the picture, with the alarm, and the rest below', async () => {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { matches: media.startsWith('(max-width'), media }),
  );
  const { header, main } = await open();
  expect(header).toBe('Tomás GonzálezAlergia');
  for (const words of [...FACTS, '2 en espera']) expect(within(main).getByText(words)).toBeTruthy();
});
