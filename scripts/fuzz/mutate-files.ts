import type { Random } from '../random.ts';

export type Files = Readonly<Record<string, string>>;

/** Characters and tokens that readers of YAML, Helm, shells, terminals and CI systems give a meaning. */
const TOKENS = [
  '\t',
  '\n',
  '\r',
  '\u0000',
  '\u001b[2J',
  '\u2028',
  '\ufeff',
  '\u0085',
  '"',
  "'",
  '|',
  '>',
  '|-2',
  '{',
  '}',
  '[',
  ']',
  ',',
  ': ',
  ' #',
  '&a ',
  '*a',
  '<<: ',
  '!!binary ',
  '!!str ',
  '? ',
  '- ',
  '%YAML 1.1',
  '---\n',
  '...\n',
  '{{ ',
  ' }}',
  '{{- end }}',
  '$(A)',
  '$(PW)',
  '${A}',
  '$$(A)',
  '~',
  'null',
  '0x1f',
  '1e999',
  '::add-mask::x',
  '##[error]',
  '</td><script>',
  '](javascript:x)',
  '@everyone',
  '../',
  '/etc/passwd',
  '.git/config',
  '__proto__',
  'constructor',
  '$patch: delete',
  'a'.repeat(300),
  '\n'.repeat(20),
  '  '.repeat(200),
] as const;

/** Values of another type than any field has, in the style of JSON. */
const ODD_VALUES = [
  'null',
  '1',
  '-0',
  'true',
  '""',
  '[]',
  '{}',
  '[null]',
  '[[]]',
  '{"": null}',
  '{__proto__: 1, a: [1]}',
  '[{a: [1]}]',
  '"{{"',
  '"${"',
  '"\\0"',
  '"\\U0001F600"',
  '"../.."',
  '"a\\n---\\nb"',
] as const;

type Mutator = (text: string, random: Random) => string;

const MUTATORS: readonly [Mutator, ...Mutator[]] = [
  (text, random) => splice(text, random, 0, random.pick(TOKENS)),
  (text, random) => splice(text, random, 1 + random.below(4), ''),
  (text, random) => splice(text, random, 1, String.fromCharCode(random.below(0x180))),
  (text, random) => text.slice(0, random.below(text.length + 1)),
  onLines((lines, at) => lines.toSpliced(at, 1)),
  onLines((lines, at) => lines.toSpliced(at, 0, lines[at] ?? '')),
  onLines((lines, at, random) => lines.toSpliced(random.below(lines.length), 0, lines[at] ?? '')),
  onLines((lines, at, random) => lines.with(at, ' '.repeat(random.below(6)) + (lines[at] ?? ''))),
  onLines((lines, at) => lines.with(at, (lines[at] ?? '').trimStart())),
  onLines((lines, at, random) => {
    const line = lines[at] ?? '';
    const colon = line.indexOf(':');
    return colon < 0 ? lines : lines.with(at, `${line.slice(0, colon + 1)} ${random.pick(TOKENS)}`);
  }),
  onLines(withOddValue),
  (text, random) =>
    text.replace(/: [^:,{}\n]+(?=[,}])/g, (found) =>
      random.oneIn(8) ? `: ${random.pick(ODD_VALUES)}` : found,
    ),
];

/** The files with a few mutations; the same random numbers give the same ones. */
export function mutateFiles(files: Files, random: Random): Files {
  const mutated: Record<string, string> = { ...files };
  const paths = Object.keys(files).sort();
  for (let left = 1 + random.below(4); left > 0; left -= 1) {
    const path = paths[random.below(paths.length)];
    if (path === undefined) continue;
    mutated[path] = random.pick(MUTATORS)(mutated[path] ?? '', random);
  }
  return mutated;
}

/** The value of a key with all that is below it is of another type. */
function withOddValue(lines: readonly string[], at: number, random: Random): readonly string[] {
  const line = lines[at] ?? '';
  const [head, indent = ''] = /^( *(?:- )?)[^ :][^:]*:/.exec(line) ?? [];
  if (head === undefined) return lines;
  let end = at + 1;
  while (end < lines.length && (lines[end] ?? '').search(/\S|$/) > indent.length) end += 1;
  return lines.toSpliced(at, end - at, `${head} ${random.pick(ODD_VALUES)}`);
}

function splice(text: string, random: Random, remove: number, insert: string): string {
  const at = random.below(text.length + 1);
  return text.slice(0, at) + insert + text.slice(at + remove);
}

function onLines(
  change: (lines: readonly string[], at: number, random: Random) => readonly string[],
): Mutator {
  return (text, random) => {
    const lines = text.split('\n');
    return change(lines, random.below(lines.length), random).join('\n');
  };
}
