import { expect, test } from 'vitest';
import { catalogue } from '../../../rules/catalogue.ts';
import { randomFrom } from '../../../scripts/random.ts';
import type { Answer } from '../../../src/cli/kept/answer.ts';
import { openRoundParts } from '../../../src/cli/kept/round-parts.ts';
import { examine, type Examination } from '../../../src/commands/examine.ts';
import { isManifestName, type FileContent, type FileTree } from '../../../src/model/file-tree.ts';
import { openRunMemory } from '../../../src/pipeline/run-memory.ts';
import { treeOf } from '../../tree.ts';
import { ALL, told } from '../shares/told.ts';
import { calmRepository, type Files } from './calm-repository.ts';
import { edited, sharingNames } from './edited.ts';

/** Trees that give the very same bytes, and the very same list of paths, for the same. */
function openTrees(): (files: Files) => FileTree {
  const contents = new Map<string, FileContent>();
  let paths: readonly string[] = [];
  return (files) => {
    const tree = treeOf(files);
    if (tree.paths.join('\n') !== paths.join('\n')) ({ paths } = tree);
    const read = (path: string): FileContent => {
      const id = `${path}\n${files[path] ?? ''}`;
      const known = contents.get(id) ?? tree.read(path);
      contents.set(id, known);
      return known;
    };
    return { ...tree, paths, read };
  };
}

interface Rounds {
  readonly round: (files: Files) => Promise<Answer>;
  /** What was found, round by round; a round in which nothing changed finds nothing. */
  readonly heads: Examination[];
}

function openRounds(): Rounds {
  const treeFrom = openTrees();
  const inParts = openRoundParts();
  const memory = openRunMemory();
  const heads: Examination[] = [];
  const answerOf = async (head: Examination): Promise<Answer> => {
    heads.push(head);
    return { says: [], outputs: [{ file: undefined, pieces: told(head.report) }], code: 0 };
  };
  return {
    heads,
    round(files) {
      const tree = treeFrom(files);
      const options = undefined;
      return inParts({ tree, settings: ALL, memory, options, countsInfos: false, answerOf });
    },
  };
}

const seeds = Array.from({ length: 25 }, (_, at) => at + 1);
const EDITS = 5;
const CALM = 80;
let renewals = 0;
let rounds = 0;

test.each(seeds)('seed %d: every round says what a run says', async (seed) => {
  const random = randomFrom(seed + 5000);
  const files = calmRepository(seed, CALM);
  const { round, heads } = openRounds();
  for (let edit = 0; edit < EDITS; edit += 1) {
    const answer = await round(files);
    const { report } = examine(treeOf(files), catalogue, ALL);
    expect(answer.outputs[0]?.pieces).toEqual(told(report));
    rounds += 1;
    // Some edits come before it is quiet.
    if (random.oneIn(4)) continue;
    const found = heads.length;
    expect(await round(files)).toBe(answer);
    expect(heads).toHaveLength(found);
    const paths = Object.keys(files).filter(isManifestName);
    const some = random.oneIn(5) ? paths : sharingNames(files);
    const path = some[random.below(some.length)] ?? '';
    files[path] = edited(files[path] ?? '', random);
  }
  renewals += heads.filter((head) => 'kept' in head).length;
});

test('many rounds look at what was edited only', () => {
  expect(renewals).toBeGreaterThan(rounds / 4);
});

test('another file, or another file that is no manifest, means that everything is looked at', async () => {
  const files = Object.fromEntries(
    Object.entries(calmRepository(1, CALM)).filter(([path]) => path.startsWith('calm/')),
  );
  const { round, heads } = openRounds();
  await round(files);
  await round(files);
  await round({ ...files, 'calm/1/pod.yaml': `${files['calm/1/pod.yaml']}# edited\n` });
  await round({ ...files, 'calm/new.yaml': '' });
  expect(heads.map((head) => 'kept' in head)).toEqual([false, true, false]);
});
