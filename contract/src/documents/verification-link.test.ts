import { expect, test } from 'vitest';
import { verificationLink } from './verification-link.ts';

test('a document is checked by a link that holds its code alone', () => {
  expect(verificationLink('https://clinica.example/verificar', 'A1B2C3D4E5F60718')).toBe(
    'https://clinica.example/verificar?cuir=A1B2C3D4E5F60718',
  );
});
