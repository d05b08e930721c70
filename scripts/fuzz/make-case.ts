import { DEPLOYED } from '../../test/secret-deployments.ts';
import { COPIES, FILES } from '../../test/secret-paths.ts';
import { generateRepository } from '../generate-repository.ts';
import { makeRepository } from '../random-kustomize/make-repository.ts';
import { randomFrom, type Random } from '../random.ts';
import { readPage, ruleFolders } from '../rules/pages.ts';
import { amplified } from './amplify.ts';
import { drawValue, drawWord, piecesOf } from './canary.ts';
import { mutateFiles, type Files } from './mutate-files.ts';
import { readerDocuments, realDocuments } from './reader-documents.ts';
import { keptRepository, secretRepository } from './secret-repository.ts';

export const TOPICS = [
  'mutated',
  'amplified',
  'leaks',
  'secrets',
  'equal',
  'globs',
  'readers',
] as const;
export type Topic = (typeof TOPICS)[number];

/** One input, made from its seed alone. */
export interface Case {
  readonly topic: Topic;
  readonly seed: number;
  readonly files: Files;
  /** What the files were before they were mutated. */
  readonly before: Files | undefined;
  /** The same files with other values of Secrets, of which no output may depend. */
  readonly twin?: Files | undefined;
  /** What no output may hold: pieces of values of Secrets. */
  readonly pieces: ReadonlySet<string>;
}

/** Documents of one case that compares readers. */
const READER_DOCUMENTS = 100;
const CANARY = 'Zq7Kx9Wv3LmP2Tb8';
const NONE: ReadonlySet<string> = new Set();
const LEAKS = Object.values({ ...COPIES, ...FILES, ...DEPLOYED });

export function makeCase(topic: Topic, seed: number): Case {
  const random = randomFrom(seed);
  switch (topic) {
    case 'amplified':
      return { topic, seed, files: amplified(random), before: undefined, pieces: NONE };
    case 'leaks':
      return { topic, seed, ...leaking(random), pieces: piecesOf(CANARY, /\w+/g) };
    case 'secrets':
      return { topic, seed, ...secrets(seed) };
    case 'equal': {
      const [files, twin] = ([0, 1] as const).map((at) => {
        const drawing = randomFrom(seed);
        return keptRepository(randomFrom(seed), () => drawWord(drawing)[at]).files;
      });
      return { topic, seed, files: files ?? {}, before: undefined, twin, pieces: NONE };
    }
    case 'readers': {
      const files = readerDocuments(READER_DOCUMENTS, repository(seed, random), REAL(), random);
      return { topic, seed, files, before: undefined, pieces: NONE };
    }
    default: {
      const before = repository(seed, random);
      return { topic, seed, files: mutateFiles(before, random), before, pieces: NONE };
    }
  }
}

/** A random repository with Secrets, and one with other values of them. */
function secrets(seed: number): Pick<Case, 'files' | 'before' | 'pieces'> {
  const [now, then] = [0, 1].map((at) => {
    const drawing = randomFrom(at + seed);
    return secretRepository(randomFrom(seed), () => drawValue(drawing));
  });
  const values = [...(now?.values ?? []), ...(then?.values ?? [])];
  const pieces = new Set(values.flatMap((value) => [...piecesOf(value)]));
  return { files: now?.files ?? {}, before: then?.files, pieces };
}

/** An example of a rule's page, a generated repository, one with Secrets, or a random kustomization. */
function repository(seed: number, random: Random): Files {
  if (random.oneIn(2)) return EXAMPLES()[random.below(EXAMPLES().length)] ?? {};
  if (random.oneIn(3)) return Object.fromEntries(generateRepository(seed, 1 + random.below(6)));
  if (random.oneIn(3)) return pathOf(random)('hunter2');
  const texts = [...makeRepository(seed).files].flatMap(([path, content]) =>
    typeof content === 'string' ? [[path, content] as const] : [],
  );
  return Object.fromEntries(texts);
}

const EXAMPLES = lazy((): readonly Files[] =>
  ruleFolders().flatMap((id) => {
    const { bad, good, silent } = readPage(id);
    return [...bad, ...good, ...silent].map(({ files }) =>
      Object.fromEntries(files.map(({ path, text }) => [path, text])),
    );
  }),
);

const REAL = lazy(() => realDocuments('../shared/corpus'));

function lazy<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

function pathOf(random: Random): (typeof LEAKS)[number] {
  return LEAKS[random.below(LEAKS.length)] ?? (() => ({}));
}

/** Secrets on the ways on which they could leak, mutated where what says that they are Secrets stays. */
function leaking(random: Random): Pick<Case, 'files' | 'before'> {
  const before = pathOf(random)(CANARY);
  for (let tries = 0; tries < 20; tries += 1) {
    const files = mutateFiles(before, random);
    if (Object.keys(before).every((path) => isStillSecret(before[path] ?? '', files[path] ?? ''))) {
      return { files, before };
    }
  }
  return { files: before, before };
}

/** The lines that make a value a secret one are those that they were, and the value itself is whole. */
function isStillSecret(before: string, after: string): boolean {
  return marksOf(before) === marksOf(after);
}

function marksOf(text: string): string {
  const marks = text
    .split(/\r?\n/)
    .filter((line) => /secret|kind|data|name|envs|files|path|---|Zq7Kx|WnE3S3g/i.test(line));
  return marks.join('\n');
}
