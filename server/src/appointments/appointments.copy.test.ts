import { expect, test } from 'vitest';
import {
  changedAgendaNotice,
  delayedNotice,
  movedNotice,
  noShowNotice,
  notAttendedNotice,
} from './appointments.copy.ts';
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
  expect(noShowNotice(juan).description).toContain('<p>El Dr. Juan Paz esperó a Tomás');
});

test('one with an alias is called by it', () => {
  const alias = { ...sides, professional: 'Pauli' };
  expect(movedNotice(alias).description).toContain('con Pauli');
});

test('a holder reads whose appointment it is', () => {
  for (const notice of [noShowNotice, notAttendedNotice, changedAgendaNotice])
    expect(notice(sides).description).toContain('Tomás Acosta');
});

test('a delay is told with the hour that it comes to', () => {
  expect(delayedNotice(sides).description).toContain('20 minutos más tarde, cerca de las 17:40 h');
});
