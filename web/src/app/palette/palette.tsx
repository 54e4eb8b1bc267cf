import { useState, useSyncExternalStore } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { TextField } from 'react-aria-components/TextField';
import { hasEveryWord } from '../../lib/has-every-word.ts';
import { ACTION_GROUPS, type ScreenAction, screenActions } from '../../lib/screen-actions.ts';
import { shortcutWords } from '../../lib/shortcuts.copy.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Keys, ShortcutList } from '../../ui/actions/shortcut-keys.tsx';
import { controlClass } from '../../ui/fields/field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { uiCopy } from '../../ui/ui.copy.ts';
import { paletteCopy as copy } from './palette.copy.ts';

export type PaletteProps = {
  onClose: () => void;
  onChoose: (action: ScreenAction) => void;
};

/** Searchable list of what the screen can do now, and the list of shortcuts. */
export function Palette({ onClose, onChoose }: PaletteProps) {
  const [isListing, setIsListing] = useState(false);
  return (
    <Dialog
      title={isListing ? copy.shortcuts : copy.title}
      isOpen
      onClose={onClose}
      hasCloseButton
      actions={
        isListing && (
          <Button autoFocus onPress={() => setIsListing(false)}>
            {copy.backToActions}
          </Button>
        )
      }
    >
      {isListing ? (
        <ShortcutList />
      ) : (
        <ActionSearch onChoose={onChoose} onList={() => setIsListing(true)} />
      )}
    </Dialog>
  );
}

type SearchProps = Pick<PaletteProps, 'onChoose'> & { onList: () => void };

function ActionSearch({ onChoose, onList }: SearchProps) {
  const offered = useSyncExternalStore(screenActions.subscribe, screenActions.get);
  const [refused, setRefused] = useState('');
  const list: ScreenAction = { id: 'shortcuts', group: 'help', label: copy.shortcuts, run: onList };
  const actions = [...offered.values()].flat();
  const choose = (action: ScreenAction) => {
    setRefused(action.disabledReason || '');
    if (!action.disabledReason) onChoose(action);
  };
  return (
    <div className="flex flex-col gap-3">
      <Autocomplete filter={hasEveryWord}>
        <TextField autoFocus className="flex flex-col gap-1.5">
          <Label className="font-medium">{copy.search}</Label>
          {/* The list is always open; the arrow keys move through it from the text box. */}
          <Input role="combobox" aria-expanded className={controlClass()} />
        </TextField>
        <p role="status" className="text-small font-medium text-ink-2 empty:hidden">
          {refused}
        </p>
        <ListBox
          aria-label={copy.list}
          renderEmptyState={() => <p className="px-3 py-2 text-ink-2">{uiCopy.noMatches}</p>}
          className="h-[min(22rem,45dvh)] overflow-auto rounded-sm border border-line outline-none"
        >
          {ACTION_GROUPS.map((group) => (
            <ListBoxSection key={group}>
              <Header className="px-3 pt-3 pb-1 text-small font-medium text-ink-2">
                {copy.groups[group]}
              </Header>
              {actions
                .filter((action) => action.group === group)
                .map((action) => (
                  <Line key={action.id} action={action} onPress={() => choose(action)} />
                ))}
              {group === 'help' && <Line action={list} onPress={onList} />}
            </ListBoxSection>
          ))}
        </ListBox>
      </Autocomplete>
    </div>
  );
}

type LineProps = { action: ScreenAction; onPress: () => void };

/** One action; an unavailable one stays focusable and shows its reason. */
const Line = ({ action: { id, label, shortcut, disabledReason }, onPress }: LineProps) => (
  <ListBoxItem
    id={id}
    textValue={label}
    onAction={onPress}
    className="flex min-h-target cursor-pointer items-center gap-3 px-3 py-1.5 text-ink-1 no-underline outline-none data-focused:bg-brand-50 data-focused:shadow-[inset_3px_0_0_var(--brand-700)]"
  >
    <span className="flex min-w-0 flex-1 flex-col">
      <span className={disabledReason ? 'text-ink-2' : undefined}>{label}</span>
      {disabledReason && <span className="text-small text-ink-2">{disabledReason}</span>}
    </span>
    {shortcut && (
      <span className="max-sm:hidden">
        <Keys>{shortcutWords[shortcut].keys}</Keys>
      </span>
    )}
  </ListBoxItem>
);
