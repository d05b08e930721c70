import { matchPath } from './path-match.ts';

/** Says of a path below the chart's folder whether the folder loader leaves it out. */
export type IgnoreRules = (path: string, isFolder: boolean) => boolean;

export type ReadIgnoreRules =
  | { readonly kind: 'rules'; readonly ignores: IgnoreRules }
  /** Helm refuses the chart because of a line. `line` counts from 0. */
  | { readonly kind: 'refused'; readonly message: string; readonly line: number };

interface Rule {
  readonly pattern: string;
  readonly negate: boolean;
  readonly folderOnly: boolean;
  /** Without a slash inside, a pattern is compared with the last part of a path alone. */
  readonly baseOnly: boolean;
}

/** Go says this of a pattern it cannot read. */
const BAD_PATTERN = 'syntax error in pattern';
/** Files that editors leave in `templates/` are never loaded. */
const DEFAULT_RULE = 'templates/.?*';
const SPACE_AROUND = /^[\s\u0085]+|[\s\u0085]+$/g;

/**
 * The rules of a chart's `.helmignore`. They are not git's: the first rule that holds decides, a line with `!` leaves out
 * everything it does not match, `**` is refused. Imitates pkg/ignore of Helm 3.22.
 */
export function readIgnoreRules(text: string): ReadIgnoreRules {
  const rules: Rule[] = [];
  const lines = [...text.replace(/^\ufeff/, '').split('\n'), DEFAULT_RULE];
  for (const [line, written] of lines.entries()) {
    const pattern = written.replaceAll(SPACE_AROUND, '');
    if (pattern === '' || pattern.startsWith('#')) continue;
    const message = faultOf(pattern);
    if (message !== undefined) return { kind: 'refused', message, line };
    rules.push(ruleOf(pattern));
  }
  return { kind: 'rules', ignores: (path, isFolder) => ignores(rules, path, isFolder) };
}

function faultOf(pattern: string): string | undefined {
  if (pattern.includes('**')) return 'double-star (**) syntax is not supported';
  return matchPath(pattern, 'abc') === undefined ? BAD_PATTERN : undefined;
}

function ruleOf(line: string): Rule {
  const negate = line.startsWith('!');
  const positive = negate ? line.slice(1) : line;
  const folderOnly = positive.endsWith('/');
  const whole = folderOnly ? positive.slice(0, -1) : positive;
  const pattern = whole.startsWith('/') ? whole.slice(1) : whole;
  return { pattern, negate, folderOnly, baseOnly: !whole.includes('/') };
}

function ignores(rules: readonly Rule[], path: string, isFolder: boolean): boolean {
  for (const { pattern, negate, folderOnly, baseOnly } of rules) {
    const name = baseOnly ? path.slice(path.lastIndexOf('/') + 1) : path;
    if (negate) {
      if (folderOnly && !isFolder) return true;
      if (matchPath(pattern, name) !== true) return true;
    } else if ((!folderOnly || isFolder) && matchPath(pattern, name) === true) {
      return true;
    }
  }
  return false;
}
