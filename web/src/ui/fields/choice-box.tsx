import { type ReactNode, useEffect, useRef, useState } from 'react';

type ChoiceBoxProps = {
  /** What the control shows as chosen; nothing while something else is typed. */
  chosen: string | undefined;
  /** The control first, then what lies on it. */
  children: ReactNode;
};

/**
 * Around a control that shows a choice. Where it is too narrow, the choice stands below in full: the strength of a
 * medicine is at the end of its name. Screen readers read the control.
 */
export function ChoiceBox({ chosen = '', children }: ChoiceBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isCut, setIsCut] = useState(false);

  useEffect(() => {
    const control = box.current?.firstElementChild;
    if (!control) return;
    // It is told of the first size too.
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
