/** Kinds of work. Each is counted in what is made, never in time, so the same input always comes to the same end. */
interface Work {
  /** About a tenth of a microsecond of any work. */
  units: number;
  /** Steps of a program that somebody else wrote: nodes of templates, items of loops. */
  steps: number;
  /** Characters of text made, on the way too. */
  characters: number;
  /** Nodes of a tree copied. */
  nodes: number;
  /** Variables of containers. */
  variables: number;
  /** Bytes and entries that archives unpack to. */
  bytes: number;
  entries: number;
}

/**
 * How much work may still be done, of each kind; less than nothing once more was asked for. Mutable: everything that works on one thing shares
 * its budget, which is passed as an argument.
 */
export interface Budget extends Work {
  /** Something was left out because there was not enough for it. */
  isExceeded: boolean;
  /** What it began with. */
  readonly limits: Readonly<Work>;
}

/** A fresh budget. A kind without a limit never runs out, but is counted. */
export function newBudget({
  units = MAX,
  steps = MAX,
  characters = MAX,
  nodes = MAX,
  variables = MAX,
  bytes = MAX,
  entries = MAX,
}: Partial<Work>): Budget {
  // Written out, not spread: every container has a budget.
  const limits = { units, steps, characters, nodes, variables, bytes, entries };
  return { units, steps, characters, nodes, variables, bytes, entries, limits, isExceeded: false };
}

const MAX = Number.MAX_SAFE_INTEGER;
const KINDS = ['units', 'steps', 'characters', 'nodes', 'variables', 'bytes', 'entries'] as const;

/** Takes work from a budget; false if there was not that much. */
export function spend(budget: Budget, kind: keyof Work, amount: number): boolean {
  budget[kind] -= amount;
  return budget[kind] >= 0;
}

/** Takes work if there is that much, else none of it: then what needs it is left out. */
export function tryToSpend(budget: Budget, kind: keyof Work, amount: number): boolean {
  if (amount > budget[kind]) {
    budget.isExceeded = true;
    return false;
  }
  budget[kind] -= amount;
  return true;
}

/** Whether more was asked for than there was, of any kind; it stays so. */
export function isSpent(budget: Budget): boolean {
  const { units, steps, characters, nodes, variables, bytes, entries } = budget;
  return !(
    units >= 0 &&
    steps >= 0 &&
    characters >= 0 &&
    nodes >= 0 &&
    variables >= 0 &&
    bytes >= 0 &&
    entries >= 0
  );
}

/** What was taken of a kind: all of it at most, however much was asked for in the end. */
export function spentOf(budget: Budget, kind: keyof Work): number {
  return budget.limits[kind] - Math.max(0, budget[kind]);
}

/** A budget within another: its own limits, but no more than the outer one has left. `chargeTo` gives the account. */
export function budgetWithin(outer: Budget, limits: Partial<Work>): Budget {
  const within = (kind: keyof Work): number =>
    Math.min(limits[kind] ?? outer.limits[kind], outer[kind]);
  // Written out, not spread: every container has a budget.
  return newBudget({
    units: within('units'),
    steps: within('steps'),
    characters: within('characters'),
    nodes: within('nodes'),
    variables: within('variables'),
    bytes: within('bytes'),
    entries: within('entries'),
  });
}

/** Takes from a budget what one within it has used. */
export function chargeTo(outer: Budget, inner: Budget): void {
  for (const kind of KINDS) outer[kind] -= inner.limits[kind] - inner[kind];
}
