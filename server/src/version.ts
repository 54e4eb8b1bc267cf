/** The specification's version of the application (A 9). */
export const VERSION = '23.07.28';
