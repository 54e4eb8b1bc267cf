/** Public address for checking a document: only the code, no DNI or health data (requirement: check codes). */
export const verificationLink = (address: string, code: string): string =>
  `${address}?cuir=${code}`;
