import { brandName } from '../../lib/settings.ts';

/** Only on paper: the clinic, and the patient. Pages are numbered by the style sheet. */
export const LetterHead = ({ about }: { about: string }) => (
  <div
    aria-hidden
    className="mb-4 hidden items-baseline justify-between gap-6 border-b border-line-strong pb-2 print:flex"
  >
    <strong translate="no" className="text-20">
      {brandName()}
    </strong>
    <span>{about}</span>
  </div>
);

type LetterEndProps = {
  /** What the person did: 'Atendió y registró esta consulta'. */
  act: string;
  /** Name, specialty and licence. */
  who: string;
};

/** Only on paper: the person responsible for the content. */
export const LetterEnd = ({ act, who }: LetterEndProps) => (
  <div
    aria-hidden
    className="mt-6 hidden w-max max-w-full flex-col border-t border-line-strong pt-2 print:flex"
  >
    <span>{act}</span>
    <strong>{who}</strong>
  </div>
);
