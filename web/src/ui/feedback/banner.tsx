import { CircleAlert, Info, TriangleAlert, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { bringIntoView } from '../bring-into-view.ts';
import { cx } from '../class-names.ts';
import { uiCopy } from '../ui.copy.ts';

type BannerTone = 'info' | 'warn' | 'danger';

const LOOKS: Record<BannerTone, { icon: typeof Info; className: string }> = {
  info: { icon: Info, className: 'border-info-700 bg-info-50 text-info-700' },
  warn: { icon: TriangleAlert, className: 'border-warn-700 bg-warn-50 text-warn-700' },
  danger: { icon: CircleAlert, className: 'border-danger-700 bg-danger-50 text-danger-700' },
};

type BannerProps = {
  children: ReactNode;
  tone?: BannerTone;
  /** A button or link that helps. */
  action?: ReactNode;
  /** Part of the page from the beginning, unlike the failure of something that was pressed. */
  isStanding?: boolean;
};

/** Something about the whole screen: sounds blocked, licence not verified, no network. */
export function Banner({ children, tone = 'info', action, isStanding = false }: BannerProps) {
  const { icon: Icon, className } = LOOKS[tone];
  return (
    <div
      ref={tone === 'danger' && !isStanding ? bringIntoView : undefined}
      role={tone === 'danger' ? 'alert' : 'status'}
      className={cx(
        'flex scroll-m-24 flex-wrap items-center gap-3 rounded-md border px-4 py-3',
        className,
      )}
    >
      {/* On a telephone the sentence has the whole width, and what helps stands below it. */}
      <div className="flex min-w-0 flex-1 basis-48 items-center gap-3 max-sm:basis-full">
        <Icon aria-hidden />
        <p className="min-w-0 flex-1 text-ink-1">{children}</p>
      </div>
      {action}
    </div>
  );
}

/** The yellow strip with the patient's name, if the consultation is not the holder's. */
export const ActingBanner = ({ name, action }: { name: string; action?: ReactNode }) => (
  <section
    aria-label={uiCopy.actingRegion}
    className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-acting-bg px-4 py-2 text-16 text-acting-ink"
  >
    <div className="flex min-w-0 flex-1 basis-48 items-center gap-3">
      <Users aria-hidden />
      <p className="min-w-0 flex-1">
        {uiCopy.actingFor} <strong>{name}</strong>
      </p>
    </div>
    {action}
  </section>
);
