import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import { formatBytes } from './format.ts';
import { uiCopy } from './ui.copy.ts';

type File = { id: string; filename: string; size: number };
type FileLinksProps = {
  label: string;
  files: readonly File[];
  onFetch: (file: File) => Promise<void>;
};

/** Files that somebody may bring to the device. */
export function FileLinks({ label, files, onFetch }: FileLinksProps) {
  const fetching = useMutation({ mutationFn: onFetch });
  if (files.length === 0) return null;
  return (
    <section aria-label={label} className="flex flex-col gap-2">
      <h3 className="text-14/6 font-regular text-ink-3">{label}</h3>
      <ul className="flex flex-col items-start gap-2">
        {files.map((file) => (
          <li key={file.id} className="max-w-full">
            <Button
              icon={<Download aria-hidden />}
              isPending={fetching.isPending && fetching.variables.id === file.id}
              onPress={() => fetching.mutate(file)}
            >
              <span className="min-w-0 text-left [overflow-wrap:anywhere]">
                {uiCopy.fileOf(file.filename, formatBytes(file.size))}
              </span>
            </Button>
          </li>
        ))}
      </ul>
      {fetching.isError && <Banner tone="danger">{uiCopy.fileFailed}</Banner>}
    </section>
  );
}
