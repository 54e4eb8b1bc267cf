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
} & (
  | { to: string; href?: never; isNewTab?: never }
  | {
      to?: never;
      href: string;
      /** Opens a new tab; its text has to say so. */
      isNewTab?: boolean;
    }
);

/** A link that looks like a button: `to` for a screen, `href` for telephones, files and other sites. */
export function LinkButton({
  children,
  kind,
  icon,
  isWide,
  to,
  href,
  isNewTab,
  ...rest
}: LinkButtonProps) {
  const className = buttonClass({ kind, isWide });
  if (to === undefined) {
    return (
      <a
        href={href}
        className={className}
        aria-label={rest['aria-label']}
        {...(isNewTab && { target: '_blank', rel: 'noreferrer' })}
      >
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
