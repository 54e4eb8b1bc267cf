let isPressed = false;

const track = (pressed: boolean) => () => {
  isPressed = pressed;
};
window.addEventListener('pointerdown', track(true), { capture: true });
for (const end of ['pointerup', 'pointercancel'] as const) {
  window.addEventListener(end, track(false), { capture: true });
}

/**
 * Runs once nothing is pressed any more: a press that leaves a field must not move what it is on,
 * as the error of that field would by going away.
 */
export function whenReleased(act: () => void): void {
  if (!isPressed) {
    act();
    return;
  }
  const release = () => {
    for (const end of ['pointerup', 'pointercancel'] as const) {
      window.removeEventListener(end, release);
    }
    // The click comes after the release.
    setTimeout(act);
  };
  for (const end of ['pointerup', 'pointercancel'] as const) {
    window.addEventListener(end, release);
  }
}
