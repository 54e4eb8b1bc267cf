/** What the specifications ask of capabilities that do not exist yet, with its section. */
export const notBuiltYet: readonly (readonly [source: string, what: string])[] = [];
