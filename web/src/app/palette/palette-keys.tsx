import { type ComponentType, useEffect, useState } from 'react';
import type { ScreenAction } from '../../lib/screen-actions.ts';
import { isAsked, isPressed, useKeys } from '../../lib/shortcuts.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { paletteCopy as copy } from './palette.copy.ts';
import type { PaletteProps } from './palette.tsx';

/** The open palette, and the element that had the focus before. */
type Opened = { Palette: ComponentType<PaletteProps>; from: Element | null };

/** Ctrl+K on a professional's screens; its code is fetched the first time. */
export function PaletteKeys() {
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = useReturn(() => setOpened(null));

  async function open() {
    const from = document.activeElement;
    try {
      const { Palette } = await import('./palette.tsx');
      setOpened({ Palette, from });
    } catch {
      toast.error(copy.notLoaded);
    }
  }

  useKeys((event) => {
    if (!isPressed('palette', event)) return undefined;
    if (opened) return () => close(opened.from);
    // While a dialog is open, neither the palette nor the browser's search opens.
    return isAsked('palette', event) ? () => void open() : () => undefined;
  });

  return (
    opened && (
      <opened.Palette
        onClose={() => close(opened.from)}
        onChoose={(action) => close(opened.from, action)}
      />
    )
  );
}

/** Closes; once the screen is interactive again, the focus returns and the action runs. */
function useReturn(onClose: () => void) {
  const [back, setBack] = useState<{ to: Element | null; action: ScreenAction | undefined }>();
  useEffect(() => {
    if (!back) return;
    if (back.to instanceof HTMLElement) back.to.focus({ preventScroll: true });
    back.action?.run();
  }, [back]);
  return (to: Element | null, action?: ScreenAction) => {
    onClose();
    setBack({ to, action });
  };
}
