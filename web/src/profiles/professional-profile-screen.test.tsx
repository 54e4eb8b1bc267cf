import { asOk } from '@app/contract/kernel';
import { saveProfessional, saveProfileDraft, saveProfileImage } from '@app/contract/profiles';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { answer, refusal } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/render.tsx';
import { ProfessionalProfileScreen } from './professional-profile-screen.tsx';
import { aDraft, logInPatient } from './testing/patient.ts';
import { answerNewProfessional, BOTH, typedByCarla } from './testing/professional.ts';

beforeEach(() => logInPatient());

const open = (search = '') =>
  renderScreen(<ProfessionalProfileScreen />, {
    path: '/registro-completo',
    at: `/registro-completo${search}`,
  });
type View = ReturnType<typeof open>;

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const next = ({ user }: View) => user.click(screen.getByRole('button', { name: 'Siguiente' }));
const summary = () => screen.findByRole('alert');

/** A wizard resumed at a step, with the values typed before it. */
const resumedAt = (step: number, images = BOTH) =>
  answerNewProfessional(aDraft({ version: 4, step, content: typedByCarla }), images);

function answerSaves() {
  const steps: number[] = [];
  answer(saveProfileDraft, ({ body }) => {
    const { step } = body as { step: number };
    steps.push(step);
    return asOk(aDraft({ version: 4 + steps.length, step }));
  });
  return steps;
}

describe('photo and signature', () => {
  test('nobody goes on without a photo', async () => {
    proves('professional-photo-required');
    resumedAt(2, { ...BOTH, photo_encode: null });
    const view = open('?paso=2');
    await heading('Paso 2 de 6: Foto de Perfil');
    await next(view);
    expect((await summary()).textContent).toContain('La foto de perfil es requerida');
    expect(view.address()).toContain('paso=2');
  });

  test('nobody goes on without a signature', async () => {
    proves('professional-signature-required');
    // jsdom cannot draw: this canvas does nothing.
    const sheet = new Proxy({}, { get: () => () => undefined, set: () => true });
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(sheet as never);
    resumedAt(3, { ...BOTH, sign_photo: null });
    const view = open('?paso=3');
    await heading('Paso 3 de 6: Firma Profesional');
    await next(view);
    expect((await summary()).textContent).toContain('La firma del profesional es requerida');
    expect(view.address()).toContain('paso=3');
  });

  test('a file of another type is refused before it is sent', async () => {
    proves('professional-picture-type');
    resumedAt(2, { ...BOTH, photo_encode: null });
    open('?paso=2');
    await heading('Paso 2 de 6: Foto de Perfil');
    const file = new File(['%PDF'], 'foto.png.pdf');
    fireEvent.change(screen.getByLabelText('Elegir foto'), { target: { files: [file] } });
    expect((await summary()).textContent).toContain('El tipo de archivo no es válido');
  });
});

test('a picture that is too large for the server is told in the words of the specification', async () => {
  proves('professional-picture-size-words');
  // jsdom neither decodes nor draws: the signature keeps its size.
  const large = new Blob([new Uint8Array(500 * 1024 + 1)], { type: 'image/png' });
  const sheet = new Proxy({}, { get: () => () => undefined, set: () => true });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(sheet as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(large));
  Object.assign(URL, { createObjectURL: () => 'blob:firma', revokeObjectURL: () => undefined });
  HTMLImageElement.prototype.decode = async () => undefined;
  answer(saveProfileImage, refusal(413, 'profiles.file-too-large'));
  resumedAt(3, { ...BOTH, sign_photo: null });
  const view = open('?paso=3');
  await heading('Paso 3 de 6: Firma Profesional');
  await view.user.upload(
    screen.getByLabelText('Subir una imagen de la firma'),
    new File([large], 'firma.png', { type: 'image/png' }),
  );
  await screen.findByRole('img', { name: 'Tu firma' });
  await next(view);
  expect((await summary()).textContent).toContain('Tamaño de archivo máximo permitido: 500 KB');
  expect(view.address()).toContain('paso=3');
});

test('a photo that was chosen and not sent is asked about before another step is shown', async () => {
  // jsdom neither decodes nor draws.
  const sheet = new Proxy({}, { get: () => () => undefined, set: () => true });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(sheet as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob()));
  Object.assign(URL, { createObjectURL: () => 'blob:firma', revokeObjectURL: () => undefined });
  HTMLImageElement.prototype.decode = async () => undefined;
  resumedAt(3, { ...BOTH, sign_photo: null });
  const view = open('?paso=3');
  await heading('Paso 3 de 6: Firma Profesional');
  await view.user.upload(
    screen.getByLabelText('Subir una imagen de la firma'),
    new File(['firma'], 'firma.png', { type: 'image/png' }),
  );
  await screen.findByRole('img', { name: 'Tu firma' });
  await view.user.click(screen.getByRole('button', { name: 'Volver' }));
  const asked = within(await screen.findByRole('dialog', { name: '¿Salir sin guardar?' }));
  await view.user.click(asked.getByRole('button', { name: 'Salir sin guardar' }));
  await heading('Paso 2 de 6: Foto de Perfil');
});

describe('the practice', () => {
  test('each missing answer is named beside its field and above the form', async () => {
    proves('professional-licence-required');
    answerNewProfessional(
      aDraft({ version: 3, step: 4, content: { personal: typedByCarla.personal } }),
      BOTH,
    );
    const view = open('?paso=4');
    await heading('Paso 4 de 6: Datos Profesionales');
    await next(view);
    const words = within(await summary());
    for (const text of [
      'La matrícula es requerida',
      'El tipo de matrícula es requerido',
      'Al menos una especialidad es requerida',
    ])
      expect(words.getByText(text)).toBeTruthy();
  });

  test('a licence of letters is refused in the words of the specification', async () => {
    const practice = { ...typedByCarla.practice, licence_str: '12A' };
    answerNewProfessional(
      aDraft({ version: 3, step: 4, content: { personal: typedByCarla.personal, practice } }),
      BOTH,
    );
    const view = open('?paso=4');
    await heading('Paso 4 de 6: Datos Profesionales');
    await next(view);
    expect((await summary()).textContent).toContain('Ingresa sólo números');
  });

  test('a REFEPS code that is too short says how many digits it has', async () => {
    const practice = { ...typedByCarla.practice, refeps_code: '123' };
    answerNewProfessional(
      aDraft({ version: 3, step: 4, content: { personal: typedByCarla.personal, practice } }),
      BOTH,
    );
    const view = open('?paso=4');
    await heading('Paso 4 de 6: Datos Profesionales');
    await next(view);
    expect((await summary()).textContent).toContain('de 4 a 14 números');
  });

  test('a national licence proposes its issuer, a provincial one asks for it', async () => {
    answerNewProfessional(
      aDraft({ version: 3, step: 4, content: { personal: typedByCarla.personal } }),
      BOTH,
    );
    const { user } = open('?paso=4');
    await user.click(await screen.findByRole('radio', { name: 'Nacional' }));
    const issuer = screen.getByLabelText<HTMLInputElement>('Quién la otorgó');
    expect(issuer.value).toBe('Ministerio de Salud de la Nación');
    await user.click(screen.getByRole('radio', { name: 'Provincial' }));
    expect(issuer.value).toBe('');
  });

  test('somebody has to be attended', async () => {
    proves('professional-attends-somebody');
    answerNewProfessional(
      aDraft({
        version: 4,
        step: 5,
        content: { personal: typedByCarla.personal, practice: typedByCarla.practice },
      }),
      BOTH,
    );
    const view = open('?paso=5');
    await heading('Paso 5 de 6: Datos de Atención');
    await next(view);
    expect((await summary()).textContent).toContain(
      'Por favor selecciona al menos una forma de atención',
    );
  });
});

describe('the wizard', () => {
  test('opens where it was left, and shows no step that nobody has come to', async () => {
    answerNewProfessional(
      aDraft({ version: 2, step: 2, content: { personal: typedByCarla.personal } }),
    );
    const view = open('?paso=6');
    await heading('Paso 2 de 6: Foto de Perfil');
    expect(view.address()).toBe('/registro-completo?paso=2');
    expect(screen.getByText('Seguí donde dejaste.')).toBeTruthy();
  });

  test('demands the CUIL of a professional: nothing else takes its place', async () => {
    resumedAt(2);
    const view = open('?paso=1');
    await heading('Paso 1 de 6: Información Personal');
    expect(screen.queryByRole('checkbox', { name: 'No tengo CUIL' })).toBeNull();
    await view.user.clear(screen.getByLabelText('CUIL'));
    await next(view);
    expect(within(await summary()).getByText('El CUIL es requerido')).toBeTruthy();
  });

  test('an unknown step is not found', async () => {
    proves('wizard-unknown-step');
    resumedAt(6);
    open('?paso=7');
    expect(await heading('No encontrado')).toBeTruthy();
  });

  test('shows everything once more, sends it whole and goes home', async () => {
    proves('professional-summary', 'profile-update-fails');
    resumedAt(6);
    answerSaves();
    const sent: unknown[] = [];
    answer(saveProfessional, ({ body }) => {
      sent.push(body);
      return refusal(409, 'profiles.images-missing');
    });
    const { user } = open();
    await heading('Paso 6 de 6: Datos Ingresados');
    for (const value of ['Carla', '112233', 'Clínica médica', 'Córdoba', 'OSDE', 'Sí'])
      expect((await screen.findAllByText(value)).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Finalizar' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      first_name: 'Carla',
      professional_dto: { licence_str: '112233', ids_specialties: [1], ids_prepaid_healths: [3] },
    });
    expect(
      (await screen.findAllByText(/Ocurrió un problema con la actualización del perfil/)).length,
    ).toBeGreaterThan(0);
    expect(
      screen.getByRole('button', { name: 'Finalizar' }).getAttribute('aria-disabled'),
    ).not.toBe('true');
  });
});
