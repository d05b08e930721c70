// Written by `node scripts/run.mjs update-generated`.

/** The page of each rule, for `envfrom explain`. */
export const pages: ReadonlyMap<string, string> = new Map([]);
