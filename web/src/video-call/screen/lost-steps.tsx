import { useState } from 'react';
import { StageButton } from '../../ui/actions/stage-button.tsx';
import type { CallView } from '../session/call-session.ts';
import { bannerCopy } from '../video-call.copy.ts';

type LostProps = {
  view: CallView;
  /** Name of the other side. */
  name: string;
  /** Offers to ask for a phone call: for patients, while the professional can read it. */
  mayAskToBePhoned: boolean;
  onRejoin: () => void;
  /** Returns `false` if it could not be sent. */
  onSay: (text: string) => boolean;
};

/** After an interruption: join again, or ask to be phoned. */
export const LostSteps = ({ view, name, mayAskToBePhoned, onRejoin, onSay }: LostProps) => (
  <div className="flex flex-wrap items-center gap-2">
    <StageButton onPress={onRejoin}>{bannerCopy.enterAgain}</StageButton>
    {mayAskToBePhoned && <PhoneMe messages={view.messages} name={name} onSay={onSay} />}
  </div>
);

type PhoneProps = Pick<LostProps, 'name' | 'onSay'> & Pick<CallView, 'messages'>;

/** Sends the request as a message; shown as sent only once the server accepted it. */
function PhoneMe({ messages, name, onSay }: PhoneProps) {
  const [askedAfter, setAskedAfter] = useState<number>();
  const [hasFailed, setHasFailed] = useState(false);
  const isTold = messages
    .slice(askedAfter ?? messages.length)
    .some(({ body }) => body === bannerCopy.phoneMeText);
  if (isTold) return <p>{bannerCopy.phoneMeTold(name)}</p>;
  const ask = () => {
    setAskedAfter(messages.length);
    setHasFailed(!onSay(bannerCopy.phoneMeText));
  };
  return (
    <>
      <StageButton isSecondary onPress={ask}>
        {bannerCopy.phoneMe}
      </StageButton>
      {hasFailed && <p className="text-small">{bannerCopy.phoneMeFailed}</p>}
    </>
  );
}
