import { LogOut, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Modal } from 'react-aria-components/Modal';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { Overlay } from '../overlays/overlay.tsx';
import { uiCopy } from '../ui.copy.ts';
import { type MenuGroup, MenuLinks } from './menu-links.tsx';

type SideMenuProps = {
  groups: readonly MenuGroup[];
  isOpen: boolean;
  onClose: () => void;
  onLogOut: () => void;
  /** Settings inside the menu. */
  settings?: ReactNode;
  /** Greeting: 'Hola, Marta'. */
  greeting?: ReactNode;
};

/** The side menu. */
export const SideMenu = ({
  groups,
  isOpen,
  onClose,
  onLogOut,
  settings,
  greeting,
}: SideMenuProps) => (
  <Overlay isOpen={isOpen} onClose={onClose} className="fixed inset-0 z-40 bg-ink-1/50">
    <Modal className="h-full w-[300px] max-w-[90vw] overflow-auto bg-surface shadow-2 md:ml-auto">
      <Dialog className="flex min-h-full flex-col gap-4 p-4 outline-none">
        <div className="flex items-center justify-between">
          <Heading slot="title" level={2}>
            {greeting ?? uiCopy.menu}
          </Heading>
          <IconButton label={uiCopy.close} icon={<X aria-hidden />} onPress={onClose} />
        </div>
        <MenuLinks groups={groups} onFollow={onClose} />
        {settings}
        <Button icon={<LogOut aria-hidden />} onPress={onLogOut}>
          {uiCopy.logOut}
        </Button>
      </Dialog>
    </Modal>
  </Overlay>
);
