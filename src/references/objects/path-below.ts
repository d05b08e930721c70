/** More than all kinds of objects need; what many custom resources bring is forgotten again. */
const MAX = 5000;
const known = new Map<string, Map<string | number, string>>();

/**
 * The path of a field (`spec.containers`) or of an item (`spec.containers[0]`) below another path. Equal paths are one string: every
 * workload has the same ones, and they are kept with its references.
 */
export function pathBelow(path: string, step: string | number): string {
  let below = known.get(path);
  if (below === undefined) {
    if (known.size >= MAX) known.clear();
    below = new Map();
    known.set(path, below);
  }
  const made = below.get(step);
  if (made !== undefined) return made;
  const text = written(path, step);
  if (below.size < MAX) below.set(step, text);
  return text;
}

function written(path: string, step: string | number): string {
  if (typeof step === 'number') return `${path}[${step}]`;
  return path === '' ? step : `${path}.${step}`;
}
