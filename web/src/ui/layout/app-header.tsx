import { CircleUserRound, Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { uiCopy } from '../ui.copy.ts';
import { Logo } from './logo.tsx';

type AppHeaderProps = {
  /** Target of the logo: home, or signup without a session. */
  home: string;
  onMenu?: () => void;
  /** Greeting: 'Hola, Marta', 'Hola, Dra. Ríos'; only if there is space. */
  greeting?: string;
  /** Hides the name, since the controls on the right need its space. */
  isFull?: boolean;
  /** The destinations of the account, next to the logo. */
  navigation?: ReactNode;
  /** Chips, bell and sound, on the right. */
  children?: ReactNode;
};

/** The bar above every screen: logo on the left, controls on the right. */
export const AppHeader = ({
  home,
  onMenu,
  greeting,
  isFull = false,
  navigation,
  children,
}: AppHeaderProps) => (
  <header className="flex min-h-16 items-center gap-x-3 border-b border-line bg-surface px-4 max-sm:flex-wrap max-sm:justify-end max-sm:gap-x-1 max-sm:px-3 print:hidden">
    {onMenu && (
      <span className="md:hidden">
        <IconButton label={uiCopy.openMenu} icon={<Menu aria-hidden />} onPress={onMenu} />
      </span>
    )}
    <Logo to={home} isShort={isFull} />
    {navigation}
    <span className="flex-1" />
    {children}
    {greeting && <span className="max-lg:hidden">{greeting}</span>}
    {onMenu && (
      <span className="max-md:hidden">
        <IconButton
          label={uiCopy.myAccount}
          icon={<CircleUserRound aria-hidden />}
          onPress={onMenu}
        />
      </span>
    )}
  </header>
);
