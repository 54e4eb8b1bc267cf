import { useEffect, useState } from 'react';
import { isAsked, isWithin, type Shortcut, useKeys } from './shortcuts.ts';
import { createStore } from './store.ts';

/** Groups of the palette, in the order shown. */
export const ACTION_GROUPS = [
  'call',
  'sections',
  'record',
  'history',
  'guard',
  'agenda',
  'place',
  'help',
] as const;
export type ActionGroup = (typeof ACTION_GROUPS)[number];

/** An action that the current screen offers. */
export type ScreenAction = {
  /** Stays the same while the label changes. */
  id: string;
  group: ActionGroup;
  /** What it would do now: 'Silenciar micrófono'. */
  label: string;
  run: () => void;
  shortcut?: Shortcut;
  /** Restricts its shortcut to elements within this selector. */
  within?: string;
  /** Why it is disabled; then its shortcut is left to the browser. */
  disabledReason?: string | false | null | undefined;
};

type Actions = readonly ScreenAction[];

/** Actions of the mounted screens. */
export const screenActions = createStore<ReadonlyMap<object, Actions>>(new Map());

function offer(owner: object, actions: Actions | null): void {
  const offered = new Map(screenActions.get());
  if (actions) offered.set(owner, actions);
  else offered.delete(owner);
  screenActions.set(offered);
}

/** Registers actions for the palette and their shortcuts while the screen is mounted. */
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
