import type { PackedReport, Survey } from '../../commands/judge-parts.ts';
import { keyedDigest } from '../../io/cache/keyed-digest.ts';
import { askingAgain, isUnchanged, type Read } from '../../io/cache/record-reads.ts';
import { countShares, readShare, type ShareStep } from '../../io/exchange-folder.ts';
import { CannotRun } from '../../model/cannot-run.ts';
import type { FileTree } from '../../model/file-tree.ts';

/** What a shard writes, and of which run and which files it is. */
interface Exchanged {
  readonly world: string;
  /** All that it read or looked for. */
  readonly reads: readonly Read[];
}

export interface ExchangedSurvey extends Exchanged {
  readonly survey: Survey;
}

export interface ExchangedFindings extends Exchanged {
  /** What `surveysDigest` says of the surveys that it judged with. */
  readonly surveys: string;
  readonly report: PackedReport;
}

/** The folder that the shards of a run write to. */
export interface Exchange {
  readonly folder: string;
  /** As the user wrote it. */
  readonly named: string;
  /** How many shards there are. */
  readonly count: number;
}

/** A folder in which all shards did both steps, or at least the first. Throws CannotRun where one is missing. */
export function openExchange(
  folder: string,
  named: string,
  step: ShareStep = 'findings',
): Exchange {
  const count = countShares(folder, named, 'survey');
  if (step !== 'survey') countShares(folder, named, step);
  return { folder, named, count };
}

/** What one shard wrote. */
interface WrittenShard {
  /** As messages name it. */
  readonly name: string;
  readonly text: string;
}

/** What the shards wrote, one after the other: together they may be too much. Throws CannotRun. */
export function* shardsOf({ folder, count }: Exchange, step: ShareStep): Generator<WrittenShard> {
  for (let index = 1; index <= count; index += 1) {
    const share = { index, count };
    yield { name: `Shard ${index} of ${count}`, text: readShare(folder, share, step) };
  }
}

/** The surveys of all shards, one after the other. Throws CannotRun. */
export function* surveysOf(exchange: Exchange, world: string): Generator<Survey> {
  for (const shard of shardsOf(exchange, 'survey')) {
    yield surveyIn(shard, world).survey;
  }
}

/** Tells which surveys a shard judged with. */
export function surveysDigest(exchange: Exchange): string {
  const digest = keyedDigest('surveys');
  const each: string[] = [];
  for (const { text } of shardsOf(exchange, 'survey')) each.push(digest(text));
  return digest(...each);
}

/** The survey that a shard of this run wrote. Throws CannotRun for what is damaged, or of another run. */
export function surveyIn(shard: WrittenShard, world: string): ExchangedSurvey {
  let survey: ExchangedSurvey | null;
  try {
    survey = JSON.parse(shard.text);
  } catch {
    throw damaged(shard);
  }
  return ofRun(survey, shard, world);
}

/** The same for what it found. */
export function findingsIn(shard: WrittenShard, world: string): ExchangedFindings {
  let findings: ExchangedFindings | null;
  try {
    findings = JSON.parse(shard.text);
  } catch {
    throw damaged(shard);
  }
  return ofRun(findings, shard, world);
}

function ofRun<Kind extends Exchanged>(
  exchanged: Kind | null,
  { name }: WrittenShard,
  world: string,
): Kind {
  if (exchanged?.world !== world) throw ofAnotherRun(name);
  return exchanged;
}

function damaged({ name }: WrittenShard): CannotRun {
  return new CannotRun(`${name} is damaged.`, 'Run it again.');
}

/** Works with what shards wrote. Throws CannotRun where that is not what a shard writes. */
export function fitting<Made>({ named }: Exchange, make: () => Made): Made {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new CannotRun(
      `What is in \`${named}\` does not match the files here.`,
      'Run all shards again.',
    );
  }
}

/** Throws CannotRun where the files are not those that a shard read. */
export function checkReads({ world, reads }: Exchanged, tree: FileTree, shard: string): void {
  if (!isUnchanged(reads, askingAgain({ head: tree }, keyedDigest(world))))
    throw ofAnotherRun(shard);
}

export function ofAnotherRun(shard: string): CannotRun {
  return new CannotRun(
    `${shard} was made from other files, with other options, or by another version of envfrom.`,
    'Shards and `envfrom merge` need the same files, paths, configuration and version.',
  );
}
