import {
  checkTelephoneUndo,
  type ProfilesProblem,
  undoTelephoneChange,
} from '@app/contract/profiles';
import { call } from '../../lib/server/call.ts';
import { causeText } from '../../lib/server/failure-text.ts';
import { AfterUndo } from '../after-undo.tsx';
import { MailedLink } from '../mailed-link.tsx';
import { isEndedLink } from '../problem-text.ts';
import { telephoneChangeCopy as copy } from './telephone-change.copy.ts';

const GONE: ProfilesProblem = 'profiles.telephone-key-invalid';

const WORDS = {
  ...copy,
  fault: (error: Error) => causeText(error) ?? (isEndedLink(error, GONE) ? copy.gone : copy.fault),
};

/** `/telefono-anterior`: undoes a change of telephone with the mailed link. */
export function UndoTelephoneScreen() {
  return (
    <MailedLink
      name="telephone-undo"
      words={WORDS}
      check={async (key) => (await call(checkTelephoneUndo, { query: { key } })).ending}
      use={(key) => call(undoTelephoneChange, { body: { key } })}
    >
      <AfterUndo text={copy.done} />
    </MailedLink>
  );
}
