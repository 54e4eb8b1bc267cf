import { furtherNumbers } from '../../lib/readings/page-contents.ts';
import { emergencyCopy, emergencyNumbers } from '../ui.copy.ts';

/** An emergency number in a line of text on red. */
export const EmergencyLink = ({ number }: { number: string }) => (
  <a
    href={`tel:${number}`}
    className="inline-flex min-h-11 min-w-11 items-center justify-center font-bold text-surface"
  >
    <span className="sr-only">{emergencyCopy.call} </span>
    {number}
  </a>
);

/** All emergency numbers with their purpose; works offline. */
export const EmergencyNumbers = () => <Numbers shown={allNumbers()} />;

/** The numbers other than 107 and 911, where these are shown separately. */
export const OtherEmergencyNumbers = () => (
  <Numbers shown={allNumbers().filter(({ number }) => number !== '107' && number !== '911')} />
);

const allNumbers = () => [...emergencyNumbers, ...furtherNumbers()];

const Numbers = ({ shown }: { shown: ReturnType<typeof allNumbers> }) => (
  <ul className="flex flex-col">
    {shown.map(({ number, description }) => (
      <li key={number} className="border-b border-line last:border-0">
        <a
          href={`tel:${number}`}
          className="flex min-h-12 items-center gap-4 text-ink-1 no-underline"
        >
          <strong className="w-12 flex-none text-20 text-danger-700 underline">{number}</strong>
          <span>{description}</span>
        </a>
      </li>
    ))}
  </ul>
);
