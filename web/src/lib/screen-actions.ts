import { useEffect, useState } from 'react';
import { isAsked, isWithin, type Shortcut, useKeys } from './shortcuts.ts';
import { createStore } from './store.ts';

/** The parts of the palette, in the order in which it shows them. */
export const ACTION_GROUPS = [
  'call',
  'sections',
  'record',
  'history',
  'guard',
  'place',
  'help',
] as const;
export type ActionGroup = (typeof ACTION_GROUPS)[number];

/** Something that a screen can do now. */
export type ScreenAction = {
  /** It stays the same however the label changes. */
  id: string;
  group: ActionGroup;
  /** Says what it does now: 'Silenciar micrófono'. */
  label: string;
  run: () => void;
  shortcut?: Shortcut;
  /** Its keys answer only inside what this selector names. */
  within?: string;
  /** Why it cannot be done now; its keys are free meanwhile. */
  disabledReason?: string | false | null | undefined;
};

type Actions = readonly ScreenAction[];

/** What the screens that are here offer, each its own. */
export const screenActions = createStore<ReadonlyMap<object, Actions>>(new Map());

function offer(owner: object, actions: Actions | null): void {
  const offered = new Map(screenActions.get());
  if (actions) offered.set(owner, actions);
  else offered.delete(owner);
  screenActions.set(offered);
}

/** Offers what a screen can do, while it is there: to the palette, and to the keys of each. */
export function useScreenActions(actions: Actions): void {
  const [owner] = useState(() => ({}));
  useEffect(() => offer(owner, actions), [owner, actions]);
  useEffect(() => () => offer(owner, null), [owner]);
  useKeys(
    (event) =>
      actions.find(
        ({ shortcut, within, disabledReason }) =>
          shortcut !== undefined &&
          !disabledReason &&
          isAsked(shortcut, event) &&
          (within === undefined || isWithin(event, within)),
      )?.run,
  );
}
