import { refreshPage } from '../../lib/refresh-page.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { useNewVersion } from './new-version.ts';
import { offlineCopy as copy } from './offline.copy.ts';

/** Offers the new version on the homes only: never in a call, in the queue or over a form. */
export function NewVersionBanner() {
  if (!useNewVersion()) return null;
  return (
    <Banner action={<Button onPress={() => void refreshPage()}>{copy.refresh}</Button>}>
      {copy.newVersion}
    </Banner>
  );
}
