/** A value, or why something is refused. Nothing is thrown for what an input may cause. */
export type Result<Value, Why extends Refusal = Refusal> = Done<Value> | Why;

interface Done<Value> {
  readonly kind: 'done';
  readonly value: Value;
}

export interface Refusal {
  readonly kind: 'refused';
  /** In the words of the program that is imitated, without the prefixes that its callers add. */
  readonly message: string;
}

export function refusal(message: string): Refusal {
  return { kind: 'refused', message };
}

export function done<Value>(value: Value): Done<Value> {
  return { kind: 'done', value };
}

/** The result with its value changed; a refusal stays as it is. */
export function mapDone<From, To, Why extends Refusal>(
  result: Result<From, Why>,
  change: (value: From) => To,
): Result<To, Why> {
  return result.kind === 'done' ? done(change(result.value)) : result;
}

/** What a step gives for each of some items. The first refusal ends it. */
export function mapResults<From, To, Why extends Refusal>(
  items: Iterable<From>,
  step: (item: From) => Result<To, Why>,
): Result<readonly To[], Why> {
  const values: To[] = [];
  for (const item of items) {
    const result = step(item);
    if (result.kind === 'refused') return result;
    values.push(result.value);
  }
  return done(values);
}

/**
 * Takes steps one after the other, each on what the step before it gave. The first refusal ends it, unless `passOver` accepts it: then that
 * step changes nothing.
 */
export function foldResults<Item, State, Why extends Refusal>(
  items: Iterable<Item>,
  start: State,
  step: (state: State, item: Item) => Result<State, Why>,
  passOver: (refusal: Why) => boolean = () => false,
): Result<State, Why> {
  let state = start;
  for (const item of items) {
    const result = step(state, item);
    if (result.kind === 'done') state = result.value;
    else if (!passOver(result)) return result;
  }
  return done(state);
}
