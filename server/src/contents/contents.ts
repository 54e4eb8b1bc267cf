import type { Contents } from './contents-context.ts';
import { carryOutPublication } from './publish-content.ts';

/** Registers how an approved text is published. */
export function createContents(contents: Contents): Contents {
  contents.approvals.register('PUBLISH_TEXT', carryOutPublication(contents));
  return contents;
}
