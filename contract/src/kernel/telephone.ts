const THREE_DIGIT_AREA =
  /^(220|221|223|230|236|237|249|26[01346]|280|29[147-9]|336|34[1-358]|35[138]|36[24]|37[069]|38[01357-8])/;

/** How many of the ten digits of an Argentine telephone are its area code. */
export const areaLength = (digits: string): number => {
  if (digits.startsWith('11')) return 2;
  return THREE_DIGIT_AREA.test(digits) ? 3 : 4;
};

/** `+54 9 11 2345 6789` from the ten stored digits. */
export function formatPhone(digits: string): string {
  if (!/^\d{10}$/.test(digits)) return digits;
  const area = digits.slice(0, areaLength(digits));
  const local = digits.slice(area.length);
  return `+54 9 ${area} ${local.slice(0, -4)} ${local.slice(-4)}`;
}
