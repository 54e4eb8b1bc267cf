const ADDRESS = /[^\s<>"'()]+@[^\s<>"'()]+/g;
const TELEPHONE = /\+?\d[\d .-]{5,}\d/g;

/** 'm•••@ejemplo.test', '•••5678': tells two people apart without saying who they are. */
export function maskedAddress(address: string): string {
  const at = address.indexOf('@');
  return at < 0 ? `•••${address.slice(-4)}` : `${address.slice(0, 1)}•••${address.slice(at)}`;
}

/** The words of a provider, with the addresses in them masked. */
export const withoutAddresses = (words: string): string =>
  words.replace(ADDRESS, maskedAddress).replace(TELEPHONE, maskedAddress);
