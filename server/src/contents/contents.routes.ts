import * as contract from '@app/contract/contents';
import { asList, asOk } from '@app/contract/kernel';
import type { Route } from '../platform/http/route.ts';
import type { Contents } from './contents-context.ts';
import { publishContent } from './publish-content.ts';
import { readContent, readContents } from './read-contents.ts';
import { saveDraft } from './save-draft.ts';

export function contentsRoutes(route: Route, contents: Contents) {
  route(contract.listContents, async () => asList(await readContents(contents)));
  route(contract.getContent, async ({ actor, params }) =>
    asOk(await readContent(contents, actor, params.kind)),
  );
  route(contract.saveContentDraft, async ({ actor, params, body, version }) =>
    asOk(await saveDraft(contents, actor, params.kind, body, version)),
  );
  route(contract.publishContent, async ({ actor, params, body, version }) =>
    asOk(await publishContent(contents, actor, params.kind, { ...body, version })),
  );
}
