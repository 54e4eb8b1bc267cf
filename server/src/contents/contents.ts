import type { Contents } from './contents-context.ts';
import { carryOutPublication } from './publish-content.ts';

/** Registers how a text is published, once that is approved. */
export function createContents(contents: Contents): Contents {
  contents.approvals.register('PUBLISH_TEXT', carryOutPublication(contents));
  return contents;
}
