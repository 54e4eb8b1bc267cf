import { type ConsentText, getConsentText } from '@app/contract/consents';
import { asOk } from '@app/contract/kernel';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { answer, refusal } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/render.tsx';
import { TermsScreen } from './terms-screen.tsx';

const textOf = (kind: string): ConsentText => ({
  id: kind,
  kind: kind as ConsentText['kind'],
  version: 3,
  title: kind,
  body: `Primero de ${kind}.\n\nSegundo de ${kind}.`,
  body_hash: 'x',
  published_at: '2025-03-07T23:05:00.000Z',
});

test('texts that cannot be read say so, and are read again when asked', async () => {
  proves('terms-load-failure');
  answer(getConsentText, refusal(500, 'server.fault'));
  const { user } = renderScreen(<TermsScreen />);
  await waitFor(() =>
    expect(
      screen.getAllByText('Ocurrió un error al cargar los términos y condiciones'),
    ).toHaveLength(2),
  );
  answer(getConsentText, ({ params }) => asOk(textOf(params.kind ?? '')));
  const [retry] = screen.getAllByRole('button', { name: 'Reintentar' });
  await user.click(retry as HTMLElement);
  expect(await screen.findByText('Primero de terms.')).toBeTruthy();
});

test('terms and privacy are read by paragraphs, with their version in force', async () => {
  proves('terms-are-for-everybody', 'call-terms');
  answer(getConsentText, ({ params }) => asOk(textOf(params.kind ?? '')));
  renderScreen(<TermsScreen />);
  for (const text of ['Primero de terms.', 'Segundo de terms.', 'Primero de privacy.']) {
    expect((await screen.findByText(text)).tagName).toBe('P');
  }
  expect(screen.getAllByText('Versión 3, publicada el 07/03/2025')).toHaveLength(2);
});
