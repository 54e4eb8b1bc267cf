/** A text in which `like` finds no wildcards: percent, underscore and backslash are escaped. */
export const likeLiteral = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
