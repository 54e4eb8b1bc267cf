import { useQuery } from '@tanstack/react-query';
import { HistoryList } from '../../ui/listing/history-list.tsx';
import { templateVersionsQuery } from '../messages.queries.ts';
import { staffMessagesCopy as copy } from './staff-messages.copy.ts';

/** Earlier versions of a template: who published them, when and why. */
export function TemplateHistory({ id }: { id: string }) {
  const { data } = useQuery(templateVersionsQuery(id));
  if (!data) return null;
  return (
    <HistoryList
      items={data.map(({ version, subject, published_at, published_by, reason }) => ({
        id: String(version),
        at: published_at,
        what: copy.versionOf(version, subject),
        by: published_by ?? copy.factory,
        why: reason,
      }))}
    />
  );
}
