import { updatePreferences } from '@app/contract/accounts';
import { anAccount } from '@app/contract/accounts/fixtures';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { largerText } from '../../lib/device/larger-text.ts';
import { answer, refusal } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { AccountMenu } from './account-menu.tsx';

afterEach(() => largerText.set(false));

const open = () => {
  const view = renderScreen(<AccountMenu groups={[]} isOpen onClose={() => {}} />);
  return { ...view, box: screen.getByRole('checkbox', { name: 'Letra más grande' }) };
};

test('a larger text is kept with the account, and taken back', async () => {
  const kept: unknown[] = [];
  answer(updatePreferences, ({ body }) => {
    kept.push(body);
    return anAccount({ larger_text: true });
  });
  const { box, user } = open();
  await user.click(box);
  expect(document.documentElement.dataset.text).toBe('larger');
  await user.click(box);
  expect(document.documentElement.dataset.text).toBe('usual');
  await waitFor(() => expect(kept).toEqual([{ larger_text: true }, { larger_text: false }]));
});

test('without the server the choice holds on this device', async () => {
  answer(updatePreferences, refusal(503, 'server.unavailable'));
  const { box, user } = open();
  await user.click(box);
  expect(document.documentElement.dataset.text).toBe('larger');
});
