import { asOk, dayOf } from '@app/contract/kernel';
import {
  discardProfileDraft,
  getOwnProfile,
  getProfileDraft,
  registerPatient,
  saveProfileDraft,
  updatePatient,
} from '@app/contract/profiles';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { session } from '../lib/session/session.ts';
import { answer, refusal } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/render.tsx';
import { PatientProfileScreen } from './patient-profile-screen.tsx';
import {
  aDraft,
  answerLists,
  answerNewPatient,
  logInPatient,
  soledad,
  typed,
} from './testing/patient.ts';

beforeEach(() => logInPatient());

const open = (search = '') =>
  renderScreen(<PatientProfileScreen />, {
    path: '/registro-completo',
    at: `/registro-completo${search}`,
  });
type View = ReturnType<typeof open>;

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const cityBox = () => screen.getByRole('combobox', { name: /^Ciudad/ });
const next = ({ user }: View) => user.click(screen.getByRole('button', { name: 'Siguiente' }));
type Saved = { version: number; step: number; content: object };

/** Stores what is saved on the way, one version after another. */
function answerSaves(): Saved[] {
  const saved: Saved[] = [];
  answer(saveProfileDraft, ({ body }) => {
    saved.push(body as Saved);
    return asOk(aDraft({ version: saved.length, step: (body as Saved).step }));
  });
  return saved;
}

test('a profile that cannot be read says so, and is read again when asked', async () => {
  proves('profile-lookup-fails');
  answerNewPatient();
  answer(getProfileDraft, refusal(500, 'server.fault'));
  const view = open();
  expect(await screen.findByText('Ocurrió un error buscando el perfil del usuario')).toBeTruthy();
  answer(getProfileDraft, asOk(aDraft()));
  await view.user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await heading('Paso 1 de 4: Información Personal');
});

test('an unknown step is told', async () => {
  proves('wizard-unknown-step');
  answerNewPatient();
  open('?paso=7');
  await heading('No encontrado');
});

test('a step that is not due yet leads to the one that is', async () => {
  answerNewPatient();
  const view = open('?paso=3');
  await heading('Paso 1 de 4: Información Personal');
  expect(view.address()).toBe('/registro-completo?paso=1');
});

describe('a step', () => {
  test('is saved with Siguiente before the next is shown', async () => {
    proves('draft-of-a-profile-is-resumed');
    answerNewPatient();
    const saved = answerSaves();
    const view = open();
    await heading(/^Paso 1/);
    const { user } = view;
    await user.type(screen.getByLabelText('Nombre'), 'Soledad');
    await user.type(screen.getByLabelText('Apellido'), 'Núñez');
    await user.type(screen.getByLabelText('Fecha de nacimiento'), '07031990');
    await user.click(screen.getByRole('radio', { name: 'Femenino' }));
    await user.click(screen.getByRole('checkbox', { name: 'Confirmo que es mi CUIL' }));
    await user.type(screen.getByLabelText('Teléfono celular'), '3514567890');
    await user.click(screen.getByRole('radio', { name: 'Soy Particular' }));
    await next(view);
    const title = await heading('Paso 2 de 4: Dirección');
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(view.address()).toBe('/registro-completo?paso=2');
    expect(saved).toMatchObject([{ version: 0, step: 2, content: { personal: typed.personal } }]);
  });

  test('that cannot be saved says so and keeps what was typed', async () => {
    answerNewPatient(aDraft({ version: 1, step: 2, content: { personal: typed.personal } }));
    answer(saveProfileDraft, refusal(500, 'server.fault'));
    const view = open('?paso=2');
    await heading(/^Paso 2/);
    await fillAddress(view);
    await next(view);
    expect(await screen.findByText(/No pudimos guardar este paso/)).toBeTruthy();
    expect(screen.getByLabelText('Calle')).toHaveProperty('value', 'Belgrano');
  });

  test('saved by another tab meanwhile: the person says which stands', async () => {
    proves('draft-of-a-profile-is-versioned');
    answerNewPatient(aDraft({ version: 1, step: 2, content: { personal: typed.personal } }));
    const other = { ...typed.address.address_dto, street: 'Sarmiento' };
    const current = aDraft({
      version: 4,
      step: 3,
      content: { personal: typed.personal, address: { address_dto: other } },
    });
    answer(saveProfileDraft, refusal(409, 'profiles.stale-draft', { current }));
    const view = open('?paso=2');
    await heading(/^Paso 2/);
    await fillAddress(view);
    await next(view);
    const conflict = within(await screen.findByRole('alert'));
    expect(conflict.getByText('Estos datos cambiaron en otra pantalla')).toBeTruthy();
    const saved = answerSaves();
    await view.user.click(conflict.getByRole('button', { name: 'Guardar lo que escribí acá' }));
    await heading(/^Paso 3/);
    expect(saved).toMatchObject([
      { version: 4, step: 3, content: { address: { address_dto: { street: 'Belgrano' } } } },
    ]);
  });

  test('of another tab can be taken over', async () => {
    answerNewPatient(aDraft({ version: 1, step: 2, content: { personal: typed.personal } }));
    const current = aDraft({ version: 4, step: 2, content: { personal: typed.personal } });
    answer(saveProfileDraft, refusal(409, 'profiles.stale-draft', { current }));
    const view = open('?paso=2');
    await heading(/^Paso 2/);
    await fillAddress(view);
    await next(view);
    await view.user.click(await screen.findByRole('button', { name: 'Usar lo guardado' }));
    await waitFor(() => expect(screen.getByLabelText('Calle')).toHaveProperty('value', ''));
  });

  test('that cannot be saved says why where it is seen, and keeps what was typed', async () => {
    answerNewPatient(aDraft({ version: 1, step: 2, content: { personal: typed.personal } }));
    const show = vi.spyOn(Element.prototype, 'scrollIntoView');
    const view = open('?paso=2');
    await heading(/^Paso 2/);
    await fillAddress(view);
    answer(saveProfileDraft, () => Promise.reject(new TypeError('Failed to fetch')));
    await next(view);
    const notice = await screen.findByText(
      'No pudimos guardar este paso. Lo que escribiste sigue acá. No pudimos comunicarnos con la plataforma. Revisá tu conexión a internet y probá de nuevo.',
    );
    expect(show.mock.contexts).toContain(notice.closest('[role=alert]'));
    expect(screen.getByLabelText('Calle')).not.toHaveProperty('value', '');
  });

  test('that another tab finished meanwhile is read again', async () => {
    answerNewPatient(aDraft({ version: 1, step: 2, content: { personal: typed.personal } }));
    answer(discardProfileDraft, { status: 'ok' });
    answer(
      saveProfileDraft,
      refusal(409, 'profiles.stale-draft', { current: aDraft({ version: 0 }) }),
    );
    const view = open('?paso=2');
    await heading(/^Paso 2/);
    await fillAddress(view);
    await next(view);
    const take = await screen.findByRole('button', { name: 'Usar lo guardado' });
    answer(getOwnProfile, asOk(soledad));
    answer(getProfileDraft, asOk(aDraft()));
    await view.user.click(take);
    await waitFor(() =>
      expect(screen.getByLabelText('Código postal')).toHaveProperty('value', '5186'),
    );
    expect(screen.queryByText('Estos datos cambiaron en otra pantalla')).toBeNull();
  });

  test('that is being typed stays when everything is read again', async () => {
    proves('reading-again-changes-nothing-typed');
    answerNewPatient();
    const { user, readAgain } = open();
    await heading(/^Paso 1/);
    await user.type(screen.getByLabelText('Nombre'), 'Soledad');
    answer(getProfileDraft, asOk(aDraft({ version: 3, step: 3 })));
    await readAgain();
    expect(screen.getByLabelText('Nombre')).toHaveProperty('value', 'Soledad');
    answer(getProfileDraft, refusal(500, 'server.fault'));
    answer(getOwnProfile, refusal(500, 'server.fault'));
    await readAgain();
    expect(screen.getByLabelText('Nombre')).toHaveProperty('value', 'Soledad');
  });

  const fillAddress = async ({ user }: View) => {
    await user.selectOptions(await screen.findByLabelText('Provincia'), 'Córdoba');
    await waitFor(() => expect(cityBox()).toHaveProperty('disabled', false));
    await user.type(cityBox(), 'alta');
    await user.click(await screen.findByRole('option', { name: 'Alta Gracia' }));
    await user.type(screen.getByLabelText('Calle'), 'Belgrano');
    await user.type(screen.getByLabelText('Numeración'), '1250');
    await user.type(screen.getByLabelText('Código postal'), '5186');
  };

  test('is resumed where it was left, or left aside', async () => {
    proves('draft-of-a-profile-is-resumed');
    answerNewPatient(aDraft({ version: 2, step: 2, content: { personal: typed.personal } }));
    answer(discardProfileDraft, { status: 'ok' });
    const { user } = open();
    await heading('Paso 2 de 4: Dirección');
    expect(screen.getByText('Seguí donde dejaste.')).toBeTruthy();
    answer(getProfileDraft, asOk(aDraft()));
    await user.click(screen.getByRole('button', { name: 'Empezar de nuevo' }));
    const question = within(await screen.findByRole('dialog', { name: '¿Empezar de nuevo?' }));
    await user.click(question.getByRole('button', { name: 'Empezar de nuevo' }));
    await heading('Paso 1 de 4: Información Personal');
    expect(screen.getByLabelText('Nombre')).toHaveProperty('value', '');
  });

  test('over which the session ended comes back after logging in, and is sent again', async () => {
    proves('session-end-loses-nothing');
    answerNewPatient();
    const first = open();
    await heading(/^Paso 1/);
    await first.user.type(screen.getByLabelText('Nombre'), 'Soledad');
    act(() => session.end('expired'));
    first.unmount();
    await logInPatient();
    const saved = answerSaves();
    open();
    await heading(/^Paso 1/);
    expect(
      await screen.findByText('Recuperamos lo que estabas escribiendo cuando se cerró tu sesión.'),
    ).toBeTruthy();
    expect(screen.getByLabelText('Nombre')).toHaveProperty('value', 'Soledad');
    await waitFor(() => expect(saved).toMatchObject([{ version: 0, step: 1 }]));
  });

  test('over which the session ended is not shown to another account', async () => {
    answerNewPatient();
    const first = open();
    await heading(/^Paso 1/);
    await first.user.type(screen.getByLabelText('Nombre'), 'Soledad');
    act(() => session.end('expired'));
    first.unmount();
    await logInPatient('a2');
    open();
    await heading(/^Paso 1/);
    expect(screen.getByLabelText('Nombre')).toHaveProperty('value', '');
  });
});

test('the country is Argentina until another is chosen from the list, where each stands once', async () => {
  proves('country-default', 'countries-list');
  answerNewPatient(aDraft({ version: 1, step: 2, content: { personal: typed.personal } }));
  const { user } = open('?paso=2');
  await heading(/^Paso 2/);
  const country = screen.getByRole('combobox', { name: 'País' });
  expect(country).toHaveProperty('value', 'Argentina');
  await user.clear(country);
  await user.click(country);
  const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(names).toEqual(expect.arrayContaining(['Argentina', 'Brasil', 'Chile']));
  expect(new Set(names).size).toBe(names.length);
});

test('the city waits for the province, and another province clears it', async () => {
  proves('city-waits-for-the-province');
  answerNewPatient(aDraft({ version: 1, step: 2, content: { personal: typed.personal } }));
  const { user } = open('?paso=2');
  await heading(/^Paso 2/);
  expect(screen.getByText('Seleccioná primero tu provincia')).toBeTruthy();
  await user.selectOptions(await screen.findByLabelText('Provincia'), 'Córdoba');
  await waitFor(() => expect(cityBox()).toHaveProperty('disabled', false));
  await user.type(cityBox(), 'villa');
  await user.click(await screen.findByRole('option', { name: 'Villa María' }));
  expect(cityBox()).toHaveProperty('value', 'Villa María');
  await user.selectOptions(screen.getByLabelText('Provincia'), 'Buenos Aires');
  await waitFor(() => expect(cityBox()).toHaveProperty('value', ''));
});

test('a city that is not listed can be typed, and the list chosen again', async () => {
  answerNewPatient(aDraft({ version: 1, step: 2, content: { personal: typed.personal } }));
  const saved = answerSaves();
  const { user } = open('?paso=2');
  await heading(/^Paso 2/);
  await user.type(screen.getByLabelText('Calle'), 'Los Aromos');
  await user.type(screen.getByLabelText('Numeración'), '12');
  await user.type(screen.getByLabelText('Código postal'), '5158');
  await user.selectOptions(await screen.findByLabelText('Provincia'), 'Córdoba');
  await user.click(await screen.findByRole('button', { name: 'Mi localidad no está' }));
  const written = screen.getByRole('textbox', { name: /^Ciudad/ });
  await waitFor(() => expect(document.activeElement).toBe(written));
  await user.type(written, 'Paraje Las Chacras');
  await user.click(screen.getByRole('button', { name: 'Elegir de la lista' }));
  expect(cityBox()).toHaveProperty('value', '');
  // The list opens on focus and closes before another control can be pressed.
  await screen.findByRole('listbox');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Mi localidad no está' }));
  await user.type(screen.getByRole('textbox', { name: /^Ciudad/ }), 'Paraje Las Chacras');
  await user.click(screen.getByRole('button', { name: 'Siguiente' }));
  await heading(/^Paso 3/);
  expect(JSON.stringify(saved.at(-1))).toContain('"city":"Paraje Las Chacras"');
});

test('medicines are searched for or written, and never twice', async () => {
  proves('medication-list-unique');
  const content = { personal: typed.personal, address: typed.address };
  answerNewPatient(aDraft({ version: 2, step: 3, content }));
  const { user } = open();
  await heading(/^Paso 3/);
  await user.type(screen.getByRole('combobox', { name: /^Medicación frecuente/ }), 'ibu');
  await user.click(await screen.findByRole('option', { name: 'Ibuprofeno 400 mg, comprimido' }));
  const other = screen.getByLabelText(/^Otra medicación/);
  const add = screen.getByRole('button', { name: 'Agregar medicación' });
  const isUnavailable = () => add.getAttribute('aria-disabled') === 'true';
  expect(isUnavailable()).toBe(true);
  await user.click(add);
  expect(screen.getByText('Escribí primero el nombre')).toBeTruthy();
  await user.type(other, 'Té de boldo');
  expect(isUnavailable()).toBe(false);
  await user.click(add);
  await user.type(other, 'TE DE BOLDO');
  expect(isUnavailable()).toBe(true);
  await user.click(add);
  expect(await screen.findByText('Ya está en la lista')).toBeTruthy();
  const list = screen.getByRole('list', { name: 'Medicación frecuente: elegidas' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Quitar Té de boldo' }));
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
});

describe('Datos Ingresados', () => {
  const whole = () => answerNewPatient(aDraft({ version: 3, step: 4, content: typed }));

  test('shows what was typed, each with a way to change it that comes back', async () => {
    proves('patient-summary');
    whole();
    const saved = answerSaves();
    const view = open();
    await heading('Paso 4 de 4: Datos Ingresados');
    const personal = within(screen.getByRole('region', { name: 'Información Personal' }));
    for (const text of [
      'Soledad',
      '40.999.888',
      '07/03/1990',
      '27-40999888-2',
      '+54 9 351 456 7890',
    ]) {
      expect(personal.getByText(text)).toBeTruthy();
    }
    expect(screen.getByText('Té de boldo')).toBeTruthy();
    await view.user.click(screen.getByRole('button', { name: 'Cambiar Calle' }));
    await heading('Paso 2 de 4: Dirección');
    await view.user.clear(screen.getByLabelText('Calle'));
    await view.user.type(screen.getByLabelText('Calle'), 'Sarmiento');
    await view.user.click(screen.getByRole('button', { name: 'Guardar y volver al resumen' }));
    await heading('Paso 4 de 4: Datos Ingresados');
    expect(screen.getByText('Sarmiento')).toBeTruthy();
    expect(saved.at(-1)?.step).toBe(4);
  });

  test('that the server refuses says why, and can be sent again', async () => {
    proves('failed-submit-may-be-repeated', 'profile-update-fails');
    whole();
    answerSaves();
    const fieldErrors = [
      {
        field: 'birth_date',
        code: 'birth_date.under-eighteen',
        message: 'birth_date.under-eighteen',
      },
    ];
    answer(registerPatient, refusal(400, 'request.invalid', { fieldErrors }));
    const view = open();
    await heading(/^Paso 4/);
    await view.user.click(screen.getByRole('button', { name: 'Finalizar' }));
    const told = await screen.findAllByText(/Ocurrió un problema con la actualización del perfil/);
    expect(told.some(({ textContent }) => textContent?.includes('Debes ser mayor a 18 años'))).toBe(
      true,
    );
    expect(
      screen.getByRole('button', { name: 'Finalizar' }).getAttribute('aria-disabled'),
    ).toBeNull();
    expect(view.address()).toBe('/registro-completo?paso=4');
  });

  test('makes the profile, says so and goes home', async () => {
    proves('profile-success-goes-home', 'profile-updated-words');
    whole();
    answerSaves();
    const sent: unknown[] = [];
    answer(registerPatient, ({ body }) => {
      sent.push(body);
      return asOk(soledad);
    });
    const view = open();
    await heading(/^Paso 4/);
    await view.user.click(screen.getByRole('button', { name: 'Finalizar' }));
    await waitFor(() => expect(view.address()).toBe('/paciente'));
    expect(await screen.findByText('¡Actualización de perfil realizada con éxito!')).toBeTruthy();
    expect(sent).toMatchObject([
      {
        first_name: 'Soledad',
        birth_date: '1990-03-07',
        id_number: '40999888',
        cuil: '27409998882',
        address_dto: { street: 'Belgrano', postal_code: '5186' },
        patient_dto: {
          attention_type: 'Particular',
          size: 1.68,
          another_frequent_medication: [{ name: 'Té de boldo' }],
        },
      },
    ]);
  });

  test('is where a whole profile opens, and a change is sent as one', async () => {
    answerLists();
    const boldo = { id: '0198c0de-0000-7000-8000-0000000000b0', name: 'Té de boldo' };
    const { patient_dto } = soledad;
    const frequent_medication = [...(patient_dto?.frequent_medication ?? []), boldo];
    const taking = patient_dto && { ...patient_dto, frequent_medication };
    answer(getOwnProfile, asOk({ ...soledad, patient_dto: taking }));
    answer(getProfileDraft, asOk(aDraft()));
    answerSaves();
    const sent: unknown[] = [];
    answer(updatePatient, ({ body }) => {
      sent.push(body);
      return asOk(soledad);
    });
    const view = open();
    await heading('Paso 4 de 4: Datos Ingresados');
    const coverage = within(screen.getByRole('region', { name: 'Cobertura' }));
    expect(await coverage.findByText('OSDE 310')).toBeTruthy();
    await view.user.click(screen.getByRole('button', { name: 'Finalizar' }));
    await waitFor(() => expect(view.address()).toBe('/paciente'));
    expect(sent).toMatchObject([
      {
        patient_dto: {
          prepaid_health_category: { id: 5 },
          affiliate_number: '60123',
          ids_pre_existing_disease: [70],
          ids_frequent_medication: [11],
          another_frequent_medication: [boldo],
        },
      },
    ]);
  });

  test('of 17, whose account staff gave, opens and is changed like any other', async () => {
    answerLists();
    const year = Number(dayOf(new Date()).slice(0, 4)) - 17;
    answer(getOwnProfile, asOk({ ...soledad, birth_date: `${year}-01-01` }));
    answer(getProfileDraft, asOk(aDraft()));
    answerSaves();
    const view = open('?paso=1');
    await heading('Paso 1 de 4: Información Personal');
    await next(view);
    await heading('Paso 2 de 4: Dirección');
  });

  test('a coverage that staff verified is not offered for change', async () => {
    answerLists();
    const patient_dto = soledad.patient_dto && { ...soledad.patient_dto, coverage_verified: true };
    answer(getOwnProfile, asOk({ ...soledad, patient_dto }));
    answer(getProfileDraft, asOk(aDraft()));
    open();
    await heading(/^Paso 4/);
    const coverage = within(screen.getByRole('region', { name: 'Cobertura' }));
    expect(coverage.queryByRole('button')).toBeNull();
  });
});
