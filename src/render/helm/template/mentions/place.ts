/**
 * Where something in a template comes from: keys below `.Values`; undefined for anything else. What is reached from anything else by
 * a field `Values` is below the values again: the dot travels between templates.
 */
export type Place = readonly string[] | undefined;

/** Not known to come from the values. */
export const NOWHERE: Place = undefined;

/** What names mean at a point of a template. */
export interface Scope {
  readonly dot: Place;
  readonly variables: Map<string, Place>;
}

/** Where a template starts. */
export function newScope(): Scope {
  return { dot: NOWHERE, variables: new Map() };
}

/** Gives a variable its meaning. */
export function declare({ variables }: Scope, name: string, place: Place): void {
  variables.set(name, place);
}

/** What fields lead to. The values of a subchart, asked for by its parent, are all of them read. */
export function fieldsOf(from: Place, names: readonly string[]): Place {
  if (from !== undefined) return [...from, ...names];
  if (names.includes('Subcharts')) return [];
  const at = names.lastIndexOf('Values');
  return at === -1 ? NOWHERE : names.slice(at + 1);
}
