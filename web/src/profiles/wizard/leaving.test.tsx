import { asOk } from '@app/contract/kernel';
import {
  discardProfileDraft,
  getOwnProfile,
  getProfileDraft,
  saveProfileDraft,
  updatePatient,
} from '@app/contract/profiles';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { session } from '../../lib/session/session.ts';
import { answer, refusal } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { PatientProfileScreen } from '../patient-profile-screen.tsx';
import {
  aDraft,
  answerLists,
  answerNewPatient,
  logInPatient,
  soledad,
  typed,
} from '../testing/patient.ts';

let version: number;

beforeEach(async () => {
  await logInPatient();
  version = 3;
  answer(saveProfileDraft, ({ body }) => {
    version += 1;
    return asOk(aDraft({ version, step: (body as { step: number }).step }));
  });
});

/** A wizard resumed at a step. */
const resumedAt = (step: number) => answerNewPatient(aDraft({ version: 3, step, content: typed }));

/** A complete profile, whose wizard opens at its summary. */
function complete() {
  answerLists();
  answer(getOwnProfile, asOk(soledad));
  answer(getProfileDraft, asOk(aDraft()));
}

/** Opens a step from the home. */
async function open(step: number) {
  const view = renderScreen(<PatientProfileScreen />, {
    path: '/registro-completo',
    at: '/paciente',
  });
  const go = (to: string | number) => void view.router.navigate(to as string);
  go(`/registro-completo?paso=${step}`);
  await heading(step);
  // The router blocks navigation only after the first paint.
  await act(async () => undefined);
  return { ...view, go };
}
type View = Awaited<ReturnType<typeof open>>;

const heading = (step: number) =>
  screen.findByRole('heading', { level: 1, name: new RegExp(`^Paso ${step}`) });
const street = () => screen.getByLabelText<HTMLInputElement>('Calle');
/** Presses a button of a dialog, which closes. */
async function answerTo({ user }: Pick<View, 'user'>, name: string, button: string) {
  const asked = await screen.findByRole('dialog', { name });
  await user.click(within(asked).getByRole('button', { name: button }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}
const press = ({ user }: Pick<View, 'user'>, name: string) =>
  user.click(screen.getByRole('button', { name }));

async function rewriteStreet({ user }: View, to = 'Sarmiento') {
  await user.clear(street());
  await user.type(street(), to);
}

/** Changes the street from the summary. */
async function changeStreet(view: View) {
  await press(view, 'Cambiar Calle');
  await heading(2);
  await rewriteStreet(view);
}

describe('what was typed in a step', () => {
  test.each([
    ['the menu', '/paciente'],
    ['the browser’s back', -1],
  ])('is asked about before %s leaves the wizard', async (_, to) => {
    resumedAt(2);
    const view = await open(2);
    await rewriteStreet(view);
    view.go(to);
    await answerTo(view, '¿Salir sin guardar?', 'Seguir editando');
    expect(view.address()).toBe('/registro-completo?paso=2');
    expect(street().value).toBe('Sarmiento');
    view.go('/paciente');
    await answerTo(view, '¿Salir sin guardar?', 'Salir sin guardar');
    await waitFor(() => expect(view.address()).toBe('/paciente'));
  });

  test('does not hold back who logs out', async () => {
    resumedAt(2);
    const view = await open(2);
    await rewriteStreet(view);
    act(() => session.end());
    view.go('/logout');
    await waitFor(() => expect(view.address()).toBe('/logout'));
  });

  test('is kept by the browser’s back and forward', async () => {
    resumedAt(2);
    const view = await open(1);
    await press(view, 'Siguiente');
    await heading(2);
    await rewriteStreet(view);
    view.go(-1);
    await heading(1);
    await view.user.clear(screen.getByLabelText('Nombre'));
    await view.user.type(screen.getByLabelText('Nombre'), 'Ana');
    view.go(1);
    await heading(2);
    expect(street().value).toBe('Sarmiento');
    await press(view, 'Volver');
    await heading(1);
    expect(screen.getByLabelText('Nombre')).toHaveProperty('value', 'Ana');
  });

  test('and kept in another one is asked about too', async () => {
    resumedAt(2);
    const view = await open(2);
    await rewriteStreet(view);
    await press(view, 'Volver');
    await heading(1);
    view.go('/paciente');
    await answerTo(view, '¿Salir sin guardar?', 'Seguir editando');
    expect(screen.getByLabelText('Nombre')).toBeTruthy();
  });

  test.each(['Volver', 'the browser’s back'])(
    'of the summary is asked about before %s returns there without it',
    async (way) => {
      resumedAt(4);
      const view = await open(4);
      await changeStreet(view);
      if (way === 'Volver') await press(view, 'Volver');
      else view.go(-1);
      await answerTo(view, '¿Salir sin guardar?', 'Salir sin guardar');
      await heading(4);
      expect(screen.getByText('Belgrano')).toBeTruthy();
    },
  );
});

test('the browser asks before a page with unsaved answers is closed, and no other', async () => {
  resumedAt(2);
  const view = await open(2);
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(closing()).toBe(false);
  await rewriteStreet(view);
  expect(closing()).toBe(true);
});

test('who typed nothing is asked nothing', async () => {
  resumedAt(2);
  const view = await open(2);
  view.go('/paciente');
  await waitFor(() => expect(view.address()).toBe('/paciente'));
});

describe('a summary that was not sent', () => {
  test('of a new profile is asked about, and waits', async () => {
    resumedAt(4);
    const view = await open(4);
    view.go('/paciente');
    await answerTo(view, '¿Salir sin finalizar?', 'Salir sin finalizar');
    await waitFor(() => expect(view.address()).toBe('/paciente'));
  });

  test('of a complete profile is asked about once something changed', async () => {
    complete();
    const view = await open(4);
    await changeStreet(view);
    await press(view, 'Guardar y volver al resumen');
    await heading(4);
    view.go('/paciente');
    await answerTo(view, '¿Salir sin finalizar?', 'Seguir editando');
    expect(view.address()).toBe('/registro-completo?paso=4');
  });

  test('and did not change is left without a question', async () => {
    complete();
    const view = await open(4);
    await press(view, 'Cambiar Calle');
    await heading(2);
    await press(view, 'Guardar y volver al resumen');
    await heading(4);
    view.go('/paciente');
    await waitFor(() => expect(view.address()).toBe('/paciente'));
  });

  test('is asked about again where the server refused it, and not where it took it', async () => {
    complete();
    const view = await open(4);
    await changeStreet(view);
    await press(view, 'Guardar y volver al resumen');
    await heading(4);
    answer(updatePatient, refusal(500, 'server.fault'));
    await press(view, 'Finalizar');
    await screen.findAllByText(/Ocurrió un problema con la actualización del perfil/);
    view.go('/paciente');
    await answerTo(view, '¿Salir sin finalizar?', 'Seguir editando');
    answer(updatePatient, asOk(soledad));
    await press(view, 'Finalizar');
    await waitFor(() => expect(view.address()).toBe('/paciente'));
  });
});

describe('Empezar de nuevo', () => {
  test('names what it deletes, and deletes nothing until that is confirmed', async () => {
    const { personal, address } = typed;
    answerNewPatient(aDraft({ version: 3, step: 3, content: { personal, address } }));
    let isDiscarded = false;
    answer(discardProfileDraft, () => {
      isDiscarded = true;
      return { status: 'ok' } as const;
    });
    const view = await open(3);
    await press(view, 'Empezar de nuevo');
    const asked = await screen.findByRole('dialog', { name: '¿Empezar de nuevo?' });
    expect(asked.textContent).toContain('en Información Personal y Dirección');
    expect(asked.textContent).toContain('los estudios que hayas adjuntado');
    await answerTo(view, '¿Empezar de nuevo?', 'Seguir editando');
    expect(isDiscarded).toBe(false);
    answer(getProfileDraft, asOk(aDraft()));
    await press(view, 'Empezar de nuevo');
    await answerTo(view, '¿Empezar de nuevo?', 'Empezar de nuevo');
    await heading(1);
    expect(isDiscarded).toBe(true);
  });

  test('asks nothing where nothing was written', async () => {
    answerLists();
    answer(getOwnProfile, asOk(soledad));
    answer(getProfileDraft, asOk(aDraft({ version: 2, step: 4 })));
    answer(discardProfileDraft, { status: 'ok' });
    const view = await open(4);
    answer(getProfileDraft, asOk(aDraft()));
    await press(view, 'Empezar de nuevo');
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Empezar de nuevo' })).toBeNull(),
    );
  });
});
