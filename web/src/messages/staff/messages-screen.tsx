import { LinkButton } from '../../ui/actions/link-button.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { useAddressFilters } from '../../ui/listing/use-address-filters.ts';
import { Tabs } from '../../ui/navigation/tabs.tsx';
import { DeliveriesTab } from './deliveries-tab.tsx';
import { staffMessagesCopy as copy } from './staff-messages.copy.ts';
import { NEW_TEMPLATE, TemplatesTab } from './templates-tab.tsx';

/** `/admin/mensajes`: the templates of messages to patients, and outgoing messages. */
export function MessagesScreen() {
  const { filters, setFilters, addressOf } = useAddressFilters(['tab']);
  return (
    <>
      <PageHeading
        title={copy.title}
        aside={
          !filters.tab && (
            <span className="ml-auto">
              <LinkButton to={addressOf(NEW_TEMPLATE)}>{copy.add}</LinkButton>
            </span>
          )
        }
      >
        {copy.title}
      </PageHeading>
      <Tabs
        label={copy.tabs}
        selected={filters.tab || 'plantillas'}
        onSelect={(tab) => setFilters({ tab: tab === 'plantillas' ? '' : tab })}
        items={[
          { id: 'plantillas', label: copy.templates, content: <TemplatesTab /> },
          { id: 'entregas', label: copy.deliveries, content: <DeliveriesTab /> },
        ]}
      />
    </>
  );
}
