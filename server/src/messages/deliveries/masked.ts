import { maskedEmail } from '@app/contract/kernel';

const ADDRESS = /[^\s<>"'()]+@[^\s<>"'()]+/g;
const TELEPHONE = /\+?\d[\d .-]{5,}\d/g;

/** 'm•••@ejemplo.test', '•••5678': tells two people apart without saying who they are. */
export const maskedAddress = (address: string): string =>
  maskedEmail(address) || `•••${address.slice(-4)}`;

/** A provider's text, with addresses in it masked. */
export const withoutAddresses = (words: string): string =>
  words.replace(ADDRESS, maskedAddress).replace(TELEPHONE, maskedAddress);
