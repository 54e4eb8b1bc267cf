let isPressed = false;

const track = (pressed: boolean) => () => {
  isPressed = pressed;
};
window.addEventListener('pointerdown', track(true), { capture: true });
for (const end of ['pointerup', 'pointercancel'] as const) {
  window.addEventListener(end, track(false), { capture: true });
}

/**
 * Runs once no pointer is pressed: a field that validates on blur can move the page, and the button under the
 * pointer with it.
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
