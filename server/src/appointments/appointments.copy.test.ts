import { expect, test } from 'vitest';
import { delayedNotice, movedNotice, noShowNotice } from './appointments.copy.ts';
import type { AppointmentRow } from './rows/appointment-rows.ts';

const row = { starts_at: new Date('2025-03-10T20:20:00Z'), delay_minutes: 20, closed_text: null };
const sides = {
  row: row as AppointmentRow,
  patient: 'Tomás Acosta',
  professional: 'Dra. Paula Ríos',
};

test('a professional is called with the article, whatever the place in the sentence', () => {
  expect(movedNotice(sides).description).toContain('con la Dra. Paula Ríos');
  expect(delayedNotice(sides).description).toContain('<p>La Dra. Paula Ríos avisa');
  const juan = { ...sides, professional: 'Dr. Juan Paz' };
  expect(noShowNotice(juan).description).toContain('<p>El Dr. Juan Paz te esperó');
});

test('one with an alias is called by it', () => {
  const alias = { ...sides, professional: 'Pauli' };
  expect(movedNotice(alias).description).toContain('con Pauli');
});
