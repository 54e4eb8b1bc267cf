import {
  checkTelephoneUndo,
  type ProfilesProblem,
  undoTelephoneChange,
} from '@app/contract/profiles';
import { call } from '../../lib/server/call.ts';
import { causeText } from '../../lib/server/failure-text.ts';
import { problemCode } from '../../lib/server/problem-error.ts';
import { AfterUndo } from '../after-undo.tsx';
import { MailedLink } from '../mailed-link.tsx';
import { telephoneChangeCopy as copy } from './telephone-change.copy.ts';

const GONE: ProfilesProblem = 'profiles.telephone-key-invalid';
/** A key that the mail program cut off. */
const BROKEN = 'request.invalid';

const WORDS = {
  ...copy,
  fault: (error: Error) =>
    causeText(error) ?? ([GONE, BROKEN].includes(problemCode(error)) ? copy.gone : copy.fault),
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
