import { updatePreferences } from '@app/contract/accounts';
import { type ReactNode, useId, useSyncExternalStore } from 'react';
import { largerText } from '../../lib/device/larger-text.ts';
import { call } from '../../lib/server/call.ts';
import { leave } from '../../lib/session/leaving.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import type { MenuGroup } from '../../ui/navigation/menu-links.tsx';
import { SideMenu } from '../../ui/navigation/side-menu.tsx';
import { menuCopy } from '../app.copy.ts';

type Props = {
  groups: readonly MenuGroup[];
  isOpen: boolean;
  onClose: () => void;
  /** Greeting of the viewer: 'Hola, Marta'. */
  greeting?: ReactNode;
};

/** The viewer's menu, with the text size and the logout. */
export const AccountMenu = (props: Props) => (
  <SideMenu {...props} settings={<LargerText />} onLogOut={leave} />
);

function LargerText() {
  const isLarger = useSyncExternalStore(largerText.subscribe, largerText.get);
  const choose = (larger_text: boolean) => {
    largerText.set(larger_text);
    // On this device the choice applies even if saving fails.
    void call(updatePreferences, { body: { larger_text } }).catch(() => undefined);
  };
  return (
    <div className="border-t border-line px-3 pt-3">
      <Checkbox id={useId()} label={menuCopy.largerText} value={isLarger} onChange={choose} />
    </div>
  );
}
