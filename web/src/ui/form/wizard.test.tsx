import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { renderScreen } from '../../testing/render.tsx';
import { CheckAnswers } from './check-answers.tsx';
import { useWizardStep } from './use-wizard-step.ts';
import { UnknownStep, Wizard, WizardButtons } from './wizard.tsx';

const STEPS = ['Información Personal', 'Dirección', 'Datos Ingresados'];
const finished = vi.fn();

function Sample() {
  const { step, isFromSummary, goTo } = useWizardStep(STEPS.length);
  if (step === undefined) return <UnknownStep onFirst={() => goTo(1)} />;
  const shown = step ?? 1;
  const isLast = shown === STEPS.length;
  return (
    <Wizard steps={STEPS} step={shown}>
      {isLast ? (
        <>
          <CheckAnswers
            title="Dirección"
            answers={[
              { term: 'Calle', value: 'Colón' },
              { term: 'Piso', value: null },
            ]}
            onChange={() => goTo(2, { isFromSummary: true })}
          />
          <WizardButtons onBack={() => goTo(2)} onFinish={finished} />
        </>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            goTo(isFromSummary ? STEPS.length : shown + 1);
          }}
        >
          <WizardButtons
            onBack={shown > 1 ? () => goTo(shown - 1) : undefined}
            isFromSummary={isFromSummary}
          />
        </form>
      )}
    </Wizard>
  );
}

const open = (at: string) =>
  renderScreen(<Sample />, { path: '/asistente', at: `/asistente${at}` });
const heading = () => screen.getByRole('heading', { level: 1 });

test.each(['?paso=0', '?paso=4', '?paso=dos', '?paso=', '?paso=1e0'])(
  'the address %s names no step',
  async (at) => {
    const { user, address } = open(at);
    expect(heading().textContent).toBe('No encontrado');
    await user.click(screen.getByRole('button', { name: 'Ir al primer paso' }));
    expect(address()).toBe('/asistente?paso=1');
  },
);

test('each step is an address, and its heading takes the focus', async () => {
  proves('wizard-steps-are-addresses');
  const { user, address, router } = open('');
  expect(heading().textContent).toBe('Paso 1 de 3: Información Personal');
  expect(screen.queryByRole('button', { name: 'Volver' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Siguiente' }));
  expect(address()).toBe('/asistente?paso=2');
  expect(heading().textContent).toBe('Paso 2 de 3: Dirección');
  expect(document.activeElement).toBe(heading());
  expect(document.title).toContain('Paso 2 de 3: Dirección');
  await user.click(screen.getByRole('button', { name: 'Volver' }));
  expect(address()).toBe('/asistente?paso=1');
  await router.navigate(-1);
  expect(router.state.location.search).toBe('?paso=2');
});

test('what was answered can be changed, and the summary is returned to', async () => {
  proves('answers-are-checked');
  const { user, address } = open('?paso=3');
  expect(screen.getByText('Sin datos')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cambiar Calle' }));
  expect(address()).toBe('/asistente?paso=2&desde=resumen');
  await user.click(screen.getByRole('button', { name: 'Guardar y volver al resumen' }));
  expect(address()).toBe('/asistente?paso=3');
  await user.click(screen.getByRole('button', { name: 'Finalizar' }));
  expect(finished).toHaveBeenCalledOnce();
});
