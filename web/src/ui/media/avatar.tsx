import { cx } from '../class-names.ts';

const TINTS = [
  'bg-[#CFEBE5] text-[#084B45]',
  'bg-[#DDE7F8] text-[#1C4E8C]',
  'bg-[#FBE3CF] text-[#7A3E00]',
  'bg-[#EADFF7] text-[#5B2A91]',
  'bg-[#F9DDE6] text-[#8A1F4B]',
  'bg-[#E4ECD2] text-[#3F5A12]',
] as const;

const tintOf = (id: string): string => {
  let sum = 0;
  for (const char of id) sum = (sum * 31 + char.charCodeAt(0)) % 997;
  return TINTS[sum % TINTS.length] ?? TINTS[0];
};

type AvatarProps = {
  firstName: string;
  lastName: string;
  /** Determines the colour, so that it stays the same for a person. */
  id: string;
  photo?: string | null;
  size?: 'normal' | 'large';
};

/** A person's photo or initials; decorative, because the name is next to it. */
export function Avatar({ firstName, lastName, id, photo, size = 'normal' }: AvatarProps) {
  const box = size === 'large' ? 'size-24 text-30' : 'size-12 text-18';
  if (photo) return <img src={photo} alt="" className={cx('rounded-full object-cover', box)} />;
  return (
    <span
      aria-hidden
      className={cx('grid flex-none place-items-center rounded-full font-bold', box, tintOf(id))}
    >
      {firstName.charAt(0)}
      {lastName.charAt(0)}
    </span>
  );
}
