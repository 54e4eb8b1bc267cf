import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';

export type TabItem = {
  id: string;
  label: string;
  /** Shown after the name; absent if unknown. */
  count?: number;
  content: ReactNode;
};

type TabsProps = {
  label: string;
  items: readonly TabItem[];
  selected: string;
  onSelect: (id: string) => void;
};

/** Tabs; the selected one belongs in the address. */
export const Tabs = ({ label, items, selected, onSelect }: TabsProps) => (
  <AriaTabs
    selectedKey={selected}
    onSelectionChange={(key) => onSelect(String(key))}
    className="flex flex-col gap-3"
  >
    <TabList aria-label={label} className="flex flex-wrap gap-3">
      {items.map(({ id, label: name, count }) => (
        <Tab
          key={id}
          id={id}
          className="inline-flex min-h-control cursor-pointer items-center gap-1.5 rounded-md border-[1.5px] border-line-strong bg-surface px-4 text-(length:--fs-button) font-medium text-ink-1 hover:bg-surface-2 data-selected:border-brand-700 data-selected:bg-brand-700 data-selected:text-surface"
        >
          {count === undefined ? name : `${name} ${count}`}
        </Tab>
      ))}
    </TabList>
    {items.map(({ id, content }) => (
      <TabPanel key={id} id={id}>
        {content}
      </TabPanel>
    ))}
  </AriaTabs>
);
