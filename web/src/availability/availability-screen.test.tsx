import {
  type Availability,
  type ChangePreview,
  createException,
  createSchedule,
  deleteException,
  deleteSchedules,
  getAvailability,
  type NewSchedule,
  validateException,
  validateSchedule,
} from '@app/contract/availability';
import { aNewSchedule, anAvailability, aSchedule } from '@app/contract/availability/fixtures';
import { asList, asOk, done } from '@app/contract/kernel';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { answer, refusal } from '../testing/fake-server.ts';
import { logInAs, paula } from '../testing/log-in.ts';
import { renderScreen } from '../testing/render.tsx';
import { AvailabilityScreen } from './availability-screen.tsx';

const OSDE = { id: 4, name: 'OSDE' };
const SWISS = { id: 7, name: 'Swiss Medical' };
const ana = { id: 'f1', date: '2026-11-23', hour: '10:20', patient: 'Gómez, Ana' };
const conflict: ChangePreview = { result: 'CONFLICT', slots: 36, appointments: [ana] };
const OPENED = {
  id: '01957000-0000-7000-8000-0000000000c1',
  kind: 'OPEN_HOLIDAY',
  day: '2026-12-08',
  check_in: '09:00',
  check_out: '13:00',
  reason: '',
} as const;
const HOLIDAY = { day: '2026-12-08', name: 'Inmaculada Concepción de María' };

let agenda: Availability;
let saved: unknown[];

beforeEach(async () => {
  // A Saturday, seven in the morning in Argentina.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00Z') });
  agenda = anAvailability({ attends: { particular: true, insurers: [OSDE, SWISS] } });
  saved = [];
  answer(getAvailability, () => asOk(agenda));
  answer(validateSchedule, asOk({ result: 'OK', slots: 36, appointments: [] }));
  answer(createSchedule, ({ body }) => {
    saved.push(body);
    return asList([aSchedule()]);
  });
  await logInAs(paula);
});

afterEach(() => {
  vi.useRealTimers();
});

const show = () => renderScreen(<AvailabilityScreen />);

async function openForm() {
  const view = show();
  await view.user.click(await screen.findByRole('button', { name: 'Agregar' }));
  const form = within(await screen.findByRole('dialog'));
  await form.findByLabelText('Tipo de consulta');
  const choose = (label: string, option: string) =>
    view.user.selectOptions(form.getByLabelText(label), option);
  const press = (name: string) => view.user.click(form.getByRole('checkbox', { name }));
  const save = () => view.user.click(form.getByRole('button', { name: 'Guardar' }));
  const type = (label: string, day: string) =>
    view.user.type(form.getByLabelText(new RegExp(label)), day);
  return { ...view, form, choose, press, save, type };
}

/** Mondays and Wednesdays from nine to one, for private patients. */
async function fillIn() {
  const form = await openForm();
  await form.choose('Tipo de consulta', 'Particular');
  await form.press('lunes');
  await form.press('miércoles');
  await form.choose('Desde', '09:00');
  await form.choose('Hasta', '13:00');
  return form;
}

test.each(['31022027', '3102'])(
  'an end "%s" that is no day is refused, not left out',
  async (typed) => {
    const { form, type, save } = await fillIn();
    await type('Fecha Hasta', typed);
    await save();
    expect(await form.findByRole('link', { name: 'Ingresá una fecha válida' })).toBeTruthy();
    expect(form.queryByText(/Vas a abrir/)).toBeNull();
  },
);

test('an agenda that cannot be read says so, and is read again when asked', async () => {
  answer(getAvailability, refusal(500, 'server.fault'));
  const { user } = show();
  expect(await screen.findByText('Ocurrió un error al obtener tu agenda')).toBeTruthy();
  answer(getAvailability, () => asOk(agenda));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Todavía no hay horarios abiertos')).toBeTruthy();
});

test('a guard professional of the staff reads the agenda, and why it is not theirs to change', async () => {
  proves('availability-of-an-office');
  agenda = anAvailability({
    agenda: 'STAFF_GUARD',
    schedules: [aSchedule()],
    holidays: [HOLIDAY],
  });
  show();
  expect(await screen.findByText(/Tu agenda la define la dirección técnica/)).toBeTruthy();
  expect(screen.getByText('Lun, Mié · 09:00-13:00')).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
});

describe('opening hours', () => {
  test('nothing filled in is refused, each field in its own words', async () => {
    proves('availability-words');
    const { form, save } = await openForm();
    await save();
    const faults = within(await form.findByRole('alert'))
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(faults).toEqual([
      'Seleccione un tipo de consulta',
      'Selecciona al menos un día',
      'Valor Desde requerido',
      'Valor Hasta requerido',
    ]);
    expect(saved).toEqual([]);
  });

  test('of insurers, one of the own profile has to be chosen', async () => {
    proves('availability-words');
    const { form, choose, press, save } = await openForm();
    await choose('Tipo de consulta', 'Obra social o prepaga');
    expect(form.getByRole('checkbox', { name: 'Swiss Medical' })).toBeTruthy();
    await save();
    expect(await form.findByRole('link', { name: 'Seleccione una Obra Social' })).toBeTruthy();
    await press('OSDE');
    await press('viernes');
    await choose('Desde', '20:00');
    await choose('Hasta', '24:00');
    await save();
    const schedule = aNewSchedule({
      attention_type_id: 2,
      id_prepaid_healths: [4],
      days: ['FRIDAY'],
      check_in: '20:00',
      check_out: '24:00',
    });
    await waitFor(() => expect(saved).toEqual([{ schedule, notifyPatients: false }]));
  });

  test('what ends before it begins is refused', async () => {
    const { form, choose, save } = await fillIn();
    await choose('Hasta', '08:40');
    await save();
    const fault = 'El valor Hasta debe ser mayor que el valor Desde';
    expect(await form.findByRole('link', { name: fault })).toBeTruthy();
  });

  test('one date without the other is refused, and one before the other', async () => {
    proves('availability-words');
    const { form, save, type } = await fillIn();
    await type('Fecha Desde', '10122026');
    await save();
    const both = 'Ambas fechas son requeridas para guardar el rango';
    expect(await form.findByRole('link', { name: both })).toBeTruthy();
    await type('Fecha Hasta', '09122026');
    await save();
    const order = 'La fecha Hasta debe ser mayor que la fecha Desde';
    expect(await form.findByRole('link', { name: order })).toBeTruthy();
    expect(saved).toEqual([]);
  });

  test.each([
    [404, 'availability.overlap', 'Ya existe una agenda para ese día/horario'],
    [
      409,
      'availability.over',
      'Ocurrió un error guardando la agenda. En ese período no queda ningún horario.',
    ],
    [400, 'request.invalid', 'Ocurrió un error guardando la agenda'],
  ])('refused with %i %s it says so, and keeps what was typed', async (status, code, text) => {
    proves('availability-saving-words');
    answer(createSchedule, refusal(status, code));
    const { form, save } = await fillIn();
    await save();
    expect(await form.findByText(text)).toBeTruthy();
    expect(form.getByLabelText<HTMLSelectElement>('Desde').value).toBe('09:00');
  });

  test('hours go in steps of twenty minutes, and it says how many appointments they open', async () => {
    proves('slots-of-twenty-minutes', 'schedule-of-thirty-days', 'availability-screen');
    const { form, choose, press, save } = await openForm();
    const options = within(form.getByLabelText('Desde')).getAllByRole('option');
    expect(options.slice(1, 4).map((option) => option.textContent)).toEqual([
      '00:00',
      '00:20',
      '00:40',
    ]);
    expect(form.getByText(/para ver cuántos turnos/)).toBeTruthy();
    await choose('Tipo de consulta', 'Particular');
    await press('lunes');
    await choose('Desde', '09:00');
    await choose('Hasta', '12:00');
    // Four Mondays from 21 November to 20 December, of nine appointments each.
    expect(form.getByText('Vas a abrir 36 turnos')).toBeTruthy();
    await save();
    const schedule = aNewSchedule({ days: ['MONDAY'], check_out: '12:00' });
    await waitFor(() => expect(saved).toEqual([{ schedule, notifyPatients: false }]));
    expect(await screen.findByText('La disponibilidad quedó guardada.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('holidays and blocked hours are not counted', async () => {
    agenda = {
      ...agenda,
      holidays: [{ day: '2026-11-23', name: 'Soberanía Nacional' }],
      exceptions: [
        {
          id: 'e1',
          kind: 'BLOCKED',
          day: '2026-11-30',
          check_in: '09:00',
          check_out: '12:40',
          reason: '',
        },
      ],
    };
    const { form, choose, press } = await openForm();
    await press('lunes');
    await choose('Desde', '09:00');
    await choose('Hasta', '13:00');
    expect(form.getByText('Vas a abrir 25 turnos')).toBeTruthy();
  });

  test('where appointments are met it names them, and goes on only when confirmed', async () => {
    proves('availability-conflict-is-asked');
    answer(validateSchedule, asOk(conflict));
    const { user, save } = await fillIn();
    await save();
    const question = within(
      await screen.findByRole('dialog', { name: 'Existen turnos programados en esta fecha' }),
    );
    expect(question.getByText('Gómez, Ana · lun 23/11 · 10:20')).toBeTruthy();
    expect(question.getByText(/Le avisamos al paciente/)).toBeTruthy();
    expect(saved).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Confirmar' }));
    await waitFor(() => expect(saved).toMatchObject([{ notifyPatients: true }]));
  });

  test('somebody who booked meanwhile is named too', async () => {
    answer(createSchedule, refusal(409, 'availability.conflict', { current: conflict }));
    const { save } = await fillIn();
    await save();
    expect(await screen.findByText('Gómez, Ana · lun 23/11 · 10:20')).toBeTruthy();
  });

  test('the hours of a row are copied to other days', async () => {
    const row = aSchedule({
      attention_types_dto: { id: 2, name: 'Obra social o prepaga' },
      id_prepaid_healths: [4],
      prepaid_healths: [OSDE],
      start_date: '2026-11-01',
      last_time_avalability: '2026-12-20',
    });
    agenda = { ...agenda, schedules: [row] };
    const { user } = show();
    const name = 'Copiar a otros días: Lun, Mié · 09:00-13:00';
    await user.click(await screen.findByRole('button', { name }));
    const form = within(await screen.findByRole('dialog', { name: 'Copiar a otros días' }));
    await user.click(await form.findByRole('checkbox', { name: 'jueves' }));
    await user.click(form.getByRole('button', { name: 'Guardar' }));
    const schedule: NewSchedule = aNewSchedule({
      attention_type_id: 2,
      id_prepaid_healths: [4],
      days: ['THURSDAY'],
      start_date: '2026-11-21',
      date_to: '2026-12-20',
    });
    await waitFor(() => expect(saved).toEqual([{ schedule, notifyPatients: false }]));
  });
});

test('a copied row is not for those whom the professional attends no more', async () => {
  agenda = anAvailability({
    schedules: [
      aSchedule({
        attention_types_dto: { id: 2, name: 'Obra social o prepaga' },
        id_prepaid_healths: [4],
        prepaid_healths: [OSDE],
      }),
    ],
  });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: /Copiar a otros días/ }));
  const type = await screen.findByLabelText<HTMLSelectElement>('Tipo de consulta');
  expect(type.selectedOptions[0]?.textContent).toBe('Particular');
});

describe('closing hours', () => {
  let asked: unknown[];
  beforeEach(() => {
    asked = [];
    agenda = {
      ...agenda,
      schedules: [aSchedule({ prepaid_healths: [OSDE], last_time_avalability: '2026-12-20' })],
    };
    answer(deleteSchedules, ({ query }) => {
      asked.push(query);
      return done;
    });
  });

  const remove = async () => {
    const view = show();
    const name = 'Eliminar: Lun, Mié · 09:00-13:00';
    await view.user.click(await screen.findByRole('button', { name }));
    await view.user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Eliminar' }),
    );
    return view;
  };

  test('a failure says so', async () => {
    answer(deleteSchedules, refusal(404, 'availability.not-found'));
    await remove();
    const text = 'Ocurrió un error eliminando la agenda. Ese horario ya no está en la agenda.';
    expect(await screen.findByText(text)).toBeTruthy();
  });

  test('all days of the row go together', async () => {
    proves('weekday-names', 'availability-screen');
    await remove();
    expect(screen.getByText(/· OSDE/)).toBeTruthy();
    await waitFor(() =>
      expect(asked).toEqual([
        {
          professionalId: agenda.professional.id,
          schedule_ids: aSchedule().ids,
          notify_patients: false,
        },
      ]),
    );
    expect(await screen.findByText('El horario quedó eliminado.')).toBeTruthy();
  });

  test('appointments in them are named, and cancelled when confirmed', async () => {
    answer(deleteSchedules, ({ query }) => {
      asked.push(query);
      const { notify_patients } = query as { notify_patients: boolean };
      return notify_patients
        ? done
        : refusal(409, 'availability.conflict', { current: { ...conflict, slots: 0 } });
    });
    const { user } = await remove();
    expect(await screen.findByText('Gómez, Ana · lun 23/11 · 10:20')).toBeTruthy();
    expect(screen.getByText('Este turno se cancela y se le avisa al paciente.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Confirmar' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ notify_patients: true }));
  });
});

describe('exceptions', () => {
  let sent: unknown[];
  beforeEach(() => {
    sent = [];
    answer(validateException, asOk({ result: 'OK', slots: 0, appointments: [] }));
    answer(createException, ({ body }) => {
      sent.push(body);
      return asOk({ ...(body as object), id: 'e1' } as never);
    });
  });

  test('a time without a day or hours is refused', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Bloquear horario' }));
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByRole('link', { name: 'Ingresá una fecha válida' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Valor Desde requerido' })).toBeTruthy();
    expect(sent).toEqual([]);
  });

  test('a blocked time names whom it cancels before it is stored', async () => {
    answer(validateException, asOk({ ...conflict, slots: 0 }));
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Bloquear horario' }));
    await user.type(screen.getByLabelText('Día'), '23112026');
    await user.selectOptions(screen.getByLabelText('Desde'), '10:00');
    await user.selectOptions(screen.getByLabelText('Hasta'), '11:00');
    await user.type(screen.getByLabelText(/Motivo/), 'Congreso');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Gómez, Ana · lun 23/11 · 10:20')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Confirmar' }));
    await waitFor(() =>
      expect(sent).toEqual([
        {
          kind: 'BLOCKED',
          day: '2026-11-23',
          check_in: '10:00',
          check_out: '11:00',
          reason: 'Congreso',
          notifyPatients: true,
        },
      ]),
    );
  });

  test('a holiday is shown, and attended in some hours', async () => {
    agenda = { ...agenda, holidays: [HOLIDAY] };
    const { user } = show();
    expect(await screen.findByText('Inmaculada Concepción de María')).toBeTruthy();
    await user.click(
      screen.getByRole('button', { name: 'Atender este feriado: martes, 8 de diciembre' }),
    );
    await user.selectOptions(screen.getByLabelText('Desde'), '09:00');
    await user.selectOptions(screen.getByLabelText('Hasta'), '13:00');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(sent).toMatchObject([{ kind: 'OPEN_HOLIDAY', day: '2026-12-08', check_in: '09:00' }]),
    );
  });

  test('the hours of a holiday say how many appointments of the week they open, also none', async () => {
    const tuesdays = aSchedule({ days: ['TUESDAY'], start_date: '2026-11-01' });
    agenda = {
      ...agenda,
      holidays: [HOLIDAY],
      schedules: [{ ...tuesdays, last_time_avalability: '2026-12-31' }],
    };
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: /^Atender este feriado/ }));
    await user.selectOptions(screen.getByLabelText('Desde'), '20:00');
    await user.selectOptions(screen.getByLabelText('Hasta'), '21:00');
    expect(await screen.findByText(/No abre ningún turno/)).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Desde'), '12:00');
    expect(await screen.findByText('Abre 3 turnos.')).toBeTruthy();
  });

  test('a holiday that is attended in part is offered for more hours', async () => {
    agenda = { ...agenda, holidays: [HOLIDAY], exceptions: [OPENED] };
    show();
    expect(await screen.findByText('Se atiende de 09:00 a 13:00')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Atender más horas: martes/ })).toBeTruthy();
  });

  test('hours of a holiday with appointments stay open, and it says whose they are', async () => {
    agenda = {
      ...agenda,
      exceptions: [
        {
          id: '01957000-0000-7000-8000-0000000000c1',
          kind: 'OPEN_HOLIDAY',
          day: '2026-11-23',
          check_in: '09:00',
          check_out: '13:00',
          reason: '',
        },
      ],
    };
    answer(deleteException, refusal(409, 'availability.conflict', { current: conflict }));
    const { user } = show();
    const name = 'Eliminar: lun 23/11 · 09:00-13:00';
    await user.click(await screen.findByRole('button', { name }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Eliminar' }));
    expect(await dialog.findByText(/Cancelalos o cambialos de hora primero/)).toBeTruthy();
    expect(dialog.getByText('Gómez, Ana · lun 23/11 · 10:20')).toBeTruthy();
  });
});
