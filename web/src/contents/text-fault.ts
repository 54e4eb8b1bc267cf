import { type ContentKind, parseHelp, parseNumbers } from '@app/contract/contents';
import { unreadable } from './contents.copy.ts';

/** Why a text of a kind cannot be read, with the line; nothing if it can. */
export function textFaultOf(kind: ContentKind, body: string): string | undefined {
  if (kind === 'help') {
    const read = parseHelp(body);
    return 'fault' in read ? unreadable[read.fault.code](read.fault.line) : undefined;
  }
  if (kind !== 'emergency-numbers') return undefined;
  const read = parseNumbers(body);
  return 'line' in read ? unreadable.line(read.line) : undefined;
}
