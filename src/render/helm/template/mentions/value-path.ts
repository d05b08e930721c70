/**
 * Where something in a template comes from: keys below `.Values`; undefined for anything else. What is reached from anything else by
 * a field `Values` is below the values again: the dot travels between templates.
 */
export type ValuePath = readonly string[] | undefined;

/** Not known to come from the values. */
export const NOWHERE: ValuePath = undefined;

/** What names mean at a point of a template. */
export interface VariableScope {
  readonly dot: ValuePath;
  readonly variables: Map<string, ValuePath>;
}

/** Where a template starts. */
export function newScope(): VariableScope {
  return { dot: NOWHERE, variables: new Map() };
}

/** Gives a variable its meaning. */
export function declare({ variables }: VariableScope, name: string, place: ValuePath): void {
  variables.set(name, place);
}

/** What fields lead to. The values of a subchart, asked for by its parent, are all of them read. */
export function fieldsOf(from: ValuePath, names: readonly string[]): ValuePath {
  if (from !== undefined) return [...from, ...names];
  if (names.includes('Subcharts')) return [];
  const at = names.lastIndexOf('Values');
  return at === -1 ? NOWHERE : names.slice(at + 1);
}
