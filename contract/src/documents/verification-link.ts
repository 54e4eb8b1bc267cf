/** Where anybody checks a document: the address and its code, neither DNI nor health data (requirement: check codes). */
export const verificationLink = (address: string, code: string): string =>
  `${address}?cuir=${code}`;
