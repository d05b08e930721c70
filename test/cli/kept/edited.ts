import type { Random } from '../../../scripts/random.ts';
import { isManifestName } from '../../../src/model/file-tree.ts';
import { folderOf } from '../../../src/model/folder-of.ts';
import { addTo } from '../../../src/model/group-by.ts';
import { settingsOf, type Files } from './calm-repository.ts';

const NAMES = [
  settingsOf(3),
  settingsOf(4),
  'setings-calm-3',
  'api-config',
  'api-confg',
  'web-config',
  'db-credentials',
  'db-credential',
  'shared',
  'tls',
] as const;
type Word = readonly [pattern: RegExp, instead: readonly [string, ...string[]]];
const WORDS: readonly [Word, ...Word[]] = [
  [/\b(?:api-conf|web-config|db-credential|shared|tls|set+ings-calm-)[-\w]*/g, NAMES],
  [/\b(?:api-conf|web-config|db-credential|shared|tls|set+ings-calm-)[-\w]*/g, NAMES],
  [/\b(?:HOST|PORT|password|user)\b/g, ['HOST', 'PORT', 'password', 'user']],
  [/namespace: \S+/g, ['namespace: shop', 'namespace: data']],
  [/kind: (?:ConfigMap|Secret|Service|Pod|Deployment)/g, ['kind: ConfigMap', 'kind: Secret']],
  [/(?:dev|api)-\n/g, ['dev-\n', 'api-\n', 'x-\n']],
];

/** A text as somebody edits it: a comment, a word, a line less, an object more. */
export function edited(text: string, random: Random): string {
  if (random.oneIn(5)) return `# edited\n${text}`;
  if (random.oneIn(8)) return text.split('\n').toSpliced(random.below(12), 1).join('\n');
  if (random.oneIn(8)) {
    return `${text}---\napiVersion: v1\nkind: ConfigMap\nmetadata: {name: ${random.pick(NAMES)}, namespace: shop}\ndata: {HOST: b}\n`;
  }
  const [pattern, choices] = random.pick(WORDS);
  const matches = [...text.matchAll(pattern)];
  const match = matches[random.below(matches.length)];
  if (match === undefined) return `${text}# end\n`;
  const end = match.index + match[0].length;
  return text.slice(0, match.index) + random.pick(choices) + text.slice(end);
}

/** The files that say a name which files of other folders say too. */
export function sharingNames(files: Files): readonly string[] {
  const folders = new Map<string, Set<string>>();
  const said = Object.entries(files).map(([path, text]) => ({
    path,
    names: [...text.matchAll(WORDS[0][0])].map(([name]) => name.replace('setings', 'settings')),
  }));
  for (const { path, names } of said) {
    for (const name of names) addTo(folders, name, folderOf(path));
  }
  return said.flatMap(({ path, names }) =>
    isManifestName(path) && names.some((name) => (folders.get(name)?.size ?? 0) > 1) ? [path] : [],
  );
}
