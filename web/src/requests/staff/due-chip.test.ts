import { expect, test } from 'vitest';
import { dueIn } from './due-chip.tsx';

const at = (written: string) => new Date(`${written}-03:00`);

test.each([
  ['2026-03-02T10:00', '2026-03-09T23:59', 'Vence en 7 días', 'neutral'],
  ['2026-03-08T23:59', '2026-03-09T00:01', 'Vence mañana', 'neutral'],
  ['2026-03-09T00:00', '2026-03-09T23:59', 'Vence hoy', 'warn'],
  ['2026-03-09T12:00', '2026-03-09T11:59', 'Venció hoy', 'danger'],
  ['2026-03-10T00:00', '2026-03-09T23:59', 'Vencida hace 1 día', 'danger'],
  ['2026-03-11T00:00', '2026-03-09T23:59', 'Vencida hace 2 días', 'danger'],
])('at %s what is due at %s says: %s', (now, due, text, tone) => {
  expect(dueIn(at(due), at(now))).toEqual({ text, tone });
});
