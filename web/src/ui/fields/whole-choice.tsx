import { type RefObject, useEffect, useState } from 'react';

type WholeChoiceProps = {
  /** Around the control, its first element. */
  box: RefObject<HTMLElement | null>;
  /** What the control shows as chosen. */
  text: string;
};

/**
 * What was chosen, in full, below a control too narrow for it: the strength of a medicine stands at the end of its
 * name. Screen readers read the control.
 */
export function WholeChoice({ box, text }: WholeChoiceProps) {
  const [isCut, setIsCut] = useState(false);

  useEffect(() => {
    const control = box.current?.firstElementChild;
    if (!control) return;
    // It is told of the first size too.
    const observer = new ResizeObserver(() => setIsCut(widthIn(control, text) > roomIn(control)));
    observer.observe(control);
    return () => observer.disconnect();
  }, [box, text]);

  return isCut ? (
    <p aria-hidden className="text-small font-medium">
      {text}
    </p>
  ) : null;
}

/** Pixels that a text takes on one line in the type of a control. */
function widthIn(control: Element, text: string): number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return 0;
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(control);
  context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  return context.measureText(text).width;
}

/** Pixels between the paddings of a control. */
function roomIn(control: Element): number {
  const { paddingLeft, paddingRight } = getComputedStyle(control);
  return control.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
}
