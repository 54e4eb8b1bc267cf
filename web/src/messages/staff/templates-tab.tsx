import type { StaffTemplate } from '@app/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { Chip } from '../../ui/feedback/chip.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { formatDate } from '../../ui/format.ts';
import { type Column, Table } from '../../ui/layout/table.tsx';
import { RowLink } from '../../ui/listing/paged-table.tsx';
import { Sheet } from '../../ui/listing/sheet.tsx';
import { useAddressFilters } from '../../ui/listing/use-address-filters.ts';
import { staffTemplatesQuery } from '../messages.queries.ts';
import { staffMessagesCopy as copy } from './staff-messages.copy.ts';
import { TemplateEditor } from './template-editor.tsx';
import { TemplateHistory } from './template-history.tsx';
import { TestSend } from './test-send.tsx';

/** Address value of a template that does not exist yet. */
export const NEW_TEMPLATE = 'nueva';

/** The templates by event; each opens its editor and history. */
export function TemplatesTab() {
  const { data, error, isLoadingError, refetch } = useQuery(staffTemplatesQuery);
  const { opened, addressOf, close } = useAddressFilters([]);
  if (isLoadingError)
    return <ErrorState text={copy.failed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={['text', 'card']} />;
  const template = data.find(({ id }) => id === opened);
  return (
    <>
      <Table
        caption={copy.templates}
        columns={columnsOf(addressOf)}
        rows={data}
        rowKey={({ id }) => id}
      />
      <Sheet
        title={template?.template ?? copy.add}
        isOpen={template !== undefined || opened === NEW_TEMPLATE}
        onClose={close}
      >
        <TemplateEditor
          key={`${template?.id} ${template?.version}`}
          template={template}
          onPublished={close}
        />
        {template && <TestSend id={template.id} />}
        {template && <TemplateHistory id={template.id} />}
      </Sheet>
    </>
  );
}

const columnsOf = (addressOf: (id: string) => string): Column<StaffTemplate>[] => [
  {
    id: 'name',
    header: copy.columns.name,
    isRowHeader: true,
    cell: ({ id, template, description }) => (
      <span className="flex flex-col">
        <RowLink to={addressOf(id)}>{template}</RowLink>
        <span className="text-small font-regular text-ink-2">{description}</span>
      </span>
    ),
  },
  { id: 'event', header: copy.columns.event, cell: ({ event }) => copy.event[event] },
  {
    id: 'channels',
    header: copy.columns.channels,
    cell: ({ whatsapp }) =>
      whatsapp ? `${copy.channel.email} y ${copy.channel.whatsapp}` : copy.channel.email,
  },
  {
    id: 'state',
    header: copy.columns.state,
    cell: ({ active }) => (
      <Chip tone={active ? 'ok' : 'neutral'}>{active ? copy.active : copy.inactive}</Chip>
    ),
  },
  {
    id: 'published',
    header: copy.columns.published,
    cell: ({ version, published_at }) => copy.version(version, formatDate(published_at)),
  },
];
