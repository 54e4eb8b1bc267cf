import { asError, asList, asOk } from '@app/contract/kernel';
import { listPrescriptions, type Prescription } from '@app/contract/prescriptions';
import { aPrescribedMedication, aPrescription } from '@app/contract/prescriptions/fixtures';
import { getOwnProfile, type User } from '@app/contract/profiles';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CHILD, user } from '../guard-queue/testing/family.ts';
import { answer, refusal } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/render.tsx';
import { runningOut } from './running-out.ts';
import { RunningOut } from './running-out-card.tsx';

/** Marta and her child, each with a DNI. */
const marta: User = {
  ...user,
  patient_dto: user.patient_dto && {
    ...user.patient_dto,
    family_group: user.patient_dto.family_group.map((one) => ({
      ...one,
      id_number: `52${one.id}`,
    })),
  },
};

const DAY = '2026-11-23';
const enalapril = aPrescribedMedication({ name: 'Enalapril', medication_id: 7, extended: true });
const ibuprofen = aPrescribedMedication({ name: 'Ibuprofeno', medication_id: 8 });

/** A long treatment, of which a month was dispensed on a day. */
const handedOver = (dispensedOn: string, changes: Partial<Prescription> = {}) =>
  aPrescription({
    id: dispensedOn,
    prescriptionId: `receta ${dispensedOn}`,
    status: 'DISPENSED',
    state: 'sent',
    createdDate: `${dispensedOn}T12:00:00.000Z`,
    startDate: dispensedOn,
    dispensedDate: `${dispensedOn}T15:00:00.000Z`,
    medications: [enalapril],
    ...changes,
  });

/** An unused prescription, valid until a day. */
const unused = (expiryDate: string, changes: Partial<Prescription> = {}) =>
  aPrescription({
    createdDate: '2026-10-26T12:00:00.000Z',
    startDate: '2026-10-26',
    expiryDate,
    medications: [ibuprofen],
    ...changes,
  });

const daysOf = (...prescriptions: Prescription[]) =>
  runningOut(prescriptions, DAY).map(({ lastDay }) => lastDay);

describe('nothing runs out', () => {
  test.each([
    ['of a long treatment with more than a week left', handedOver('2026-11-01')],
    ['of one that ended over a month ago', handedOver('2026-09-20')],
    [
      'of a short treatment that was handed over',
      handedOver('2026-10-26', { medications: [ibuprofen] }),
    ],
    ['of one that the professional annulled', unused('2026-11-25', { status: 'ANNULLED' })],
    ['of one that can be used for more than a week', unused('2026-12-01')],
    ['of a short one that expired', unused('2026-11-20', { status: 'OVERDUE', state: 'overdue' })],
  ])('%s', (_, prescription) => {
    expect(daysOf(prescription)).toEqual([]);
  });

  test('of a treatment that was prescribed again since, to the same person', () => {
    const old = handedOver('2026-10-26');
    const again = handedOver('2026-11-20', { status: 'ISSUED', dispensedDate: null });
    expect(daysOf(old, { ...again, expiryDate: '2026-12-20' })).toEqual([]);
    const ofAnother = { ...again, expiryDate: '2026-12-20', patient_name: 'Inés Álvarez' };
    expect(daysOf(old, ofAnother)).toEqual(['2026-11-25']);
  });
});

describe('what runs out', () => {
  test('is a long treatment within a week of its end, thirty days after it was handed over', () => {
    expect(daysOf(handedOver('2026-10-31'))).toEqual(['2026-11-30']);
    expect(daysOf(handedOver('2026-10-26'))).toEqual(['2026-11-25']);
  });

  test('is a long treatment for a month after its end', () => {
    expect(daysOf(handedOver('2026-09-24'))).toEqual(['2026-10-24']);
    const lapsed = unused('2026-11-20', { status: 'OVERDUE', state: 'overdue' });
    expect(daysOf({ ...lapsed, medications: [enalapril] })).toEqual(['2026-11-20']);
  });

  test('is one that nobody used and expires within a week; the first to end comes first', () => {
    expect(daysOf(unused('2026-11-30'), handedOver('2026-10-26'))).toEqual([
      '2026-11-25',
      '2026-11-30',
    ]);
  });

  test('is the last of a dated series, not the earlier ones', () => {
    const consultationDTO = { consultationId: 'c1', professionalLogin: 'm' };
    const months = ['2026-09-26', '2026-10-26'].map((day) =>
      handedOver(day, { consultationDTO, createdDate: '2026-09-26T12:00:00.000Z' }),
    );
    expect(daysOf(...months)).toEqual(['2026-11-25']);
  });
});

describe('the home', () => {
  const card = async () =>
    within(await screen.findByRole('region', { name: 'Recetas que se terminan' }));

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${DAY}T15:00:00Z`) });
    answer(getOwnProfile, asOk(marta));
  });
  afterEach(() => void vi.useRealTimers());

  test.each([
    ['nothing does', asList([handedOver('2026-11-20')])],
    ['it cannot be known', refusal(500, 'server.fault')],
  ])('says nothing of what runs out where %s', async (_, answered) => {
    let isAsked = false;
    answer(listPrescriptions, () => {
      isAsked = true;
      return answered;
    });
    renderScreen(<RunningOut />);
    await waitFor(() => expect(isAsked).toBe(true));
    expect(screen.queryByText('Recetas que se terminan')).toBeNull();
  });

  test('says when and of whom, not what; repeating it asks for a visit for that person', async () => {
    const ofTomas = {
      patient_name: 'Tomás Acosta González',
      patient_id_number: `52${CHILD}`,
    };
    answer(listPrescriptions, asList([handedOver('2026-10-28', ofTomas)]));
    renderScreen(<RunningOut />);
    const shown = await card();
    expect(shown.getByText('Se termina cerca del viernes 27 de noviembre')).toBeTruthy();
    expect(shown.getByText('Para Tomás Acosta González · Receta del 28/10/2026')).toBeTruthy();
    expect(shown.queryByText(/Enalapril/)).toBeNull();
    const repeat = () => shown.getByRole('link', { name: /^Repetir receta: Para Tomás/ });
    await waitFor(() =>
      expect(repeat().getAttribute('href')).toBe(`/paciente?paso=guardia&para=${CHILD}`),
    );
    expect(shown.getByRole('link', { name: /^Ver receta/ }).getAttribute('href')).toBe(
      '/paciente/mis-recetas?receta=receta 2026-10-28',
    );
  });

  test('of whom the group does not have, the way into the guard asks who', async () => {
    answer(getOwnProfile, asError({ error: 'not_found', message: 'user not found' }));
    answer(listPrescriptions, asList([handedOver('2026-10-20', { patient_id_number: '1' })]));
    renderScreen(<RunningOut />);
    const shown = await card();
    expect(shown.getByText('Se terminó cerca del 19/11/2026')).toBeTruthy();
    expect(shown.getByRole('link', { name: /^Repetir/ }).getAttribute('href')).toBe(
      '/paciente?paso=guardia',
    );
  });

  test('what can still be used is looked at, not repeated', async () => {
    answer(listPrescriptions, asList([unused('2026-11-24', { patient_id_number: '28123456' })]));
    renderScreen(<RunningOut />);
    const shown = await card();
    expect(shown.getByText('Vence mañana')).toBeTruthy();
    expect(shown.queryByRole('link', { name: /^Repetir/ })).toBeNull();
  });
});
