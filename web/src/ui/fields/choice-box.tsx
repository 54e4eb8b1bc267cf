import { type ReactNode, useEffect, useRef, useState } from 'react';

type ChoiceBoxProps = {
  /** The text that the control shows as chosen; `undefined` while something else is typed. */
  chosen: string | undefined;
  /** The control, followed by its overlays. */
  children: ReactNode;
};

/**
 * Wraps a control that shows a choice. If it is too narrow, the full choice is shown below, since a medicine's
 * strength is at the end of its name. Screen readers read the control.
 */
export function ChoiceBox({ chosen = '', children }: ChoiceBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isCut, setIsCut] = useState(false);

  useEffect(() => {
    const control = box.current?.firstElementChild;
    if (!control) return;
    // The observer also reports the first size.
    const observer = new ResizeObserver(() => setIsCut(widthIn(control, chosen) > roomIn(control)));
    observer.observe(control);
    return () => observer.disconnect();
  }, [chosen]);

  return (
    <>
      <div ref={box} className="relative">
        {children}
      </div>
      {isCut && (
        <p aria-hidden className="text-small font-medium">
          {chosen}
        </p>
      )}
    </>
  );
}

/** Width of a text on one line in the control's font, in pixels. */
function widthIn(control: Element, text: string): number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return 0;
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(control);
  context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  return context.measureText(text).width;
}

/** Width between the paddings of a control, in pixels. */
function roomIn(control: Element): number {
  const { paddingLeft, paddingRight } = getComputedStyle(control);
  return control.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
}
