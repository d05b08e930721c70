import { done, type Refusal, type Result } from '../../../model/result.ts';
import { compileGlob } from '../../../text/glob/compile-glob.ts';
import { GO_PATH } from '../../../text/glob/glob-dialects.ts';

/** Says of a path below the chart's folder whether the folder loader leaves it out. */
export type IgnoreRules = (path: string, isFolder: boolean) => boolean;

/** Helm refuses the chart because of a line, which counts from 0. */
interface IgnoreRefusal extends Refusal {
  readonly line: number;
}

interface Rule {
  readonly matches: (path: string) => boolean;
  readonly negate: boolean;
  readonly folderOnly: boolean;
  /** Without a slash inside, a pattern is compared with the last part of a path alone. */
  readonly baseOnly: boolean;
}

/** Go's error for an invalid pattern. */
const BAD_PATTERN = 'syntax error in pattern';
/** Files that editors leave in `templates/` are never loaded. */
const DEFAULT_RULE = 'templates/.?*';
const SPACE_AROUND = /^[\s\u0085]+|(?<![\s\u0085])[\s\u0085]+$/g;

/**
 * The rules of a chart's `.helmignore`. They are not git's: the first rule that holds decides, a line with `!` leaves out
 * everything it does not match, `**` is refused. Imitates pkg/ignore of Helm 3.22.
 */
export function readIgnoreRules(text: string): Result<IgnoreRules, IgnoreRefusal> {
  const rules: Rule[] = [];
  const lines = [...text.replace(/^\ufeff/, '').split('\n'), DEFAULT_RULE];
  for (const [line, written] of lines.entries()) {
    const pattern = written.replaceAll(SPACE_AROUND, '');
    if (pattern === '' || pattern.startsWith('#')) continue;
    const rule = readRule(pattern);
    if (typeof rule === 'string') return { kind: 'refused', message: rule, line };
    rules.push(rule);
  }
  return done((path, isFolder) => ignores(rules, path, isFolder));
}

/** The rule of a line, or why Helm refuses it. */
function readRule(line: string): Rule | string {
  if (line.includes('**')) return 'double-star (**) syntax is not supported';
  if (compileGlob(line, GO_PATH) === undefined) return BAD_PATTERN;
  const negate = line.startsWith('!');
  const positive = negate ? line.slice(1) : line;
  const folderOnly = positive.endsWith('/');
  const whole = folderOnly ? positive.slice(0, -1) : positive;
  const pattern = whole.startsWith('/') ? whole.slice(1) : whole;
  const matches = compileGlob(pattern, GO_PATH) ?? (() => false);
  return { matches, negate, folderOnly, baseOnly: !whole.includes('/') };
}

function ignores(rules: readonly Rule[], path: string, isFolder: boolean): boolean {
  for (const { matches, negate, folderOnly, baseOnly } of rules) {
    const name = baseOnly ? path.slice(path.lastIndexOf('/') + 1) : path;
    if (negate) {
      if (folderOnly && !isFolder) return true;
      if (!matches(name)) return true;
    } else if ((!folderOnly || isFolder) && matches(name)) {
      return true;
    }
  }
  return false;
}
