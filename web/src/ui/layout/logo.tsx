import { Link } from 'react-router';
import { brandName } from '../../lib/settings.ts';

type LogoProps = {
  to: string;
  /** Shows only the symbol on phones, to save space. */
  isShort?: boolean;
};

/** The symbol and the name of the installation; it does not grow with larger text, to save space. */
export const Logo = ({ to, isShort = false }: LogoProps) => (
  <Link
    to={to}
    className="inline-flex min-h-11 items-center gap-2 text-[20px] font-queue text-brand-800 no-underline"
  >
    <svg aria-hidden="true" viewBox="0 0 28 28" className="size-[28px]">
      <rect width="28" height="28" rx="9" className="fill-brand-700" />
      <path
        d="M18 10.3a5.5 5.5 0 1 0 .2 7.2"
        fill="none"
        strokeWidth="3"
        className="stroke-surface"
      />
    </svg>
    <span translate="no" className={isShort ? 'max-sm:sr-only' : undefined}>
      {brandName()}
    </span>
  </Link>
);
