import * as contract from '@app/contract/catalogs';
import { asList, asOk, asPage, type EndpointInput } from '@app/contract/kernel';
import { pageEndOf } from '../../platform/database/pages.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Route } from '../../platform/http/route.ts';
import { addRow, changeRow } from './edit-list.ts';
import {
  importIntoList,
  readChoices,
  readImports,
  readPage,
  readRow,
  type StaffListsContext,
} from './staff-lists.ts';

export function staffListsRoutes(route: Route, lists: StaffListsContext) {
  route(contract.listListRows, async ({ params, query: { after, ...asked } }) =>
    asPage(await readPage(lists, params.list, { ...asked, end: pageEndOf(after, 'ownKeys') })),
  );
  route(contract.getListRow, async ({ params }) =>
    asOk(await readRow(lists, params.list, params.id)),
  );
  route(contract.addListRow, async ({ actor, params, body }) =>
    asOk(await addRow(lists, actor, params.list, body)),
  );
  route(contract.changeListRow, async ({ actor, params: { id, list }, body, version }) =>
    asOk(await changeRow(lists, actor, list, { ...body, id, version })),
  );
  route(contract.listListChoices, async ({ params }) =>
    asList(await readChoices(lists, params.of)),
  );
  route(contract.listListImports, async ({ params }) =>
    asList(await readImports(lists, params.list)),
  );

  const take =
    (isDryRun: boolean) =>
    async ({ actor, params, query, body: text }: Sent) =>
      asOk(
        await importIntoList(lists, actor, params.list, {
          text,
          isDryRun,
          source: query.source,
          licence: query.licence,
          deactivateMissing: query.deactivateMissing === 'true',
        }),
      );
  route(contract.previewListImport, take(true));
  route(contract.importListFile, take(false));
}

type Sent = Pick<EndpointInput<typeof contract.importListFile>, 'params' | 'query' | 'body'> & {
  actor: Actor;
};
