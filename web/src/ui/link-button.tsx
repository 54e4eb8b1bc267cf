import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type ButtonKind, buttonClass } from './button-styles.ts';
import { uiCopy } from './ui.copy.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

type LinkButtonProps = {
  children: ReactNode;
  kind?: ButtonKind;
  icon?: ReactNode;
  isWide?: boolean;
  state?: unknown;
  'aria-label'?: string;
} & ({ to: string; href?: never } | { href: string; isNewTab?: boolean; to?: never });

/** A link that looks like a button: `to` a screen, or `href` for telephones and files. */
export function LinkButton({ children, kind, icon, isWide, ...rest }: LinkButtonProps) {
  const className = buttonClass({ kind, isWide });
  if (rest.to === undefined) {
    const { href, isNewTab = false } = rest;
    return (
      <a
        href={href}
        className={className}
        aria-label={rest['aria-label']}
        {...(isNewTab && { target: '_blank', rel: 'noreferrer' })}
      >
        {icon}
        {children}
        {isNewTab && <VisuallyHidden> {uiCopy.newTab}</VisuallyHidden>}
      </a>
    );
  }
  return (
    <Link className={className} {...rest}>
      {icon}
      {children}
    </Link>
  );
}
