import { type StaffListName, staffListNames, staffLists } from '@app/contract/catalogs';
import { ListsPage } from './lists-page.tsx';
import { staffListsCopy as copy } from './staff-lists.copy.ts';

const LISTS = staffListNames.filter((list) => staffLists[list].isCoverage);

const noteOf = (list: StaffListName) => (
  <p className="text-ink-2">{list === 'tariffs' ? copy.tariffNote : copy.priceNote}</p>
);

/** `/admin/coberturas`: insurers, their plans and tariffs. */
export const CoveragesScreen = () => (
  <ListsPage title={copy.coverages} lists={LISTS} noteOf={noteOf} />
);
