/** The specification's version of the application. */
export const VERSION = '23.07.28';
