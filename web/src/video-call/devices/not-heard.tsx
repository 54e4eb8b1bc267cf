import { Button } from '../../ui/actions/button.tsx';
import { checkCopy } from '../video-call.copy.ts';

type NotHeardProps = {
  isShown: boolean;
  /** Absent if the button to continue is elsewhere. */
  onGoOn: (() => void) | undefined;
};

/** Advice if the microphone picks up no sound; it does not prevent joining. */
export const NotHeard = ({ isShown, onGoOn }: NotHeardProps) => (
  <div role="status">
    {isShown && (
      <div className="flex flex-col gap-3 rounded-md border border-line p-4">
        <p className="font-medium">{checkCopy.notHeard}</p>
        <ul className="flex list-disc flex-col gap-1 pl-6">
          {checkCopy.notHeardTips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
        <p className="text-ink-2">{checkCopy.goOnDetail}</p>
        {onGoOn && <Button onPress={onGoOn}>{checkCopy.goOn}</Button>}
      </div>
    )}
  </div>
);
