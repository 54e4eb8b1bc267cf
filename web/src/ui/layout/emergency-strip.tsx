import { Siren } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '../overlays/dialog.tsx';
import { emergencyCopy } from '../ui.copy.ts';
import { EmergencyLink, EmergencyNumbers } from './emergency-numbers.tsx';

/** Red strip of the patient's screens: 107 and 911 directly, the others behind a button. */
export function EmergencyStrip() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <aside
      aria-label={emergencyCopy.region}
      className="@container bg-danger-800 text-16 text-surface print:hidden"
    >
      {/* One line, also with larger text, since the sizes scale with it. */}
      <div className="flex flex-wrap items-center gap-x-3 px-4 @max-[22.5rem]:gap-x-1.5 @max-[22.5rem]:px-3">
        <Siren aria-hidden />
        <span className="max-md:hidden">{emergencyCopy.question}</span>
        <span className="md:hidden @max-[19.9rem]:sr-only">{emergencyCopy.short}</span>
        <EmergencyLink number="107" />
        <EmergencyLink number="911" />
        <button
          type="button"
          onClick={() => setIsOpen(true)}
          className="min-h-11 cursor-pointer font-bold underline underline-offset-3"
        >
          {emergencyCopy.seeAll}
        </button>
      </div>
      <Dialog
        title={emergencyCopy.title}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        hasCloseButton
      >
        <EmergencyNumbers />
      </Dialog>
    </aside>
  );
}
