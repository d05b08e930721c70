import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesBelow } from '../files-below.ts';
import { programTexts } from './program-texts.ts';

// The words of CONTRIBUTING.md, section "Words", as far as a machine can see them.

/** British spellings, by what is British in them. */
const BRITISH: readonly RegExp[] = [
  /\b\w*(?:behavi|col|fav|flav|hon|neighb)our\w*/i,
  /\b(?:acknowledgement|artefact|centre|defence|fulfil|grey|judgement|licence|mould|offence|programme|skilful)s?\b/i,
  /\b(?:amongst|burnt|learnt|misspelt|spelt|whilst)\b/i,
  /\b(?:author|capital|categor|custom|emphas|initial|minim|normal|optim|organ|paramet(?:e)?r|priorit|real|recogn|serial|special|standard|summar|synchron|util|visual)is(?:e|ed|es|ing|ation|ations)\b/i,
  /\b(?:analyse|analysed|analysing)\b/i,
  /\b(?:cancel|channel|label|level|marshal|model|signal|travel)l(?:ed|ing)\b/i,
];

/** Words that nobody uses for this, with the ones to use. */
const BANNED: readonly (readonly [pattern: RegExp, instead: string])[] = [
  ...BRITISH.map((pattern) => [pattern, 'US spelling'] as const),
  [/\b[eE]ntry objects?\b/, 'Flux or Argo CD object'],
  [/\b[nN]ot looked at\b/, 'not checked'],
  [
    /\b(?:nothing|No manifest|no manifest|nobody|files|workloads|references) here\b/i,
    'in this repository',
  ],
  [/\b(?:known|rendered|applied|evaluated|available|made) here\b(?! too)/, 'in this repository'],
  [
    /(?<![tT]here )\b(?:is|are) no (?!longer\b|such\b|more\b)[a-z]+\b(?! in | for | with | of | that | to |[.:,;])/,
    'is not a …',
  ],
  [/\bstands? (?:twice|for itself|in (?!for))\b/, 'appears'],
  [/\bshall\b/, 'must'],
  [
    /\b(?:makes?|made) (?:(?:the|a|an|its|this|that|these|such) )?(?:…|`|Secrets?\b|ConfigMaps?\b|objects?\b|names\b|keys?\b|one\b)/,
    'define, generate or create',
  ],
  [/\bmakes? it\b(?! (?:\w+|possible)\b)/, 'define, generate or create'],
  [/\bmakes? or mentions?\b/, 'defines or mentions'],
];

function bannedIn(text: string): readonly string[] {
  return BANNED.flatMap(([pattern, instead]) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined ? [] : [`"${found}": ${instead}`];
  });
}

/** Tables that a machine writes, and texts of other programs. */
const NOT_OURS =
  /producer-table|custom-resource-table|rules\/pages\.ts|go-yaml|validate-config\.js/;

test('no text of the program has words that users do not know', () => {
  const found = ['src', 'rules', 'scripts/config']
    .flatMap((folder) => below(folder, '.ts'))
    .filter((path) => !NOT_OURS.test(path))
    .flatMap((path) =>
      programTexts(readFileSync(path, 'utf8'))
        .filter(({ text }) => /\w \w/.test(text))
        .flatMap(({ line, text }) => bannedIn(text).map((why) => `${path}:${line} ${why}`)),
    );
  expect(found).toEqual([]);
});

test('no page has them either', () => {
  const found = [
    'README.md',
    'SECURITY.md',
    'action.yml',
    'comment/action.yml',
    'dependencies/action.yml',
    ...below('docs', '.md'),
    ...below('rules', '.md'),
    ...below('schemas', '.json'),
  ]
    .filter((path) => path !== 'docs/decisions.md')
    .flatMap((path) =>
      prose(readFileSync(path, 'utf8')).flatMap(([line, text]) =>
        bannedIn(text).map((why) => `${path}:${line} ${why}`),
      ),
    );
  expect(found).toEqual([]);
});

test('no page at all has British spelling', () => {
  const found = ['ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'docs/decisions.md'].flatMap(
    (path) =>
      prose(readFileSync(path, 'utf8')).flatMap(([line, text]) =>
        BRITISH.flatMap((pattern) => pattern.exec(text.replaceAll(/`[^`]*`/g, ''))?.[0] ?? []).map(
          (word) => `${path}:${line} ${word}`,
        ),
      ),
  );
  expect(found).toEqual([]);
});

test.each(['behaviours', 'Colour', 'misspelt', 'normalised', 'labelled'])(
  '%s is British',
  (word) => {
    expect(bannedIn(`a ${word} b`)).toHaveLength(1);
  },
);

/** The lines of a page outside its fences. */
function prose(text: string): readonly (readonly [line: number, text: string])[] {
  let fenced = false;
  return text.split('\n').flatMap((line, at): (readonly [number, string])[] => {
    if (/^\s*```/.test(line)) fenced = !fenced;
    return fenced ? [] : [[at + 1, line]];
  });
}

function below(folder: string, extension: string): readonly string[] {
  return [...filesBelow(folder).keys()]
    .filter((path) => path.endsWith(extension))
    .map((path) => `${folder}/${path}`)
    .sort();
}
