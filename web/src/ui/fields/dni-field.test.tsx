import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render.tsx';
import { DniField } from './dni-field.tsx';

function Field({ known = '' }: { known?: string }) {
  const [dni, setDni] = useState(known);
  return (
    <>
      <DniField label="DNI" value={dni} onChange={setDni} />
      <output>{dni}</output>
      <button type="button" onClick={() => setDni('5123456')}>
        Escanear
      </button>
    </>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'DNI' });
const shownAndKept = () => [box().value, screen.getByRole('status').textContent];

test.each([
  '30123456',
  '30.123.456',
  '30 123 456',
  '030.123.456',
  'DNI 30.123.456',
  '27-30123456-8',
])('%s is one DNI', async (typed) => {
  const { user } = renderScreen(<Field />);
  await user.type(box(), typed);
  expect(shownAndKept()).toEqual([typed, '30123456']);
  await user.tab();
  expect(shownAndKept()).toEqual(['30.123.456', '30123456']);
});

test('a DNI that is pasted with blanks around it is whole', async () => {
  const { user } = renderScreen(<Field />);
  await user.click(box());
  await user.paste(' 33.456.789 ');
  expect(shownAndKept()).toEqual(['33.456.789 ', '33456789']);
});

test('a digit is mended where the cursor is', async () => {
  const { user } = renderScreen(<Field known="30123456" />);
  expect(box().value).toBe('30.123.456');
  await user.type(box(), '9', { initialSelectionStart: 3, initialSelectionEnd: 4 });
  expect([box().value, box().selectionStart]).toEqual(['30.923.456', 4]);
  await user.clear(box());
  expect(shownAndKept()).toEqual(['', '']);
});

test('a DNI that comes from elsewhere while one is typed is shown', async () => {
  const { user } = renderScreen(<Field />);
  await user.type(box(), '30');
  act(() => screen.getByRole('button').click());
  expect(shownAndKept()).toEqual(['5.123.456', '5123456']);
});
