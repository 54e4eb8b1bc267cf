import { staffListNames, staffLists } from '@app/contract/catalogs';
import { ListsPage } from './lists-page.tsx';
import { staffListsCopy as copy } from './staff-lists.copy.ts';

const LISTS = staffListNames.filter((list) => !staffLists[list].isCoverage);

/** `/admin/catalogos`: the lists that forms and records choose from. */
export const CatalogsScreen = () => <ListsPage title={copy.catalogs} lists={LISTS} />;
