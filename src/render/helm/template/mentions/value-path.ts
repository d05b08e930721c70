/**
 * The keys below `.Values` that lead to something in a template; undefined for anything else. A field `Values` of
 * anything else leads below the values again, because the dot is passed between templates.
 */
export type ValuePath = readonly string[] | undefined;

/** Not known to come from the values. */
export const NOWHERE: ValuePath = undefined;

/** The meaning of the dot and of variables at a point of a template. */
export interface VariableScope {
  readonly dot: ValuePath;
  readonly variables: Map<string, ValuePath>;
}

/** The scope at the start of a template. */
export function newScope(): VariableScope {
  return { dot: NOWHERE, variables: new Map() };
}

/** Gives a variable its meaning. */
export function declare({ variables }: VariableScope, name: string, place: ValuePath): void {
  variables.set(name, place);
}

/** The path of a field. If a parent reads the values of a subchart, all of them count as read. */
export function fieldsOf(from: ValuePath, names: readonly string[]): ValuePath {
  if (from !== undefined) return [...from, ...names];
  if (names.includes('Subcharts')) return [];
  const at = names.lastIndexOf('Values');
  return at === -1 ? NOWHERE : names.slice(at + 1);
}
