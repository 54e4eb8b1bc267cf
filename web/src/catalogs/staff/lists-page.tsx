import type { StaffListName } from '@app/contract/catalogs';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Select } from '../../ui/fields/select.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { ListView } from './list-view.tsx';
import { staffListsCopy as copy, listName } from './staff-lists.copy.ts';

/** Parameter with the displayed list. */
const LIST = 'lista';

type Props = {
  title: string;
  lists: readonly StaffListName[];
  noteOf?: (list: StaffListName) => ReactNode;
};

/** Several lists on one screen, one at a time. */
export function ListsPage({ title, lists, noteOf }: Props) {
  const [address, setAddress] = useSearchParams();
  const [first] = lists;
  const list = lists.find((one) => one === address.get(LIST)) ?? first;
  if (!list) return null;
  return (
    <>
      <PageHeading title={`${listName[list]} · ${title}`}>{title}</PageHeading>
      <div className="sm:max-w-80">
        <Select
          label={copy.list}
          options={lists.map((id) => ({ id, label: listName[id] }))}
          value={list}
          onChange={(id) => setAddress({ [LIST]: id || list })}
        />
      </div>
      {noteOf?.(list)}
      <ListView key={list} list={list} />
    </>
  );
}
