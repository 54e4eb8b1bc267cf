import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../testing/render.tsx';
import { useCrossFade } from './use-cross-fade.ts';

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'startViewTransition');
});

function Door() {
  const fadeTo = useCrossFade();
  const go = () => fadeTo('/llamada', { state: { camera: false } });
  return (
    <button type="button" onClick={go} onDoubleClick={go}>
      Entrar
    </button>
  );
}

/** Simulates view transitions: the change waits until the old screen has been captured. */
function browserFades({ isHidden = false } = {}) {
  const drawn = Promise.withResolvers<void>();
  const start = vi.fn((change: () => Promise<void>) => ({
    ready: isHidden
      ? Promise.reject(new DOMException('hidden', 'InvalidStateError'))
      : drawn.promise,
    updateCallbackDone: drawn.promise.then(change),
  }));
  Object.assign(document, { startViewTransition: start });
  return { start, draw: () => act(async () => drawn.resolve()) };
}

const press = async () => {
  const view = renderScreen(<Door />);
  await view.user.click(screen.getByRole('button', { name: 'Entrar' }));
  return view;
};

test('a browser that cannot fade goes at once', async () => {
  const { router } = await press();
  expect(router.state.location).toMatchObject({ pathname: '/llamada', state: { camera: false } });
});

test('who asked for less motion goes at once', async () => {
  const { start } = browserFades();
  const media = window.matchMedia('all');
  vi.spyOn(window, 'matchMedia').mockReturnValue({ ...media, matches: true } as MediaQueryList);
  const { router } = await press();
  expect(router.state.location.pathname).toBe('/llamada');
  expect(start).not.toHaveBeenCalled();
});

test('a page in the background goes there without fading', async () => {
  const { draw } = browserFades({ isHidden: true });
  const { router } = await press();
  await draw();
  expect(router.state.location.pathname).toBe('/llamada');
});

test('asked twice before the old screen is gone, it goes once', async () => {
  const { start, draw } = browserFades();
  const { user, router } = await press();
  await user.dblClick(screen.getByRole('button', { name: 'Entrar' }));
  expect(router.state.location.pathname).not.toBe('/llamada');
  await draw();
  expect(start).toHaveBeenCalledOnce();
  expect(router.state.location).toMatchObject({ pathname: '/llamada', state: { camera: false } });
});
