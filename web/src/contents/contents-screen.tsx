import { type ContentKind, type ContentSummary, contentKinds } from '@app/contract/contents';
import { useQuery } from '@tanstack/react-query';
import { Chip } from '../ui/feedback/chip.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { formatDate } from '../ui/format.ts';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { type Column, Table } from '../ui/layout/table.tsx';
import { RowLink } from '../ui/listing/paged-table.tsx';
import { Sheet } from '../ui/listing/sheet.tsx';
import { useAddressFilters } from '../ui/listing/use-address-filters.ts';
import { ContentSheet } from './content-sheet.tsx';
import { contentName, contentsCopy as copy } from './contents.copy.ts';
import { contentsQuery } from './contents.queries.ts';

/** `/admin/contenidos`: the texts that the clinic changes, with their versions. */
export function ContentsScreen() {
  const { data, error, refetch } = useQuery(contentsQuery);
  const { opened, addressOf, close } = useAddressFilters([]);
  const kind = contentKinds.find((one) => one === opened);
  return (
    <>
      <PageHeading title={copy.title}>{copy.title}</PageHeading>
      {error && <ErrorState text={copy.failed} error={error} onRetry={() => void refetch()} />}
      {!(data || error) && <Skeleton lines={['text', 'card']} />}
      {data && (
        <Table
          caption={copy.title}
          columns={columnsOf(addressOf)}
          rows={data}
          rowKey={({ kind: name }) => name}
        />
      )}
      <Sheet title={kind ? contentName[kind] : ''} isOpen={kind !== undefined} onClose={close}>
        {kind && <ContentSheet key={kind} kind={kind} onPublished={close} />}
      </Sheet>
    </>
  );
}

const columnsOf = (addressOf: (id: ContentKind) => string): Column<ContentSummary>[] => [
  {
    id: 'name',
    header: copy.text,
    isRowHeader: true,
    cell: ({ kind }) => <RowLink to={addressOf(kind)}>{contentName[kind]}</RowLink>,
  },
  {
    id: 'version',
    header: copy.version,
    isNumeric: true,
    cell: ({ version }) => (version === 0 ? copy.none : version),
  },
  {
    id: 'published',
    header: copy.published,
    cell: ({ publishedDate }) => (publishedDate ? formatDate(publishedDate) : copy.ofTheProduct),
  },
  {
    id: 'state',
    header: copy.state,
    cell: ({ hasDraft }) => (
      <Chip tone={hasDraft ? 'warn' : 'ok'}>{hasDraft ? copy.draft : copy.upToDate}</Chip>
    ),
  },
];
