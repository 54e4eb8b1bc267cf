import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type ButtonKind, buttonClass } from './button-styles.ts';

type LinkButtonProps = {
  children: ReactNode;
  kind?: ButtonKind;
  icon?: ReactNode;
  isWide?: boolean;
  state?: unknown;
  'aria-label'?: string;
} & ({ to: string; href?: never } | { href: string; to?: never });

/** A link that looks like a button: `to` a screen, or `href` for telephones and files. */
export function LinkButton({ children, kind, icon, isWide, to, href, ...rest }: LinkButtonProps) {
  const className = buttonClass({ kind, isWide });
  if (to === undefined) {
    return (
      <a href={href} className={className} aria-label={rest['aria-label']}>
        {icon}
        {children}
      </a>
    );
  }
  return (
    <Link to={to} className={className} {...rest}>
      {icon}
      {children}
    </Link>
  );
}
