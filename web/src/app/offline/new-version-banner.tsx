import { useState } from 'react';
import { refreshPage } from '../../lib/device/refresh-page.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { useNewVersion } from './new-version.ts';
import { offlineCopy as copy } from './offline.copy.ts';

/** Offers the new version on the home screens only: never in a call, in the queue or over a form. */
export function NewVersionBanner() {
  const [isPending, setIsPending] = useState(false);
  if (!useNewVersion()) return null;
  const refresh = () => {
    setIsPending(true);
    void refreshPage();
  };
  return (
    <Banner
      action={
        <Button isPending={isPending} onPress={refresh}>
          {copy.refresh}
        </Button>
      }
    >
      {copy.newVersion}
    </Banner>
  );
}
