import { useMutation } from '@tanstack/react-query';
import { Clock, Download } from 'lucide-react';
import { problemCode } from '../../lib/server/problem-error.ts';
import { Button } from '../actions/button.tsx';
import { Banner } from '../feedback/banner.tsx';
import { Chip } from '../feedback/chip.tsx';
import { formatBytes } from '../format.ts';
import { mediaCopy as copy, fileRefusals } from './media.copy.ts';

type File = {
  id: string;
  filename: string;
  size: number;
  state: 'IN_REVIEW' | 'AVAILABLE' | 'REFUSED';
};
type FileLinksProps = {
  label: string;
  files: readonly File[];
  onFetch: (file: File) => Promise<void>;
};

/** Files to download; one in review is listed without a link. */
export function FileLinks({ label, files, onFetch }: FileLinksProps) {
  const fetching = useMutation({ mutationFn: onFetch });
  if (files.length === 0) return null;
  return (
    <section aria-label={label} className="flex flex-col gap-2">
      <h3 className="text-14/6 font-regular text-ink-3">{label}</h3>
      <ul className="flex flex-col items-start gap-2">
        {files.map((file) => (
          <li key={file.id} className="max-w-full">
            {file.state === 'AVAILABLE' ? (
              <Button
                icon={<Download aria-hidden />}
                isPending={fetching.isPending && fetching.variables.id === file.id}
                onPress={() => fetching.mutate(file)}
              >
                <Name file={file} />
              </Button>
            ) : (
              <span className="flex flex-wrap items-center gap-2 py-2">
                <Name file={file} />
                <InReview />
              </span>
            )}
          </li>
        ))}
      </ul>
      {fetching.isError && <Banner tone="danger">{fileFailure(fetching.error)}</Banner>}
    </section>
  );
}

const Name = ({ file }: { file: File }) => (
  <span className="min-w-0 text-left [overflow-wrap:anywhere]">
    {copy.fileOf(file.filename, formatBytes(file.size))}
  </span>
);

/** Why a file could not be downloaded. */
export const fileFailure = (error: unknown): string =>
  fileRefusals[problemCode(error)] ?? copy.fileFailed;

/** The antivirus has not checked the file yet, so it cannot be opened. */
export const InReview = () => (
  <Chip tone="info" icon={<Clock aria-hidden size={18} />}>
    {copy.fileInReview}
  </Chip>
);
