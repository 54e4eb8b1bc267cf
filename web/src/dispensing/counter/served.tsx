import type { Dispensing } from '@app/contract/dispensing';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { ProofSheet } from '../proof-sheet.tsx';
import { counterCopy as copy, serveCopy } from './counter.copy.ts';

type Props = { dispensing: Dispensing; onAnother: () => void };

/** What was handed over, and a button for the next prescription. */
export function Served({ dispensing, onAnother }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <h2 ref={heading} tabIndex={-1} className="flex items-center gap-2 text-ok-700">
          <CircleCheck aria-hidden />
          {serveCopy.done}
        </h2>
        <Button kind="primary" onPress={onAnother}>
          {copy.another}
        </Button>
      </div>
      <ProofSheet dispensing={dispensing} />
    </>
  );
}
