import { Share, SquareCheck, SquarePlus } from 'lucide-react';
import { useState } from 'react';
import { brandName } from '../../lib/settings.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { dismissHint, isHintDismissed } from './dismissed-hint.ts';
import { askToInstall, isAppleUninstalled, useInstallPrompt } from './install-prompt.ts';
import { installCopy as copy } from './offline.copy.ts';

/** Offers to install the application if the browser supports it. */
export function InstallHint() {
  const prompt = useInstallPrompt();
  const [isOver, setIsOver] = useState(isHintDismissed);
  const isApple = isAppleUninstalled();
  if (isOver || !(prompt || isApple)) return null;
  const close = () => {
    dismissHint();
    setIsOver(true);
  };
  return (
    <Card title={copy.title(brandName())}>
      <p>{copy.why}</p>
      {isApple && <AppleSteps />}
      <div className="flex flex-wrap gap-3">
        {!isApple && (
          <Button kind="primary" onPress={() => void askToInstall()}>
            {copy.install}
          </Button>
        )}
        <Button onPress={close}>{isApple ? copy.understood : copy.notNow}</Button>
      </div>
    </Card>
  );
}

const STEP_ICONS = [Share, SquarePlus, SquareCheck];

const AppleSteps = () => (
  <ol className="flex flex-col gap-3">
    {copy.appleSteps.map((step, index) => {
      const Icon = STEP_ICONS[index] ?? SquareCheck;
      return (
        <li key={step} className="flex items-center gap-3">
          <span className="grid size-12 flex-none place-items-center rounded-md bg-brand-50 text-brand-700">
            <Icon aria-hidden />
          </span>
          <span>
            {index + 1}. {step}
          </span>
        </li>
      );
    })}
  </ol>
);
