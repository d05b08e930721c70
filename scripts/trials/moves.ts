import { scalarAt } from '../../src/model/node.ts';
import type { JudgedReference } from '../../src/model/reference.ts';
import type { Report } from '../../src/model/report.ts';
import type { Source } from '../../src/model/source.ts';
import { hostSpan, placeOf, positionOf } from '../../src/model/span.ts';
import type { Mutation, MutationKind } from './mutation.ts';
import { isRight, kindOf, sourcesOf } from './typos.ts';
import { writeOver, verbatimOffset } from './written-text.ts';
import type { Written } from './written-text.ts';

/** Every certainly right reference made one to the other kind, and every source that they need renamed by a letter, or moved to another namespace. */
export function movesOf({ references }: Report): readonly Mutation[] {
  const right = references.filter(isRight);
  const bySource = new Map<
    string,
    { readonly source: Source; readonly users: JudgedReference[] }
  >();
  for (const judged of right) {
    const [source, second] = sourcesOf(judged.verdict);
    if (source === undefined || second !== undefined) continue;
    const known = bySource.get(placeOf(source.at));
    if (known === undefined) bySource.set(placeOf(source.at), { source, users: [judged] });
    else known.users.push(judged);
  }
  const moved = [...bySource.values()].flatMap(({ source, users }) => [
    ...renamed(source, users),
    ...elsewhere(source, users),
  ]);
  return [...otherKinds(right), ...moved];
}

function renamed(source: Source, users: readonly JudgedReference[]): readonly Mutation[] {
  const word = verbatimOffset(source.at, source.name);
  if (word === undefined || word.text.length < 6) return [];
  const middle = Math.floor(word.text.length / 2);
  if (!/[a-z]/.test(word.text.charAt(middle))) return [];
  const text = word.text.slice(0, middle) + word.text.slice(middle + 1);
  return moveOf('source renamed', word, text, users);
}

function elsewhere(source: Source, users: readonly JudgedReference[]): readonly Mutation[] {
  const at = scalarAt(source.producer.manifest.node, 'metadata', 'namespace');
  const word = at && verbatimOffset(at, at.text);
  // The namespace of a kustomization moves the users too.
  const isOwn = word?.path === hostSpan(source.producer.manifest.node).file.path;
  return word === undefined || !isOwn
    ? []
    : moveOf('source in another namespace', word, 'elsewhere', users);
}

const OTHER: Readonly<Record<string, string>> = {
  configMapKeyRef: 'secretKeyRef',
  secretKeyRef: 'configMapKeyRef',
  configMapRef: 'secretRef',
  secretRef: 'configMapRef',
};

function otherKinds(right: readonly JudgedReference[]): readonly Mutation[] {
  const seen = new Set<string>();
  return right.flatMap((judged) => {
    const { at, workload } = judged.reference;
    const { file, start } = hostSpan(at);
    const found = [
      ...file.text.slice(0, start).matchAll(/\b(?:configMap|secret)(?:Key)?Ref(?=:)/g),
    ].at(-1);
    const field = found?.[0] ?? '';
    const other = OTHER[field];
    if (workload === undefined || found === undefined || other === undefined) return [];
    const key = `${file.path}:${found.index}`;
    if (start - found.index > 150 || seen.has(key)) return [];
    seen.add(key);
    const { line } = positionOf(at);
    const word = { path: file.path, line, text: field, start: found.index, all: file.text };
    return moveOf('wrong kind', word, other, [judged]);
  });
}

function moveOf(
  kind: MutationKind,
  word: Written,
  text: string,
  users: readonly JudgedReference[],
): readonly Mutation[] {
  const [first] = users;
  if (first === undefined) return [];
  const places = users.flatMap(({ reference: { at, key } }) =>
    [at, ...(key === undefined ? [] : [key.at])].map(placeOf),
  );
  return [
    {
      kind,
      of: kindOf(first),
      what: `${word.path}:${word.line} ${word.text} → ${text}`,
      edits: new Map([[word.path, writeOver(word, text)]]),
      places: [...new Set(places)],
    },
  ];
}
