import { useEffect, useRef, useState } from 'react';
import SignaturePad from 'signature_pad';
import { fitted, readPicture } from '../../lib/device/picture.ts';
import { Button } from '../actions/button.tsx';
import { FileButton, isOfType } from '../actions/file-button.tsx';
import { FieldFrame, type FieldProps, useFieldIds } from '../fields/field.tsx';
import { mediaCopy as copy } from './media.copy.ts';

/** Size of a stored signature in pixels, sharp at its width on documents. */
const BOX = { width: 800, height: 300 };

/** A click or a slip of the finger leaves less ink than the shortest signature; in pixels of the screen. */
const SHORTEST_PX = 40;

type SignatureFieldProps = FieldProps & {
  /** Source of the current signature. */
  signature: string | null;
  types: readonly string[];
  /** Null once it is cleared. */
  onChange: (signature: Blob | null) => void;
  onRefused: () => void;
};

/** A signature, drawn or uploaded. */
export function SignatureField({
  signature,
  types,
  onChange,
  onRefused,
  ...field
}: SignatureFieldProps) {
  const ids = useFieldIds(field);
  const [isDrawing, setIsDrawing] = useState(signature === null);
  const [isTooShort, setIsTooShort] = useState(false);

  async function choose([file]: File[]) {
    if (!file) return;
    if (!isOfType(file, types)) return onRefused();
    try {
      onChange(await fitted(await readPicture(file), BOX));
      setIsDrawing(false);
    } catch {
      onRefused();
    }
  }

  return (
    <FieldFrame {...field} ids={ids}>
      <div id={ids.id} tabIndex={-1} className="flex flex-col gap-3 outline-none">
        {isDrawing || !signature ? (
          <Pad
            describedBy={ids.describedBy}
            onDrawn={(canvas) => {
              setIsTooShort(false);
              void fitted(canvas, BOX).then(onChange);
            }}
            onTooShort={() => setIsTooShort(true)}
            onCleared={() => onChange(null)}
          />
        ) : (
          <img
            src={signature}
            alt={copy.currentSignature}
            className="max-h-44 w-fit max-w-full rounded-md border border-line bg-white p-2"
          />
        )}
        {isTooShort && (
          <p role="alert" className="text-small font-medium text-danger-700">
            {copy.tooShort}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          {!isDrawing && signature && (
            <Button onPress={() => setIsDrawing(true)}>{copy.drawAgain}</Button>
          )}
          <FileButton types={types} onFiles={(files) => void choose(files)}>
            {copy.uploadSignature}
          </FileButton>
        </div>
      </div>
    </FieldFrame>
  );
}

type PadProps = {
  describedBy: string | undefined;
  onDrawn: (canvas: HTMLCanvasElement) => void;
  /** What was drawn is no signature, and is taken away. */
  onTooShort: () => void;
  onCleared: () => void;
};

/** The drawing area. */
function Pad({ describedBy, onCleared, ...told }: PadProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(null);
  const latest = useRef(told);
  useEffect(() => {
    latest.current = told;
  });
  useEffect(() => {
    const paper = canvas.current;
    if (!paper) return;
    paper.width = paper.clientWidth * window.devicePixelRatio;
    paper.height = paper.clientHeight * window.devicePixelRatio;
    paper.getContext('2d')?.scale(window.devicePixelRatio, window.devicePixelRatio);
    const signing = new SignaturePad(paper, { backgroundColor: 'white' });
    pad.current = signing;
    const end = () => {
      if (inkOf(signing) >= SHORTEST_PX) return latest.current.onDrawn(paper);
      signing.clear();
      latest.current.onTooShort();
    };
    signing.addEventListener('endStroke', end);
    return () => signing.off();
  }, []);
  return (
    <div className="flex flex-col gap-3">
      <canvas
        ref={canvas}
        role="img"
        aria-label={copy.signHere}
        aria-describedby={describedBy}
        className="h-44 w-full touch-none rounded-md border border-neutral-500 bg-white"
      />
      <div>
        <Button
          onPress={() => {
            pad.current?.clear();
            onCleared();
          }}
        >
          {copy.clearDrawing}
        </Button>
      </div>
    </div>
  );
}

/** The length of everything drawn, in pixels of the screen. */
const inkOf = (pad: SignaturePad): number =>
  pad
    .toData()
    .flatMap(({ points }) =>
      points.slice(1).map(({ x, y }, index) => lengthFrom(points[index], x, y)),
    )
    .reduce((sum, length) => sum + length, 0);

const lengthFrom = (from: { x: number; y: number } | undefined, x: number, y: number): number =>
  from ? Math.hypot(x - from.x, y - from.y) : 0;
