/** Requirements of the specifications for capabilities that do not exist yet, with their section. */
export const notBuiltYet: readonly (readonly [source: string, what: string])[] = [];
