import { type ConsultationDraft, saveDraft } from '@app/contract/consultations';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { call } from '../../lib/server/call.ts';
import { beforeLogout } from '../../lib/session/leaving.ts';
import { session } from '../../lib/session/session.ts';
import { createStore } from '../../lib/store.ts';
import { contentOf } from '../record-content.ts';
import { createDraftKeeper, type DraftKeeper } from './draft-keeper.ts';
import type { DraftState } from './versioned-text.ts';

type Options = {
  draft: ConsultationDraft;
  claimEpoch: number | null;
  /** The reason given on joining, used until it is edited. */
  reason: string;
};

/** State of the draft, shown in the header. */
export const shownDraft = createStore<DraftState | null>(null);

/** The draft, saved on the server and never on the device. */
export function useDraft({ draft, claimEpoch, reason }: Options) {
  const [content, setContent] = useState(() => contentOf(draft.content, reason));
  const [keeper] = useState(() =>
    createDraftKeeper(
      async (version, next) => {
        const body = { version, claimEpoch, content: next };
        return (await call(saveDraft, { params: { queueId: draft.queueId }, body })).data;
      },
      {
        version: draft.version,
        updatedAt: draft.version > 0 ? new Date(draft.updatedAt) : null,
        content,
      },
    ),
  );
  const state = useSyncExternalStore(keeper.state.subscribe, keeper.state.get);

  useEffect(() => keeper.write(content), [keeper, content]);
  useEffect(() => shownDraft.set(state), [state]);
  useSavingOnTheWayOut(keeper);
  return { content, setContent, state, keeper };
}

/**
 * Saves at once when the page is hidden or left, and before a logout. What could not be saved is retried until
 * the session ends, so that the next person on this device sends none of it.
 */
function useSavingOnTheWayOut(keeper: DraftKeeper): void {
  useEffect(() => {
    const save = () => void keeper.flush();
    document.addEventListener('visibilitychange', save);
    const forgetLogout = beforeLogout(keeper.flush);
    const forgetEnd = session.onEnd((reason) => {
      if (reason !== 'expired') keeper.close();
    });
    return () => {
      document.removeEventListener('visibilitychange', save);
      forgetLogout();
      shownDraft.set(null);
      void keeper.flush().then(() => {
        if (!keeper.isDirty()) forgetEnd();
      });
    };
  }, [keeper]);
}
