import { getPlanInfo, getPrivateConsultation } from '@app/contract/coverage';
import { type GuardSummary, getDutyWish, getGuardSummary } from '@app/contract/guard-queue';
import { getGuardHours } from '@app/contract/guard-shifts';
import { asList, asOk } from '@app/contract/kernel';
import { getOwnProfile, type User } from '@app/contract/profiles';
import { listUnrecorded } from '@app/contract/visits';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { bookingEndsAfterEach, withBooking } from '../../testing/booking-on.ts';
import { answer, refusal } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { HOLDER, patientOf } from '../testing/family.ts';
import { PatientHome } from './patient-home.tsx';

bookingEndsAfterEach();

const patient = { ...patientOf({ auth_id: HOLDER }), family_group: [] };

const aUser = (over: Partial<typeof patient> = {}): User => ({
  id: HOLDER,
  active_role: 'PATIENT',
  email: 'marta@example.com',
  username: 'marta',
  alias: null,
  first_name: 'Marta',
  last_name: 'González',
  sex_str: 'FEMALE',
  birth_date: '1980-05-02',
  id_number: '28123456',
  phone_number: null,
  cuil: null,
  other_identification: null,
  address_dto: null,
  professional_dto: null,
  patient_dto: { ...patient, ...over },
});

const aRow = (over: Partial<GuardSummary> = {}): GuardSummary => ({
  specialtyId: 1,
  name: 'Clínica médica',
  onDuty: 2,
  waiting: 1,
  wait: { from: 5, to: 10 },
  ...over,
});

const leftOver = (
  consultationsLeft: number | null,
  privatePrice: number | null = null,
  isOffered = true,
) =>
  answer(
    getPlanInfo,
    asOk({
      planName: 'Clásico',
      isOffered,
      affiliateNumber: null,
      familyMembers: 3,
      monthlyConsultations: 3,
      consultationsLeft,
      privatePrice,
    }),
  );

beforeEach(() => {
  answer(getOwnProfile, asOk(aUser()));
  answer(getGuardSummary, asList([aRow()]));
  answer(getGuardHours, asList([]));
  answer(getDutyWish, asOk(null));
  answer(listUnrecorded, asList([]));
  leftOver(3);
});

const start = vi.fn();
const open = () => {
  start.mockClear();
  return renderScreen(<PatientHome onStart={start} side={<p>Tus recetas</p>} below={null} />);
};
const attend = async () => within(await screen.findByRole('region', { name: 'Atenderme ahora' }));

test('a home that cannot be read says so, and is read again when asked', async () => {
  answer(getOwnProfile, refusal(500, 'server.fault'));
  const { user } = open();
  expect(await screen.findByText('Ocurrió un error al obtener datos del paciente')).toBeTruthy();
  answer(getOwnProfile, asOk(aUser()));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: 'Hola, Marta' })).toBeTruthy();
});

test('a home that was read keeps its guard when it cannot be read again', async () => {
  const { readAgain } = open();
  await screen.findByRole('heading', { name: 'Hola, Marta' });
  answer(getOwnProfile, refusal(500, 'server.fault'));
  await readAgain();
  expect((await attend()).getByRole('button', { name: 'Guardia Virtual' })).toBeTruthy();
});

test('a guard that cannot be read is not told as empty, and is read again when asked', async () => {
  proves('professionals-on-guard-fail');
  answer(getGuardSummary, refusal(500, 'server.fault'));
  const { user } = open();
  const card = await attend();
  expect(await card.findByText('Ocurrió un error en la búsqueda de profesionales')).toBeTruthy();
  expect(card.queryByText(/no hay profesionales en línea/)).toBeNull();
  answer(getGuardSummary, asList([aRow()]));
  await user.click(card.getByRole('button', { name: 'Reintentar' }));
  expect(await card.findByText('2 profesionales en línea')).toBeTruthy();
});

test('an incomplete profile is asked for before the guard', async () => {
  proves('guard-needs-a-full-profile');
  answer(getOwnProfile, asOk(aUser({ full_profile: false })));
  const { user, address } = open();
  const card = await attend();
  expect(card.queryByRole('button', { name: 'Guardia Virtual' })).toBeNull();
  expect(
    card.getByText('Para atenderte necesitamos tus datos personales y tu cobertura.'),
  ).toBeTruthy();
  await user.click(card.getByRole('link', { name: 'Completá tus datos' }));
  expect(address()).toBe('/registro-completo');
});

test('with no consultations left the guard says why, and does not start', async () => {
  leftOver(0);
  const { user } = open();
  const card = await attend();
  expect(
    await card.findByText(
      'Usaste tus 3 consultas de este mes. Podés pagar una particular, o esperar al mes que viene.',
    ),
  ).toBeTruthy();
  const pay = card.getByRole('button', { name: 'Pagar consulta particular' });
  expect(pay.getAttribute('aria-disabled')).toBe('true');
  expect(card.getByText(/Pronto vas a poder pagarla desde acá/)).toBeTruthy();
  await user.click(card.getByRole('button', { name: 'Guardia Virtual' }));
  expect(start).not.toHaveBeenCalled();
});

test('with none left and a price, the way into the line leads past the payment', async () => {
  proves('private-consultation-when-used-up');
  leftOver(0, 15_000);
  answer(getPrivateConsultation, asOk(null));
  const { user } = open();
  const card = await attend();
  const pay = await card.findByRole('button', {
    name: /^Pagar una consulta particular · \$\s15\.000,00$/,
  });
  expect(card.getByText(/Si no te atienden, te devolvemos lo que pagaste/)).toBeTruthy();
  expect(card.getByRole('button', { name: 'Guardia Virtual' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
  await user.click(pay);
  expect(start).toHaveBeenCalledOnce();
});

test.each([
  ['OPEN', true, /sin terminar/, /^Pagar una consulta particular/],
  ['PAID', false, /^Ya pagaste una consulta particular para Marta/, 'Usar la consulta que pagaste'],
] as const)(
  'a consultation that is %s is told at home',
  async (status, isBeingPaid, text, name) => {
    proves('private-consultation-goes-on');
    leftOver(0, 15_000);
    answer(getPrivateConsultation, asOk({ id: 'una', price: 15_000, status, isBeingPaid }));
    const { user } = open();
    const card = await attend();
    expect(await card.findByText(text)).toBeTruthy();
    await user.click(card.getByRole('button', { name }));
    expect(start).toHaveBeenCalledOnce();
  },
);

test('with consultations left nobody is asked to pay', async () => {
  leftOver(1, 15_000);
  open();
  const card = await attend();
  await card.findByRole('button', { name: 'Guardia Virtual' });
  expect(card.queryByRole('button', { name: /particular/ })).toBeNull();
});

test('with nobody on duty it says so, and the queue is still open', async () => {
  answer(getGuardSummary, asList([aRow({ onDuty: 0, wait: null })]));
  const { user } = open();
  const card = await attend();
  expect(await card.findByText(/Ahora no hay profesionales en línea/)).toBeTruthy();
  await user.click(await card.findByRole('button', { name: 'Guardia Virtual' }));
  expect(start).toHaveBeenCalledOnce();
});

test('Programar Turno is there, says why not yet, and does nothing', async () => {
  proves('appointment-button-is-disabled');
  const { user } = open();
  const button = (await attend()).getByRole('button', { name: 'Programar Turno' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await user.click(button);
  expect(
    screen.getAllByText('Próximamente. Los turnos que te asignen van a aparecer en Mis turnos.'),
  ).toHaveLength(1);
  expect(start).not.toHaveBeenCalled();
});

test('where patients book by themselves it leads to the booking, once the profile is complete', async () => {
  proves('appointments-booked-by-patients');
  withBooking();
  const { user, address, unmount } = open();
  await user.click((await attend()).getByRole('link', { name: 'Programar Turno' }));
  expect(address()).toBe('/paciente/nuevo-turno');
  unmount();
  answer(getOwnProfile, asOk(aUser({ full_profile: false })));
  open();
  const button = (await attend()).getByRole('button', { name: 'Programar Turno' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

test('it says who is on duty, an honest wait, and what is left of the plan', async () => {
  proves('route-patient-home');
  answer(
    getGuardSummary,
    asList([
      aRow({ onDuty: 1, wait: { from: 10, to: 20 } }),
      aRow({ specialtyId: 2, name: 'Pediatría', onDuty: 1, wait: { from: 0, to: 10 } }),
    ]),
  );
  open();
  const card = await attend();
  expect(await card.findByText('2 profesionales en línea')).toBeTruthy();
  expect(card.getByText(/Guardia virtual · Clínica médica y Pediatría\./)).toBeTruthy();
  expect(card.getByText('Espera aproximada: menos de 10 minutos.')).toBeTruthy();
  expect(await screen.findByText('Plan Clásico · 3 consultas disponibles este mes')).toBeTruthy();
});

test.each([
  [1, 'Plan Clásico · 1 consulta disponible este mes'],
  [null, 'Plan Clásico'],
])('with %s consultations left: %s', async (left, text) => {
  leftOver(left);
  open();
  expect(await screen.findByText(text)).toBeTruthy();
});

test('while nobody is on duty the home says when the guard attends again, by its shifts', async () => {
  answer(getGuardSummary, asList([aRow({ onDuty: 0, wait: null })]));
  const week = [{ weekday: 'TUESDAY' as const, from: '08:00', to: '16:00' }];
  const hours = { specialtyId: 1, name: 'Clínica médica', week, isOpen: false };
  answer(getGuardHours, asList([{ ...hours, changesAt: '2026-11-24T11:00:00.000Z' }]));
  open();
  const card = await attend();
  expect(await card.findByText(/^Clínica médica: vuelve .+ a las 08:00\.$/)).toBeTruthy();
  const toHours = card.getByRole('link', { name: 'Ver horarios' });
  expect(toHours.getAttribute('href')).toBe('/ayuda');
});

test('A plan out of use is said to cover nothing, with the way to another one', async () => {
  proves('plan-out-of-use-pays-nothing');
  leftOver(0, 15_000, false);
  answer(getPrivateConsultation, asOk(null));
  open();
  expect(await screen.findByText('Plan Clásico · ya no cubre consultas acá')).toBeTruthy();
  expect(await screen.findByText(/Tu plan ya no está en la clínica y no cubre/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Pedir otro plan' }).getAttribute('href')).toBe(
    '/mi-plan',
  );
  expect(screen.getByRole('button', { name: /^Pagar una consulta particular/ })).toBeTruthy();
  expect(screen.queryByText(/Usaste/)).toBeNull();
});
