import {
  type Appointment,
  listAppointments,
  listConsultationsOfAppointment,
  listWaitingPlaces,
  waitInRoom,
} from '@app/contract/appointments';
import { anAppointment } from '@app/contract/appointments/fixtures';
import { asList, asOk } from '@app/contract/kernel';
import { act, screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { answer } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { AppointmentsScreen } from '../patient/appointments-screen.tsx';

/** The visit of the appointment, once it started. */
export const VISIT = '0198c0de-0000-7000-8000-00000000a001';

/** Opens the call. */
export const onEnter = vi.fn<(consultationId: string) => void>();

/** The server's state. */
export const agenda: { appointments: Appointment[]; arrivals: string[]; visits: string[] } = {
  appointments: [],
  arrivals: [],
  visits: [],
};

/** A server with one appointment, on 10 March 2025 at 17:20; call it before each test. */
export function openTheAgenda(): void {
  Object.assign(agenda, { appointments: [anAppointment()], arrivals: [], visits: [] });
  onEnter.mockClear();
  answer(listAppointments, ({ query }) => {
    const { statuses, page_number, page_size } = query as {
      statuses: string[];
      page_number: number;
      page_size: number;
    };
    const asked = agenda.appointments.filter(({ status }) => statuses.includes(status));
    return asList(asked.slice(page_number * page_size, (page_number + 1) * page_size));
  });
  answer(listConsultationsOfAppointment, ({ params }) =>
    asList(
      agenda.visits.map((consultationId) => ({
        consultationId,
        appointmentId: params.appointmentId ?? '',
        phase: 'OFFERED',
      })),
    ),
  );
  answer(listWaitingPlaces, asList([]));
  answer(waitInRoom, ({ params }) => {
    agenda.arrivals.push(params.appointmentId ?? '');
    return asOk(anAppointment({ confirm: true }));
  });
}

const AT = Date.parse('2025-03-10T20:20:00Z');

/** The instant at an offset such as '-15:01' from the hour of the appointment. */
function around(text: string): number {
  const [minutes = 0, seconds = 0] = text.slice(1).split(':').map(Number);
  const apart = (minutes * 60 + seconds) * 1000;
  return AT + (text.startsWith('-') ? -apart : apart);
}

/** Sets the device's clock, which then runs on. */
export function clockAt(text: string): void {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.setSystemTime(around(text));
}

/** Sets the device's clock, stopped. */
export function stoppedAt(text: string): void {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(around(text));
}

export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

export const open = (at = '/paciente/mis-turnos') =>
  renderScreen(
    <AppointmentsScreen
      room={{
        onEnter,
        equipment: <button type="button">Probar</button>,
        payment: ({ id }) => <p>{`Pago de ${id}`}</p>,
      }}
    />,
    { path: '/paciente/mis-turnos', at },
  );

/** The card of an appointment, by its hour. */
export const card = async (name: RegExp | string = /^lunes 10 de marzo, 17:20\u00a0h/) =>
  within(await screen.findByRole('region', { name }));
