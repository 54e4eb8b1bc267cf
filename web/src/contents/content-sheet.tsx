import type { Content, ContentKind } from '@app/contract/contents';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Banner } from '../ui/feedback/banner.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { HistoryList } from '../ui/listing/history-list.tsx';
import { contentsCopy as copy } from './contents.copy.ts';
import { contentQuery } from './contents.queries.ts';
import { DraftEditor } from './draft-editor.tsx';
import { PublishDialog } from './publish-dialog.tsx';

type Props = { kind: ContentKind; onPublished: () => void };

/** A text with its draft, preview and versions. */
export function ContentSheet({ kind, onPublished }: Props) {
  const { data, error, isLoadingError, refetch } = useQuery(contentQuery(kind));
  const [isPublishing, setIsPublishing] = useState(false);
  if (isLoadingError)
    return <ErrorState text={copy.failed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={['text', 'card']} />;
  return (
    <>
      {data.isWaiting && <Banner>{copy.waiting}</Banner>}
      <DraftEditor
        key={data.draft?.version ?? 0}
        content={data}
        onPublish={() => setIsPublishing(true)}
      />
      <Versions content={data} />
      {isPublishing && data.draft && (
        <PublishDialog
          kind={kind}
          version={data.draft.version}
          onPublished={onPublished}
          onClose={() => setIsPublishing(false)}
        />
      )}
    </>
  );
}

const Versions = ({ content: { versions } }: { content: Content }) => (
  <HistoryList
    items={versions
      .filter(({ publishedDate }) => publishedDate !== null)
      .map(({ version, changes, publishedDate, publishedBy }) => ({
        id: String(version),
        at: publishedDate ?? '',
        what: copy.history(version, changes),
        by: publishedBy ?? copy.ofTheProduct,
      }))}
  />
);
