import {
  acceptOffer,
  declineOffer,
  leaveWaitingList,
  listWaitingPlaces,
  type WaitingPlace,
} from '@app/contract/appointments';
import { anAppointment, aSlot } from '@app/contract/appointments/fixtures';
import { asList, asOk } from '@app/contract/kernel';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { bookingEndsAfterEach, withBooking } from '../../testing/booking-on.ts';
import { answer, refusal } from '../../testing/fake-server.ts';
import { agenda, card, clockAt, open, openTheAgenda, pass } from '../testing/patient-room.tsx';

bookingEndsAfterEach();

let places: WaitingPlace[];

const aPlace = (changes: Partial<WaitingPlace> = {}): WaitingPlace => ({
  id: '01957000-0000-7000-8000-0000000000a1',
  patientId: anAppointment().patient_dto.id,
  patientName: 'Tomás Núñez',
  specialtyId: 1,
  specialty: 'Clínica médica',
  professional: {
    id: anAppointment().professional_dto.id,
    name: 'Dra. Laura Pérez',
    attends: true,
  },
  isFirst: false,
  createdDate: '2025-03-08T12:00:00.000Z',
  offer: null,
  ...changes,
});

/** Reserved until 24 minutes after these tests' time. */
const offer = {
  slot: aSlot(),
  professionalName: 'Dra. Laura Pérez',
  until: '2025-03-10T18:44:30.000Z',
};

beforeEach(() => {
  clockAt('-120:00');
  withBooking();
  openTheAgenda();
  agenda.appointments = [];
  places = [aPlace()];
  answer(listWaitingPlaces, () => asList(places));
});
afterEach(() => void vi.useRealTimers());

const button = (name: string) => screen.findByRole('button', { name });

test('places that cannot be read say so', async () => {
  answer(listWaitingPlaces, refusal(500, 'server.fault'));
  open();
  expect(await screen.findByText('Ocurrió un error al obtener tus lugares de espera')).toBeTruthy();
});

test('a place says where, for whom and that nothing was freed yet, and is left', async () => {
  proves('appointments-waiting-list');
  answer(leaveWaitingList, () => {
    places = [];
    return { status: 'ok' as const };
  });
  const { user } = open();
  const { getByText } = await card('Esperás que se libere un turno');
  expect(getByText('Clínica médica, con la Dra. Laura Pérez')).toBeTruthy();
  expect(getByText('Para Tomás Núñez')).toBeTruthy();
  expect(getByText('Te avisamos en Notificaciones cuando se libere.')).toBeTruthy();
  await user.click(await button('Dejar de esperar'));
  const question = screen.getByRole('dialog', { name: '¿Querés dejar de esperar?' });
  await user.click(within(question).getByRole('button', { name: 'Volver' }));
  expect(places).toHaveLength(1);
  await user.click(await button('Dejar de esperar'));
  await user.click(await button('Sí, dejar de esperar'));
  await vi.waitFor(() => expect(screen.queryByText(/^Esperás que se libere/)).toBeNull());
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })),
  );
});

test('an offer that was lost meanwhile says so, and the place stays', async () => {
  proves('appointments-waiting-list');
  places = [aPlace({ offer })];
  answer(acceptOffer, () => {
    places = [aPlace()];
    return refusal(409, 'appointments.offer-over');
  });
  const { user } = open();
  await user.click(await button('Tomar el turno'));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'La oferta venció o la tomó otra persona. Seguís en la lista.',
  );
  expect(await screen.findByText(/^Te avisamos en Notificaciones/)).toBeTruthy();
});

test('an offer says until when it is kept, and is taken', async () => {
  proves('appointments-waiting-list');
  places = [aPlace({ offer })];
  answer(acceptOffer, () => {
    places = [];
    agenda.appointments = [anAppointment({ hour: '17:40' })];
    return asOk(anAppointment());
  });
  const { user } = open();
  expect(
    await screen.findByText(
      'Se liberó un turno: lunes 10 de marzo, 17:40 h, con la Dra. Laura Pérez',
    ),
  ).toBeTruthy();
  expect(screen.getByText('Te lo guardamos hasta las 15:44 h: 24 minutos.')).toBeTruthy();
  await user.click(await button('Tomar el turno'));
  expect(await card('lunes 10 de marzo, 17:40\u00a0h')).toBeTruthy();
});

test('an offer that does not suit is let go, and the place stays', async () => {
  places = [aPlace({ offer })];
  answer(declineOffer, () => {
    places = [aPlace()];
    return asOk(aPlace());
  });
  const { user } = open();
  await user.click(await button('No me sirve'));
  expect(await screen.findByText(/^Te avisamos en Notificaciones/)).toBeTruthy();
});

test('an offer ends by itself', async () => {
  places = [aPlace({ offer: { ...offer, until: '2025-03-10T18:20:30.000Z' } })];
  open();
  expect(await screen.findByText(/menos de un minuto/)).toBeTruthy();
  await pass(31_000);
  expect(screen.getByText('Esta oferta ya venció. Seguís en la lista.')).toBeTruthy();
});

test('a place with a professional who cannot attend promises no hour', async () => {
  places = [aPlace({ professional: { id: 'x', name: 'Dra. Laura Pérez', attends: false } })];
  open();
  expect(await screen.findByText(/^Por ahora no atiende/)).toBeTruthy();
  expect(screen.queryByText('Te avisamos en Notificaciones cuando se libere.')).toBeNull();
});

test('whoever is first in line because the clinic cancelled reads so', async () => {
  places = [aPlace({ isFirst: true, professional: null })];
  open();
  expect(await screen.findByText(/^Te la ofrecemos antes que a nadie/)).toBeTruthy();
});
