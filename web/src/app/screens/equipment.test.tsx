import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render.tsx';
import { type ChosenEquipment, rememberCamera, useKeptEquipment } from './equipment.ts';

type Seen = Partial<ReturnType<typeof useKeptEquipment>>;

function Watched({ seen }: { seen: Seen }) {
  Object.assign(seen, useKeptEquipment());
  return null;
}

/** A new window of the product on this device, without choices of its own. */
function openWindow() {
  const seen: Seen = {};
  renderScreen(<Watched seen={seen} />);
  return {
    cameraOf: () => seen.equipment?.camera,
    choose: (more: ChosenEquipment) => act(() => seen.keep?.(more)),
  };
}

test('a camera that was refused in one window is not opened by another, nor by one that was open', () => {
  const first = openWindow();
  const open = openWindow();
  expect([first.cameraOf(), open.cameraOf()]).toEqual([true, true]);
  first.choose({ camera: false });
  open.choose({ isHeard: false });
  expect([first.cameraOf(), open.cameraOf(), openWindow().cameraOf()]).toEqual([
    false,
    false,
    false,
  ]);
});

test('it is opened again once it is switched on, and after the consultation', () => {
  const first = openWindow();
  first.choose({ camera: false });
  first.choose({ camera: true });
  expect([first.cameraOf(), openWindow().cameraOf()]).toEqual([true, true]);
  first.choose({ camera: false });
  rememberCamera(true);
  expect(openWindow().cameraOf()).toBe(true);
});

test('what else was chosen is of its window alone', () => {
  openWindow().choose({ microphone: false });
  expect(openWindow().cameraOf()).toBe(true);
});
