import { describe, expect, test } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };
import { catalogue } from '../../rules/catalogue.ts';
import { readPage } from '../../scripts/rules/pages.ts';
import { runExample } from '../../scripts/rules/run-example.ts';
import { COMMANDS } from '../../src/commands/command-table.ts';

/** Words of a sentence that people read in one go; what other programs say is not counted. */
const MAX_WORDS = 28;
/** A line of help is read beside others. */
const MAX_WORDS_OF_OPTIONS = 30;

/** What is wrong with a whole file or chart: the place says which. */
const ABOUT_A_FILE: ReadonlySet<string> = new Set([
  'unbuildable-kustomization',
  'unreadable-manifest',
  'unrenderable-chart',
  'version-dependent-build',
]);
/** The words of another program, as it prints them, at the end of a message. */
const QUOTED = / (?:kustomize|Helm|kubectl says): .*$/;

interface Said {
  readonly rule: string;
  readonly message: string;
  readonly help: string | undefined;
}

/** What the rules say about the bad examples of their pages, each text once. */
const SAID: readonly Said[] = catalogue.flatMap((rule) => {
  const problems = readPage(rule.meta.id).bad.flatMap((one) => runExample(one, rule).problems);
  const texts = new Map(
    problems.map(({ message, help }) => [
      `${message} ${help ?? ''}`,
      { rule: rule.meta.id, message, help },
    ]),
  );
  return [...texts.values()];
});

describe('the messages of the rules', () => {
  test('have short sentences', () => {
    const long = SAID.flatMap(({ rule, message, help }) =>
      [message, help ?? ''].flatMap(sentencesOf).flatMap((sentence) => {
        const count = wordsOf(sentence).length;
        return count > MAX_WORDS ? [`${rule}: ${count} words: ${sentence}`] : [];
      }),
    );
    expect(long).toEqual([]);
  });

  test('name what they are about, in backticks, in the first sentence', () => {
    const vague = SAID.filter(
      ({ rule, message }) => !ABOUT_A_FILE.has(rule) && !firstPart(message).includes('`'),
    );
    expect(vague.map(({ rule, message }) => `${rule}: ${message}`)).toEqual([]);
  });

  test('end with a full stop, and so does the help', () => {
    const open = SAID.flatMap(({ rule, message, help }) =>
      [message, help ?? '.'].flatMap((text) =>
        /[.?]$/.test(text) || QUOTED.test(text) ? [] : [`${rule}: ${text}`],
      ),
    );
    expect(open).toEqual([]);
  });

  test('are not repeated by the help', () => {
    const same = SAID.filter(({ message, help }) => help !== undefined && repeats(message, help));
    expect(same.map(({ rule, message, help }) => `${rule}: ${message} HELP: ${help}`)).toEqual([]);
  });
});

test('no rule is newer than the version that is published next', () => {
  const { version } = packageFile;
  const order = new Intl.Collator('en', { numeric: true });
  const newer = catalogue.filter(({ meta }) => order.compare(meta.since, version) > 0);
  expect(newer.map(({ meta }) => `${meta.id}: ${meta.since}`)).toEqual([]);
});

test('the help of commands has short sentences, and summaries have no full stop', () => {
  const found = COMMANDS.flatMap(({ name, summary, details, options }) => {
    const texts = [summary, ...details, ...options.map(({ help }) => help)];
    const long = texts
      .flatMap(sentencesOf)
      .filter((one) => wordsOf(one).length > MAX_WORDS_OF_OPTIONS);
    return [
      ...(/[.:]$/.test(summary) ? [`${name}: ${summary}`] : []),
      ...long.map((one) => `${name}: ${wordsOf(one).length} words: ${one}`),
    ];
  });
  expect([...new Set(found)]).toEqual([]);
});

/** The sentences of a text, without what is quoted from manifests and other programs. */
function sentencesOf(text: string): readonly string[] {
  const own = text
    .replaceAll(/``.*?``|`[^`]*`/g, '`x`')
    .replaceAll(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '');
  return own.split(/(?<=[.?!;:])\s+/);
}

function wordsOf(sentence: string): readonly string[] {
  return sentence.split(/\s+/).filter((word) => /\w/.test(word));
}

function firstPart(message: string): string {
  return message.split(/(?<=[.?])\s/, 1)[0] ?? '';
}

/** Whether nearly all words of the help are in the message. */
function repeats(message: string, help: string): boolean {
  const said = new Set(lettersOf(message));
  const words = lettersOf(help);
  const known = words.filter((word) => said.has(word)).length;
  return words.length > 3 && known / words.length > 0.85;
}

function lettersOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\w.-]*\w/g) ?? [];
}
