import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../lib/device/save-file.ts';
import { brandName } from '../../lib/settings.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { securityCopy as copy } from '../sessions/security.copy.ts';

/** The recovery codes, shown once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const [isCopied, setIsCopied] = useState(false);
  const text = codes.join('\n');
  const file = () =>
    new Blob([`${copy.codesFile(brandName())}\n\n${text}\n`], { type: 'text/plain' });
  return (
    <div className="flex flex-col gap-4">
      <Banner tone="warn">{copy.codesOnce}</Banner>
      <ul
        aria-label={copy.codes}
        translate="no"
        className="grid grid-cols-1 gap-x-6 gap-y-1 rounded-md bg-surface-2 p-4 font-bold whitespace-nowrap large-letters:whitespace-normal tabular-nums sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button
          icon={<Copy aria-hidden />}
          onPress={() => void navigator.clipboard.writeText(text).then(() => setIsCopied(true))}
        >
          {copy.copy}
        </Button>
        <Button
          icon={<Download aria-hidden />}
          onPress={() => saveFile(file(), 'codigos-de-recuperacion.txt')}
        >
          {copy.download}
        </Button>
      </div>
      <p role="status">{isCopied ? copy.copied : ''}</p>
      <Button kind="primary" isWide onPress={onKept}>
        {copy.kept}
      </Button>
    </div>
  );
}
