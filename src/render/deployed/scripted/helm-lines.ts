import type { Span, SourceFile } from '../../../model/span.ts';
import { shellWords, type ShellWord } from './shell-words.ts';

/** A command that installs a chart, with nothing but literal arguments: only a `--set` may have a value that its run knows. */
export interface HelmLine {
  readonly kind: 'line';
  readonly release: string;
  readonly chart: string;
  readonly namespace: string | undefined;
  readonly version: string | undefined;
  /** `--repo` */
  readonly repository: string | undefined;
  /** As they are written. */
  readonly files: readonly string[];
  readonly sets: readonly HelmSet[];
  readonly at: Span;
}

export interface HelmSet {
  readonly kind: 'set' | 'set-string';
  /** `a.b=c` */
  readonly word: ShellWord;
}

/** One that nobody can read without a run. */
interface OpenLine {
  readonly kind: 'open';
  readonly at: Span;
}

/** Where a command may begin: not in a comment or in the text of an `echo`. */
const START =
  /(?:^|&&|\|\||[;({]|\b(?:then|do|else|run:|cmd:|script:))[ \t]*(?:-[ \t]+)?["']?[@-]*(?:sudo[ \t]+)?helm[ \t]+/gm;
const CONTINUED = /\\\r?\n/g;

const ALONE = new Set(
  (
    'install i wait atomic create-namespace debug dependency-update devel disable-openapi-validation force no-hooks replace skip-crds ' +
    'verify wait-for-jobs cleanup-on-fail reset-values render-subchart-notes hide-notes pass-credentials insecure-skip-tls-verify plain-http ' +
    'take-ownership rollback-on-failure skip-schema-validation hide-secret'
  ).split(' '),
);
const WITH_VALUE = new Set(
  (
    'f values n namespace set set-string version repo timeout kube-context kubeconfig description history-max username password ca-file cert-file ' +
    'key-file keyring l labels o output kube-apiserver kube-token kube-as-user registry-config repository-cache repository-config burst-limit qps'
  ).split(' '),
);
/** Flags with a value that decides nothing about what is rendered. */
const INDIFFERENT =
  /^(?:timeout|kube-.*|kubeconfig|description|history-max|username|password|.*-file|keyring|l|labels|o|output|registry-config|repository-.*|burst-limit|qps)$/;

/**
 * The commands of a text that install or upgrade a release; those of a dry run install nothing. Their file shows nothing but the commands, and no
 * value that they set: a script holds passwords in many ways.
 */
export function helmLines({ path, text }: SourceFile): readonly (HelmLine | OpenLine)[] {
  if (!text.includes('helm ')) return [];
  const joined = text.replaceAll(CONTINUED, (end) => ' '.repeat(end.length));
  const commands = [...joined.matchAll(START)].slice(0, MAX_COMMANDS).map(({ 0: head, index }) => {
    const start = index + head.lastIndexOf('helm');
    return { start, words: shellWords(joined, index + head.length) };
  });
  const file = { path, text: shownText(text, commands) };
  return commands.flatMap(({ start, words }) => {
    const end = words.at(-1)?.end ?? start + 4;
    return lineOf(words, { file, start, end }) ?? [];
  });
}

interface Command {
  readonly start: number;
  readonly words: readonly ShellWord[];
}

/** Flags whose values are not shown: what is behind their `=`, or all of it. */
const DISCREET = /^--(?:set|pass|user|kube-token|kube-as)/;

/** The text with blanks in place of all but some commands, every character where it was. */
function shownText(text: string, commands: readonly Command[]): string {
  const parts: string[] = [];
  let last = 0;
  for (const { start, words } of commands) {
    if (start < last) continue;
    parts.push(blank(text.slice(last, start)), 'helm');
    last = start + 4;
    for (const [index, { start: from, end }] of words.entries()) {
      const isValue = DISCREET.test(words[index - 1]?.text ?? '');
      const isOwn = DISCREET.test(words[index]?.text ?? '');
      const word = text.slice(from, end);
      const hidden =
        isValue || isOwn ? word.replace(isOwn ? /=.*=.*|=.*/s : /=.*|^[^=]*$/s, hide) : word;
      parts.push(blank(text.slice(last, from)), hidden);
      last = end;
    }
  }
  return [...parts, blank(text.slice(last))].join('');
}

function blank(text: string): string {
  return text.replaceAll(/[^\r\n]/g, ' ');
}

function hide(value: string): string {
  return value.startsWith('=') ? `=${'*'.repeat(value.length - 1)}` : '*'.repeat(value.length);
}

/** Commands of one script that are read. */
const MAX_COMMANDS = 200;

function lineOf(words: readonly ShellWord[], at: Span): HelmLine | OpenLine | undefined {
  const { flags, rest, isOpen } = sorted(words);
  const [command = '', ...names] = rest.map(({ text }) => text);
  const isSecrets = command === 'secrets' && /^(?:install|upgrade)$/.test(names[0] ?? '');
  if (isSecrets) return { kind: 'open', at };
  if (command !== 'install' && command !== 'upgrade') return undefined;
  if (words.some(({ text }) => /^--dry-run(?:=|$)/.test(text))) return undefined;
  const [release = '', chart = ''] = names;
  const isLiteral =
    rest.every((word) => word.isLiteral) &&
    flags.every(
      ({ name, value }) =>
        value.isLiteral || INDIFFERENT.test(name) || /^set(?:-string)?$/.test(name),
    );
  if (isOpen || !isLiteral || names.length !== 2) return { kind: 'open', at };
  const valueOf = (...spellings: readonly string[]): string | undefined =>
    flags.findLast(({ name }) => spellings.includes(name))?.value.text;
  const sets = flags.flatMap(({ name, value }): HelmSet[] =>
    name === 'set' || name === 'set-string' ? [{ kind: name, word: value }] : [],
  );
  return {
    kind: 'line',
    release,
    chart,
    namespace: valueOf('n', 'namespace'),
    version: valueOf('version'),
    repository: valueOf('repo'),
    files: flags.flatMap(({ name, value }) =>
      name === 'f' || name === 'values' ? value.text.split(',') : [],
    ),
    sets,
    at,
  };
}

interface Flag {
  readonly name: string;
  readonly value: ShellWord;
}

interface SortedWords {
  readonly flags: readonly Flag[];
  readonly rest: readonly ShellWord[];
  /** There is a flag that is not known here, or one that decides by what only the cluster knows. */
  readonly isOpen: boolean;
}

function sorted(words: readonly ShellWord[]): SortedWords {
  const flags: Flag[] = [];
  const rest: ShellWord[] = [];
  let isOpen = false;
  for (let index = 0; index < words.length; index++) {
    const word = words[index];
    if (word === undefined) break;
    const [, name = '', equals = ''] = /^--?([a-z][-a-z0-9]*)(=?)/.exec(word.text) ?? [];
    if (name === '') rest.push(word);
    else if (equals !== '' && WITH_VALUE.has(name)) flags.push({ name, value: valueIn(word) });
    else if (WITH_VALUE.has(name)) {
      const value = words[index + 1];
      if (value !== undefined) flags.push({ name, value });
      index += 1;
    } else if (!ALONE.has(name) && name !== 'dry-run') isOpen = true;
  }
  return { flags, rest, isOpen };
}

function valueIn({ text, start, end, isLiteral }: ShellWord): ShellWord {
  const from = text.indexOf('=') + 1;
  return { text: text.slice(from), start: start + from, end, isLiteral };
}
