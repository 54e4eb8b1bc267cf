/** 'm•••@cercana.test': tells two people apart, and its owner knows it, without revealing the address. */
export function maskedEmail(email: string): string {
  const at = email.indexOf('@');
  return at < 0 ? '' : `${email.slice(0, 1)}•••${email.slice(at)}`;
}
