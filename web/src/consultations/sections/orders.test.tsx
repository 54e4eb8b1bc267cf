import { getAttendedPatient, listIndicationsTemplates } from '@app/contract/consultations';
import { aCertificate, aReferral, aStudy } from '@app/contract/consultations/fixtures';
import { asOk } from '@app/contract/kernel';
import { aMedication } from '@app/contract/prescriptions/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { answer, refusal } from '../../testing/fake-server.ts';
import {
  anAttendedPatient,
  answerRecord,
  aWrittenDraft,
  box,
  chooseMedicine,
  confirmedSection,
  confirmSection,
  openAt,
  type openRecord,
  openSection,
  savedDrafts,
} from '../testing/open-record.tsx';

beforeEach(() => answerRecord(aWrittenDraft));

type User = Awaited<ReturnType<typeof openRecord>>['user'];

const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }));

/** Whether an action is present and disabled. */
const isUnavailable = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';

const prescribed = () =>
  within(screen.getByRole('list', { name: 'Medicamentos de la receta' })).getAllByRole('listitem');

describe('the prescription', () => {
  test('is not confirmed empty', async () => {
    proves('prescription-needs-something');
    const { user } = await openAt('Receta');
    await confirmSection(user);
    expect(screen.getByText('Debe agregar al menos un medicamento o indicación')).toBeTruthy();
  });

  test('is confirmed without medicines where there are indications', async () => {
    proves('section-confirmed-mark');
    answerRecord({ ...aWrittenDraft, pages: ['Reposo'] });
    const { user } = await openAt('Receta');
    await confirmSection(user);
    expect(confirmedSection('Receta')).toBeTruthy();
  });

  test('takes no medicine before one is chosen, and says why', async () => {
    proves('medication-chosen-first');
    const { user } = await openAt('Receta');
    expect(isUnavailable('Agregar medicamento')).toBe(true);
    await press(user, 'Agregar medicamento');
    expect(screen.getByText('Elegí un medicamento de la lista.')).toBeTruthy();
  });

  test('takes no chosen medicine without its posology, and leads to it', async () => {
    proves('medication-chosen-first');
    const { user } = await openAt('Receta');
    await chooseMedicine(user, 'ibupro', /^Ibuprofeno 400/);
    expect(isUnavailable('Agregar medicamento')).toBe(true);
    expect(screen.queryByText('La posología es requerida')).toBeNull();
    await press(user, 'Agregar medicamento');
    expect(screen.getByText('La posología es requerida')).toBeTruthy();
    expect(document.activeElement).toBe(box('Posología'));
    await user.keyboard('una por día');
    expect(isUnavailable('Agregar medicamento')).toBe(false);
    await press(user, 'Agregar medicamento');
    expect(prescribed()).toHaveLength(1);
    expect(isUnavailable('Agregar medicamento')).toBe(true);
    expect(screen.queryByText('Elegí un medicamento de la lista.')).toBeNull();
  });

  test('searches medicines from three letters on, and says when there are none', async () => {
    proves('medication-search-words');
    const { user } = await openAt('Receta');
    const search = screen.getByRole('combobox', { name: 'Medicamento' });
    await user.type(search, 'ib');
    const short = await screen.findAllByText('Debe ingresar al menos 3 caractes');
    expect(short.length).toBeGreaterThan(0);
    await user.type(search, 'zzz');
    const none = await screen.findAllByText('No se encontraron medicamentos');
    expect(none.length).toBeGreaterThan(0);
  });

  test('refuses a quantity and a posology that are wrong, in the words of the specification', async () => {
    proves('medication-words');
    const { user } = await openAt('Receta');
    await chooseMedicine(user, 'ibupro', /^Ibuprofeno 400/);
    await user.clear(box('Cantidad de envases'));
    await press(user, 'Agregar medicamento');
    expect(screen.getByText('La cantidad es requerida')).toBeTruthy();
    expect(screen.getByText('La posología es requerida')).toBeTruthy();
    await user.type(box('Cantidad de envases'), 'dos');
    expect(screen.getByText('Ingresa sólo números')).toBeTruthy();
    await user.click(box('Posología'));
    await user.paste('x'.repeat(201));
    expect(screen.getByText('La posologia no puede superar los 200 caracteres.')).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Medicamentos de la receta' })).toBeNull();
  });

  test('a medicine of restricted sale says so in the list, and cannot be added', async () => {
    const { user } = await openAt('Receta');
    await user.type(screen.getByRole('combobox', { name: 'Medicamento' }), 'morf');
    await user.click(await screen.findByRole('option', { name: /Morfina.*Venta restringida/ }));
    await user.type(box('Posología'), 'una por día');
    await press(user, 'Agregar medicamento');
    expect(screen.getByText('Es de venta restringida: no se puede recetar acá.')).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Medicamentos de la receta' })).toBeNull();
  });

  test('another medicine takes the dose, the unit and the text of the one before away', async () => {
    const { user } = await openAt('Receta');
    await chooseMedicine(user, 'ibupro', /^Ibuprofeno 400/);
    await user.type(box('Dosis'), '1');
    expect(box('Posología')).toHaveProperty('value', '1 comprimido cada 8 horas');
    await chooseMedicine(user, 'gotas', /Ibuprofeno gotas/);
    expect(box('Posología')).toHaveProperty('value', '');
    expect(box('Dosis')).toHaveProperty('value', '');
    expect(screen.getByRole('combobox', { name: 'Unidad' })).toHaveProperty('value', 'gota');
    expect(screen.getByText('8 años')).toBeTruthy();
    expect(screen.getByText('27 kg')).toBeTruthy();
  });

  test('an emptied box keeps nothing of how the medicine was to be taken', async () => {
    const { user } = await openAt('Receta');
    await chooseMedicine(user, 'ibupro', /^Ibuprofeno 400/);
    await user.type(box('Posología'), 'una por día');
    await user.clear(screen.getByRole('combobox', { name: 'Medicamento' }));
    await user.tab();
    expect(box('Posología')).toHaveProperty('value', '');
  });

  test('a medicine that matches an allergy is marked in the list and under the field', async () => {
    const { user } = await openAt('Receta');
    await chooseMedicine(user, 'amoxi', /Amoxicilina.*Alergia$/);
    expect(screen.getByText('Alergia')).toBeTruthy();
    await chooseMedicine(user, 'ibupro', /^Ibuprofeno 400/);
    expect(screen.queryByText('Alergia')).toBeNull();
  });

  test.each([
    ['Ninguna', 'Sin alergias conocidas'],
    [null, 'Alergias no informadas'],
  ])('allergies answered with %j are said as "%s", and mark nothing', async (allergies, words) => {
    const { patient_dto } = anAttendedPatient();
    answer(
      getAttendedPatient,
      asOk(anAttendedPatient({ patient_dto: { ...patient_dto, allergies } })),
    );
    const { user } = await openAt('Receta');
    expect(screen.getByText(words)).toBeTruthy();
    await chooseMedicine(user, 'amoxi', /Amoxicilina/);
    expect(screen.queryByText('Alergia')).toBeNull();
  });

  test('refuses the same medicine twice', async () => {
    proves('medication-once');
    answerRecord({ ...aWrittenDraft, medications: [aMedication()] });
    const { user } = await openAt('Receta');
    await chooseMedicine(user, 'ibupro', /^Ibuprofeno 400/);
    expect(screen.getByText('El medicamento ya fue agregado')).toBeTruthy();
    await user.type(box('Posología'), 'una por día');
    expect(isUnavailable('Agregar medicamento')).toBe(true);
    await press(user, 'Agregar medicamento');
    expect(prescribed()).toHaveLength(1);
  });

  test('a line is edited in its place, and removed', async () => {
    answerRecord({ ...aWrittenDraft, medications: [aMedication()] });
    const { user } = await openAt('Receta');
    const { name } = aMedication();
    await press(user, `Editar ${name}`);
    await user.clear(box('Posología'));
    await user.type(box('Posología'), 'una por día');
    await user.click(screen.getByRole('checkbox', { name: 'Permite sustitución' }));
    await press(user, 'Guardar cambios');
    expect(prescribed()).toHaveLength(1);
    expect(prescribed()[0]?.textContent).toContain('una por día');
    expect(prescribed()[0]?.textContent).toContain('Sin sustitución');
    await press(user, `Quitar ${name}`);
    expect(screen.queryByRole('list', { name: 'Medicamentos de la receta' })).toBeNull();
  });

  test('a medicine of archived sale is marked', async () => {
    const { user } = await openAt('Receta');
    await chooseMedicine(user, 'tramadol', /Tramadol/);
    expect(screen.getByText('Venta archivada')).toBeTruthy();
  });

  test('a medicine the patient is allergic to has to be answered for', async () => {
    const { user } = await openAt('Receta');
    await chooseMedicine(user, 'amoxi', /Amoxicilina/);
    await user.type(box('Posología'), 'una cada 12 horas');
    await press(user, 'Agregar medicamento');
    const alarm = await screen.findByRole('alertdialog');
    expect(alarm.textContent).toContain('Alergias: penicilina. Estás por recetar Amoxicilina.');
    expect(document.activeElement).toBe(within(alarm).getByRole('button', { name: 'No recetar' }));
    await user.click(within(alarm).getByRole('button', { name: 'No recetar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(box('Posología')).toHaveProperty('value', 'una cada 12 horas');

    await press(user, 'Agregar medicamento');
    const again = await screen.findByRole('alertdialog');
    await user.click(within(again).getByRole('button', { name: 'Recetar de todos modos' }));
    expect(again.textContent).toContain('Contá por qué lo recetás igual.');
    await user.type(within(again).getByRole('textbox'), 'La toleró en mayo');
    await user.click(within(again).getByRole('button', { name: 'Recetar de todos modos' }));
    await waitFor(() => expect(prescribed()).toHaveLength(1));
  });

  test('Escape from the alarm prescribes nothing, and leads back to the button', async () => {
    const { user } = await openAt('Receta');
    await chooseMedicine(user, 'amoxi', /Amoxicilina/);
    await user.type(box('Posología'), 'una cada 12 horas');
    await press(user, 'Agregar medicamento');
    await screen.findByRole('alertdialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.queryByRole('list', { name: 'Medicamentos de la receta' })).toBeNull();
    expect(box('Posología')).toHaveProperty('value', 'una cada 12 horas');
    const add = screen.getByRole('button', { name: 'Agregar medicamento' });
    await waitFor(() => expect(document.activeElement).toBe(add));
  });

  test('a medicine written and not added keeps the section from being confirmed', async () => {
    const { user } = await openAt('Receta');
    await chooseMedicine(user, 'ibupro', /^Ibuprofeno 400/);
    await confirmSection(user);
    expect(screen.getByText('Hay un medicamento sin agregar.')).toBeTruthy();
    await press(user, 'Borrar lo escrito');
    expect(screen.getByRole('combobox', { name: 'Medicamento' })).toHaveProperty('value', '');
  });

  test('what was written comes back after looking at another section', async () => {
    const { user } = await openAt('Receta');
    await user.type(box('Posología'), 'una por día');
    await openSection(user, 'Registro de Consulta');
    await openSection(user, 'Receta');
    expect(box('Posología')).toHaveProperty('value', 'una por día');
  });
});

describe('the indications', () => {
  afterEach(() => vi.restoreAllMocks());

  /** A sheet with room for this many letters. */
  const sheetOf = (letters: number) =>
    vi.spyOn(HTMLTextAreaElement.prototype, 'scrollHeight', 'get').mockImplementation(function (
      this: HTMLTextAreaElement,
    ) {
      return this.value.length > letters ? 649 : 648;
    });

  test('are not confirmed with an empty page', async () => {
    proves('indications-words');
    const { user } = await openAt('Indicaciones');
    await confirmSection(user);
    expect(screen.getByText('El texto no puede estar vacío')).toBeTruthy();
    const refusals = await screen.findAllByText(
      'Corregir errores en indicaciones antes de guardar',
    );
    expect(refusals.length).toBeGreaterThan(0);
  });

  test('say that they are not saved until they are confirmed', async () => {
    proves('indications-unsaved', 'indications-saved-words');
    const { user } = await openAt('Indicaciones');
    await user.type(box('Página 1'), 'Reposo');
    expect(screen.getByText('Indicaciones no guardadas')).toBeTruthy();
    await confirmSection(user);
    expect(await screen.findByText('Indicaciones guardadas correctamente')).toBeTruthy();
    await openSection(user, 'Indicaciones');
    expect(screen.queryByText('Indicaciones no guardadas')).toBeNull();
    await user.type(box('Página 1'), ' y agua');
    expect(screen.getByText('Indicaciones no guardadas')).toBeTruthy();
  });

  test('what does not fit on the sheet is given back, and the sheet says so', async () => {
    proves('indications-page-limit');
    sheetOf(6);
    const { user } = await openAt('Indicaciones');
    await user.type(box('Página 1'), 'Reposo');
    expect(screen.queryByText('Limite de pagina alcanzado')).toBeNull();
    await user.type(box('Página 1'), 's');
    expect(box('Página 1')).toHaveProperty('value', 'Reposo');
    expect(screen.getByText('Limite de pagina alcanzado')).toBeTruthy();
    await user.type(box('Página 1'), '{Backspace}');
    expect(screen.queryByText('Limite de pagina alcanzado')).toBeNull();
  });

  test('go on another page, which may be taken away', async () => {
    proves('indications-of-several-pages');
    const { user } = await openAt('Indicaciones');
    await user.type(box('Página 1'), 'Reposo');
    await press(user, 'Agregar página');
    await user.type(box('Página 2'), 'Agua');
    await press(user, 'Quitar Página 1');
    expect(box('Página 1')).toHaveProperty('value', 'Agua');
    expect(screen.queryByRole('textbox', { name: 'Página 2' })).toBeNull();
  });

  test('a template writes its text, on a sheet of its own where it does not fit', async () => {
    proves('call-indications-templates');
    const { user } = await openAt('Indicaciones');
    const pick = async () =>
      user.selectOptions(
        screen.getByRole('combobox', { name: 'Plantilla de indicaciones' }),
        await screen.findByRole('option', { name: 'Fiebre en niños' }),
      );
    await pick();
    expect(box('Página 1')).toHaveProperty('value', 'Paños tibios y líquidos.');
    sheetOf(30);
    await pick();
    expect(box('Página 1')).toHaveProperty('value', 'Paños tibios y líquidos.');
    expect(box('Página 2')).toHaveProperty('value', 'Paños tibios y líquidos.');
  });

  test('templates that cannot be read are no obstacle', async () => {
    proves('templates-fail');
    answer(listIndicationsTemplates, refusal(500, 'server.fault'));
    const { user } = await openAt('Indicaciones');
    expect(await screen.findByText('Ocurrió un error al traer las plantillas')).toBeTruthy();
    await user.type(box('Página 1'), 'Reposo');
    await confirmSection(user);
    expect(confirmedSection('Indicaciones')).toBeTruthy();
  });
});

describe('the certificate', () => {
  test('lacking its texts is refused in the words of the specification', async () => {
    proves('certificate-words');
    const { user } = await openAt('Certificado');
    await user.clear(box('Diagnóstico'));
    await confirmSection(user);
    for (const words of [
      'El diagnóstico es requerido',
      'Indicaciones es requerido',
      'Debe ingresar una institución',
    ]) {
      expect(screen.getByText(words)).toBeTruthy();
    }
  });

  test('gives hours of a short list or days up to thirty', async () => {
    proves('certificate-units');
    const { user } = await openAt('Certificado');
    await user.type(box('Indicaciones'), 'Reposo');
    await user.type(box('Institución'), 'Escuela N.º 4');
    const rests = () =>
      within(screen.getByRole('combobox', { name: 'Duración' }))
        .getAllByRole('option')
        .flatMap(({ textContent }) => (Number(textContent) ? [Number(textContent)] : []));
    expect(rests()).toEqual([24, 32, 48, 72]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Unidad' }), 'Dias');
    expect(rests()).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Duración' }), '');
    await confirmSection(user);
    expect(screen.getByText('Elegí una duración de la lista')).toBeTruthy();
  });

  test('starts with the diagnosis of the record; Enter sends nothing and 80 letters are the most', async () => {
    proves('certificate-text-limit');
    const { user } = await openAt('Certificado');
    expect(box('Diagnóstico')).toHaveProperty('value', '(J02.9) - Faringitis aguda');
    await user.type(box('Indicaciones'), `${'x'.repeat(90)}{Enter}`);
    expect(box('Indicaciones')).toHaveProperty('value', 'x'.repeat(80));
    expect(screen.getByText('Máximo de caracteres alcanzado')).toBeTruthy();
    expect(screen.queryByText('Confirmado')).toBeNull();
    await user.type(box('Institución'), 'Escuela N.º 4');
    await confirmSection(user);
    expect(confirmedSection('Certificado')).toBeTruthy();
  });

  test('that was begun by mistake is taken away', async () => {
    const { user } = await openAt('Certificado');
    await user.type(box('Indicaciones'), 'Reposo');
    await press(user, 'Quitar certificado');
    expect(box('Indicaciones')).toHaveProperty('value', '');
    expect(screen.queryByRole('button', { name: 'Quitar certificado' })).toBeNull();
  });
});

describe('the referral', () => {
  test('needs at least one specialty, with its name and its comment', async () => {
    proves('referral-words');
    const { user } = await openAt('Derivación');
    await confirmSection(user);
    expect(screen.getByText('Debe agregar al menos una especialidad')).toBeTruthy();
    expect(isUnavailable('Agregar derivación')).toBe(true);
    await press(user, 'Agregar derivación');
    expect(screen.getByText('El nombre de la especialidad es requerido')).toBeTruthy();
    expect(screen.getByText('El Comentario es requerido')).toBeTruthy();
  });

  test('takes each specialty once', async () => {
    proves('referral-once');
    const { user } = await openAt('Derivación');
    for (const name of ['Cardiología', ' cardiología']) {
      await user.type(box('Especialidad'), name);
      await user.type(box('Comentario'), 'Control');
      await press(user, 'Agregar derivación');
    }
    expect(screen.getByText('La especialidad ya fue agregada')).toBeTruthy();
    await confirmSection(user);
    expect(screen.getByText('Hay una derivación sin agregar.')).toBeTruthy();
    await press(user, 'Borrar lo escrito');
    await confirmSection(user);
    expect(confirmedSection('Derivación')).toBeTruthy();
  });
});

describe('the study request', () => {
  test('needs at least one study, with a name of two letters and a diagnosis', async () => {
    proves('study-words');
    const { user } = await openAt('Pedido de estudios');
    await confirmSection(user);
    expect(screen.getByText('Debe agregar al menos un estudio')).toBeTruthy();
    await user.type(box('Estudio'), 'x{Enter}');
    expect(isUnavailable('Agregar estudio')).toBe(true);
    await press(user, 'Agregar estudio');
    expect(screen.getByText('Ingresa el nombre del estudio')).toBeTruthy();
    await user.clear(box('Diagnóstico'));
    await user.type(box('Estudio'), 'Hemograma');
    await press(user, 'Agregar estudio');
    expect(screen.getByText('El diagnóstico es requerido')).toBeTruthy();
  });

  test('takes each study once', async () => {
    proves('study-once');
    const { user } = await openAt('Pedido de estudios');
    for (const name of ['Hemograma completo', ' hemograma  completo']) {
      await user.type(box('Estudio'), name);
      await press(user, 'Agregar estudio');
    }
    expect(screen.getByText('El estudio ya fue agregado')).toBeTruthy();
    expect(isUnavailable('Agregar estudio')).toBe(true);
    const list = screen.getByRole('list', { name: 'Pedido de estudios' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  });

  test('lists the studies, which may be taken away, and travels in the draft', async () => {
    const { user } = await openAt('Pedido de estudios');
    for (const name of ['Hemograma', 'Orina completa']) {
      await user.type(box('Estudio'), name);
      await press(user, 'Agregar estudio');
    }
    await press(user, 'Quitar Hemograma');
    const list = screen.getByRole('list', { name: 'Pedido de estudios' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    await confirmSection(user);
    expect(confirmedSection('Pedido de estudios')).toBeTruthy();
    await waitFor(
      () =>
        expect(savedDrafts.at(-1)).toMatchObject({
          studies: [{ name: 'Orina completa', diagnosis: null }],
          confirmed: ['studies'],
        }),
      { timeout: 4_000 },
    );
  });
});

test('orders and certificate follow another diagnosis of the record; one of their own stays', async () => {
  proves('orders-follow-the-diagnosis');
  answerRecord({
    ...aWrittenDraft,
    certificate: aCertificate({ diagnosis: '(J02.9) - Faringitis aguda' }),
    studies: [aStudy({ diagnosis: '(J02.9) - Faringitis aguda' })],
    referrals: [aReferral({ diagnosis: '(J35.0) - Amigdalitis crónica' })],
    confirmed: ['certificate', 'studies', 'referral'],
  });
  const { user } = await openAt('Registro de Consulta');
  const diagnosis = screen.getByRole('combobox', { name: 'Diagnóstico (CIE-10)' });
  await user.clear(diagnosis);
  await user.type(diagnosis, 'crónica');
  await user.click(await screen.findByRole('option', { name: /J31.2/ }));
  await openSection(user, 'Certificado');
  expect(box('Diagnóstico')).toHaveProperty('value', '(J31.2) - Faringitis crónica');
  await openSection(user, 'Pedido de estudios');
  const list = screen.getByRole('list', { name: 'Pedido de estudios' });
  expect(list.textContent).toContain('(J31.2) - Faringitis crónica');
  await press(user, 'Finalizar consulta');
  const question = await screen.findByRole('dialog');
  expect(
    within(question)
      .getAllByRole('button', { name: /Lleva otro diagnóstico/ })
      .map(({ textContent }) => textContent),
  ).toEqual(['Derivación: Lleva otro diagnóstico: (J35.0) - Amigdalitis crónica']);
});
