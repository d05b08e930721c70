import { randomBytes } from 'node:crypto';
import { catalogue } from '../../../rules/catalogue.ts';
import type { Examination } from '../../commands/examine.ts';
import type { Division } from '../../commands/look-at-islands.ts';
import {
  examineToKeep,
  renew,
  type KeepableExamination,
  type KeptExamination,
  type KeptParts,
} from '../../commands/renew-parts.ts';
import { briefDigest, keyedDigest } from '../../io/cache/keyed-digest.ts';
import { askingAgain, joinReads, recordReads, shapeOf } from '../../io/cache/record-reads.ts';
import type { Read } from '../../io/cache/record-reads.ts';
import type { FileTree } from '../../model/file-tree.ts';
import type { Settings } from '../../model/settings.ts';
import type { RunMemory } from '../../pipeline/run-memory.ts';
import type { Answer } from './answer.ts';
import { dataText } from './data-text.ts';
import { hasRoom } from './has-room.ts';

/** A round of `--watch` about whole folders of a large repository, whose tree gives the same bytes for an unchanged file. */
interface Round {
  readonly tree: FileTree;
  readonly settings: Settings;
  readonly memory: RunMemory;
  /** All else that decides about the answer: data. */
  readonly options: unknown;
  readonly countsInfos: boolean;
  /** Makes the answer of what was found. */
  readonly answerOf: (head: Examination) => Promise<Answer>;
}

/** What a round knows before it asks its files: the same text and the very same list for the same. */
interface Facts {
  readonly key: string;
  readonly paths: readonly string[];
}

interface LastRound extends Facts {
  readonly reads: readonly Read[];
  readonly answer: Answer;
  /** What the next round after a small change starts from. */
  readonly kept?: KeptParts | undefined;
  /** Makes it, where the round looked at everything. */
  readonly keep?: () => KeptParts | undefined;
}

/**
 * Rounds that look only at the islands that a change concerns (`renew`), as runs after an edit do. A round in which nothing changed gives
 * the answer of the last, and uses the time to keep what the next one starts from.
 */
export function openRoundParts(): (round: Round) => Promise<Answer> {
  const salted = briefDigest(keyedDigest(randomBytes(SALT_BYTES).toString('hex')));
  const digest = identityDigest();
  let last: LastRound | undefined;
  return async (round) => {
    const { tree, countsInfos, answerOf } = round;
    const facts = factsOf(round);
    const before = last !== undefined && isOfSame(last, facts) ? last : undefined;
    // A round that fails leaves nothing.
    last = undefined;
    const now = before?.reads.map(askingAgain({ head: tree }, digest)) ?? [];
    const changed = before?.reads.filter((read, at) => now[at]?.[3] !== read[3]) ?? [];
    if (before !== undefined && changed.length === 0) {
      last = keptNow(before);
      return before.answer;
    }
    const recorder = recordReads(digest, { keeps: false });
    const division: Division = {
      tree: recorder.record('head', tree),
      rules: catalogue,
      settings: round.settings,
      digest: salted,
    };
    const files = changed.map(([, , path]) => path);
    const kept = changed.every(isOfFile) ? before?.kept : undefined;
    const renewed = kept && renew(division, kept, files, countsInfos);
    const found = renewed ?? examineToKeep({ ...division, memory: round.memory });
    const answer = await answerOf(found);
    const own = recorder.reads();
    const reads = renewed === undefined ? own : joinReads(now, own);
    if (reads !== undefined) last = { ...facts, ...leftBy(found), reads, answer };
    return answer;
  };
}

function factsOf({ tree, settings, options }: Round): Facts {
  const { paths } = tree;
  return { key: dataText([settings, options, shapeOf({ ...tree, paths: [] })]), paths };
}

function isOfSame(last: Facts, { key, paths }: Facts): boolean {
  return last.key === key && last.paths === paths;
}

/** What is of use later; the rest takes much memory. */
function leftBy(found: KeepableExamination | KeptExamination): Pick<LastRound, 'keep' | 'kept'> {
  return 'keep' in found ? { keep: found.keep } : { kept: found.kept };
}

function keptNow({ keep, ...last }: LastRound): LastRound {
  return keep === undefined ? last : { ...last, kept: hasRoom() ? keep() : undefined };
}

const SALT_BYTES = 16;

function isOfFile([, door]: Read): boolean {
  return door === 'file';
}

/** Tells bytes apart by who they are: unchanged files give the very same. */
function identityDigest(): (...parts: readonly (string | Uint8Array)[]) => string {
  const numbers = new WeakMap<Uint8Array, string>();
  let count = 0;
  const nameOf = (bytes: Uint8Array): string => {
    const known = numbers.get(bytes);
    if (known !== undefined) return known;
    count += 1;
    numbers.set(bytes, String(count));
    return String(count);
  };
  return (...parts) =>
    parts.map((part) => (typeof part === 'string' ? part : nameOf(part))).join('\n');
}
