import type { ReactNode } from 'react';
import { camera, connection } from './call-pictures.tsx';
import { guard, prescription } from './guard-pictures.tsx';
import type { GuideName, HelpGuide } from './help.copy.ts';

/** The three pictures of each guide, in the order of its captions. */
const PICTURES: Record<GuideName, readonly ReactNode[]> = {
  camera,
  connection,
  guard,
  prescription,
};

/** A guide in three pictures, decorative because the captions say everything. */
export const PictureGuide = ({ name, captions }: HelpGuide) => (
  // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari does not treat it as a list
  <ol role="list" className="grid grid-cols-1 gap-4 sm:grid-cols-2 md:grid-cols-3">
    {captions.map((caption, index) => (
      <li
        key={caption}
        className="flex flex-col items-center gap-2 rounded-md border border-line bg-bg p-3 text-center"
      >
        {PICTURES[name][index]}
        <p className="text-ink-1">
          <strong>{index + 1}.</strong> {caption}
        </p>
      </li>
    ))}
  </ol>
);
