import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { pushCopy as copy } from './channels.copy.ts';
import { devicesQuery, supportQuery, useAllowPushes } from './channels.queries.ts';

/**
 * *Avisame cuando me toque*: push messages while the page is closed. iPhones get instructions to install the
 * app first; browsers without pushes get the fallback.
 */
export function PushOffer({ fallback }: { fallback: ReactNode }) {
  const support = useQuery(supportQuery);
  const devices = useQuery({ ...devicesQuery, enabled: support.data === 'possible' });
  if (support.data === 'home-screen') return <HomeScreenSteps />;
  if (!devices.data) return devices.isLoading || support.isLoading ? null : fallback;
  if (devices.data.devices.some(({ isCurrent }) => isCurrent))
    return <p className="text-16 text-ink-2">{copy.allowed}</p>;
  return (
    <AllowButton
      publicKey={devices.data.publicKey}
      label={copy.allow}
      words={copy.whileWaiting}
      isWide
    />
  );
}

type AllowProps = {
  publicKey: string;
  label: string;
  /** Shown if the browser refused permission, or the call failed. */
  words: { refused: string; failed: string };
  isWide?: boolean;
};

/** Asks for permission, and says if the browser refused it. */
export function AllowButton({ publicKey, label, words, isWide = false }: AllowProps) {
  const allow = useAllowPushes(publicKey);
  if (allow.data === false) return <p className="text-16 text-ink-2">{words.refused}</p>;
  return (
    <>
      <Button isWide={isWide} isPending={allow.isPending} onPress={() => allow.mutate()}>
        {label}
      </Button>
      {allow.isError && <p role="alert">{words.failed}</p>}
    </>
  );
}

const HomeScreenSteps = () => (
  <div className="flex flex-col gap-2 rounded-md border border-line bg-surface-2 p-4">
    <p className="font-bold">{copy.homeScreen}</p>
    <ol className="flex list-decimal flex-col gap-1 pl-6">
      {copy.homeScreenSteps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </div>
);
