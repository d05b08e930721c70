import { CannotRun } from '../../src/model/cannot-run.ts';
import { guardCommands } from '../../src/report/text/guard-commands.ts';
import { pathGlobs } from '../../src/text/glob/glob-set.ts';
import { treeOf } from '../../test/tree.ts';
import { randomFrom } from '../random.ts';
import { lineWith } from './canary.ts';
import { compareReaders } from './compare-readers.ts';
import type { Case } from './make-case.ts';
import { outputsOf, type Output } from './outputs.ts';

/**
 * Processor time above what any case needs: a case that takes longer grows faster than its input. A chart that uses up its budget takes two to
 * three seconds on a slow machine, and four of the commands render it.
 */
const MAX_SECONDS = 20;
const MAX_CHARACTERS = 64 * 1024 * 1024;
/** Outputs that are guarded when the commands print them, not when they are formatted. */
const GUARDED = /^(?:describe|builds|sources|references|graph|why|fix|baseline|rollout)\b/;

/** What is wrong with the answers to a case: one sentence each; nothing for a case that is answered well. */
export function tryCase(one: Case): readonly string[] {
  const start = process.cpuUsage();
  const faults = faultsIn(one);
  const { user, system } = process.cpuUsage(start);
  const seconds = (user + system) / 1e6;
  return seconds <= MAX_SECONDS ? faults : [...faults, `takes ${seconds.toFixed(1)} s`];
}

function faultsIn(one: Case): readonly string[] {
  switch (one.topic) {
    case 'globs':
      return tryGlobs(one.seed);
    case 'readers':
      return tryReaders(one.files);
    case 'equal':
      return tryTwins(one.files, one.twin ?? {});
    default:
      return tryFiles(one);
  }
}

/** What the two readers of YAML read differently. */
function tryReaders(files: Case['files']): readonly string[] {
  return Object.entries(files).flatMap(([path, text]) =>
    compareReaders(text).differences.map((difference) => `${path}: ${difference}`),
  );
}

/** What is printed of two repositories that differ in values of Secrets only is the same: nothing else is redacted because it is equal. */
function tryTwins(files: Case['files'], twin: Case['files']): readonly string[] {
  const ours = [...outputsOf(treeOf(files), undefined)];
  const theirs = [...outputsOf(treeOf(twin), undefined)];
  if (amountAboutValues(ours) !== amountAboutValues(theirs)) return [];
  const others = theirs.map(({ text }) => linesOf(text));
  return ours.flatMap(({ of, text }, at) => {
    if (of === 'build' || of === 'set' || of === 'fix') return [];
    const line = oneSided(linesOf(text), others[at] ?? []);
    return line === undefined ? [] : [`${of} depends on a Secret: ${line}`];
  });
}

/** How often a rule is named that looks at what is in a value: a random one may be base64 by chance. */
function amountAboutValues(outputs: readonly { readonly text: string }[]): number {
  return outputs.reduce((sum, { text }) => sum + text.split('double-encoded-secret').length, 0);
}

function oneSided(lines: readonly string[], others: readonly string[]): string | undefined {
  const [has, hasOther] = [new Set(lines), new Set(others)];
  return lines.find((each) => !hasOther.has(each)) ?? others.find((each) => !has.has(each));
}

/** The lines of an output without the hashes of generated names and of problems, which depend on contents. */
function linesOf(text: string): readonly string[] {
  return text.split('\n').map((line) => line.replaceAll(/-[a-z0-9]{10}\b|\b[0-9a-f]{20,}\b/g, '#'));
}

function tryFiles(one: Case): readonly string[] {
  const before = one.before === undefined ? undefined : treeOf(one.before);
  const found: string[] = [];
  const sizes: string[] = [];
  try {
    for (const output of outputsOf(treeOf(one.files), before)) {
      found.push(...faultsOf(output, one.pieces));
      sizes.push(`${output.of} ${output.text.length}`);
    }
    // The same again is the same, of which the lengths are enough of a proof for one in eight.
    if (one.seed % 8 === 0 && one.topic !== 'amplified') {
      const again = [...outputsOf(treeOf(one.files), before)].map(
        ({ of, text }) => `${of} ${text.length}`,
      );
      if (again.join() !== sizes.join()) found.push('the second run differs from the first');
    }
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    found.push(`throws ${error.stack ?? error.message}`);
  }
  return found;
}

/** Escapes of terminals and lines that a CI system obeys; values of Secrets; more text than anyone asked for. */
function faultsOf({ of, text }: Output, pieces: ReadonlySet<string>): readonly string[] {
  const found: string[] = [];
  if (text.length > MAX_CHARACTERS) found.push(`${of}: ${text.length} characters`);
  const line = lineWith(text, pieces);
  if (line !== undefined) found.push(`${of} holds a Secret: ${line.slice(0, 300)}`);
  // The YAML that `build` and the diff of `set` print is that of the files.
  if (of === 'build' || of === 'set') return found;
  // A diff of a file of Windows has its returns at the ends of lines.
  const shown = of === 'fix' ? text.replaceAll('\r\n', '\n') : text;
  // eslint-disable-next-line no-control-regex
  if (/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/.test(shown))
    found.push(`${of}: control characters`);
  const commands =
    of === 'check github' ? /^::(?!(?:error|warning|notice) )/m : /^[^\S\n]*(?:::|##\w*\[)/m;
  const printed = GUARDED.test(of) ? guardCommands(text) : text;
  if (commands.test(printed)) found.push(`${of}: a line is a command of a CI system`);
  if (/(?:markdown|html|page)$/.test(of) && /<script>alert|<\/td><script>/.test(text))
    found.push(`${of}: HTML of a stranger`);
  return found;
}

/** Globs that make engines of regular expressions backtrack, on paths that nearly match. */
function tryGlobs(seed: number): readonly string[] {
  const random = randomFrom(seed);
  const parts = [
    '*',
    '**',
    '**/',
    '?',
    '[a-z]',
    '[!a]',
    '{a,b}',
    '{a,{b,c}}',
    '!(a)',
    'a',
    '/',
    '.',
    '\\',
  ] as const;
  const globs = Array.from({ length: 1 + random.below(200) }, () =>
    Array.from({ length: 1 + random.below(60) }, () => random.pick(parts)).join(''),
  );
  const paths = Array.from({ length: 1 + random.below(200) }, () =>
    Array.from({ length: 1 + random.below(60) }, () =>
      random.pick(['a', 'aaaa', 'b/', '/', 'c']),
    ).join(''),
  );
  try {
    const set = pathGlobs(globs);
    for (const path of paths) {
      const matching = set.matching(path);
      if (set.matches(path) !== matching.length > 0) return [`\`${path}\` matches and does not`];
    }
    return [];
  } catch (error) {
    if (error instanceof CannotRun) return [];
    return [`throws ${error instanceof Error ? (error.stack ?? error.message) : 'no Error'}`];
  }
}
