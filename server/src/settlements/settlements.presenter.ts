import { pesosOf } from '@app/contract/kernel';
import type { SettledVisit } from '@app/contract/settlements';
import type { SettledVisitRow } from './settlements.repository.ts';

export const presentVisit = (row: SettledVisitRow): SettledVisit => ({
  id: row.id,
  date: row.started_at.toISOString(),
  consultation_type: row.consultation_type,
  insurer: row.insurer,
  plan: row.plan,
  affiliate_number: row.affiliate_number,
  patient_initials: initialsOf(`${row.first_name} ${row.last_name}`),
  tariff: row.tariff === null ? null : pesosOf(row.tariff),
});

/** 'M. J. G.' for María José González. */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .flatMap((word) => Array.from(word).slice(0, 1))
    .map((letter) => `${letter.toLocaleUpperCase('es-AR')}.`)
    .join(' ');
