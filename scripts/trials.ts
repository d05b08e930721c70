import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Case, CommitCase } from './trials/expectation.ts';
import { OUTCOMES, type Judgement } from './trials/judge-output.ts';
import { git, inScratch, judgeIn, replayCase } from './trials/replay-case.ts';

/**
 * `trials FOLDER [--expect FOLDER] [--only TEXT] [--all]`: makes a repository of each case below a folder, runs the command that
 * `test/trials/expect/SET.json` names for it, and prints what it finds, finds partly, is silent about, or says wrongly. A case
 * is a folder `SET/NAME`; commits (`SET.commits.json`) are read from clones at `clones/OWNER/NAME` below the folder, and are skipped
 * without. `--only`: cases whose name contains a text; `--all`: names those that are found, too. Exit 1 only if something is wrong
 * that nothing foresees (a crash).
 */
interface Trial {
  readonly set: string;
  readonly name: string;
  readonly about: string;
  readonly judgement: Judgement;
}

async function main(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      expect: { type: 'string', default: 'test/trials/expect' },
      only: { type: 'string', default: '' },
      all: { type: 'boolean', default: false },
    },
  });
  const folder = resolve(positionals[0] ?? '../shared/trials');
  const trials: Trial[] = [];
  for (const file of readdirSync(values.expect).sort()) {
    const set = basename(file, '.json');
    const text = readFileSync(join(values.expect, file), 'utf8');
    const run = set.endsWith('.commits')
      ? replayCommits(folder, set, JSON.parse(text), values.only)
      : replaySet(folder, set, JSON.parse(text), values.only);
    for await (const trial of run) {
      trials.push(trial);
      print(trial, values.all);
    }
  }
  const sets = [...new Set(trials.map(({ set }) => set))];
  console.log(`\n${'set'.padEnd(20)}${OUTCOMES.map((one) => one.padStart(9)).join('')}`);
  for (const set of sets) printRow(set, trials, (trial) => trial.set === set);
  if (sets.length > 1) printRow('all', trials, () => true);
}

async function* replaySet(
  folder: string,
  set: string,
  cases: readonly Case[],
  only: string,
): AsyncGenerator<Trial> {
  for (const { folder: name, about = '', expect } of cases) {
    if (!`${set}/${name}`.includes(only)) continue;
    for (const expected of expect) {
      const judgement = await replayCase(join(folder, set, name), expected);
      const words = [name, expected.command ?? '', expected.make ?? ''].filter((one) => one !== '');
      yield { set, name: words.join(' '), about, judgement };
    }
  }
}

async function* replayCommits(
  folder: string,
  set: string,
  commits: readonly CommitCase[],
  only: string,
): AsyncGenerator<Trial> {
  for (const one of commits) {
    const name = `${one.repo}@${one.commit.slice(0, 9)}`;
    if (!`${set}/${name}`.includes(only)) continue;
    const clone = join(folder, 'clones', one.repo);
    const judgement = await replayCommit(clone, one);
    yield { set, name, about: one.about ?? '', judgement };
  }
}

async function replayCommit(clone: string, one: CommitCase): Promise<Judgement> {
  if (!existsSync(clone)) return { outcome: 'skipped', details: [`there is no ${clone}`] };
  const { repo, commit, about: _, or, ...problem } = one;
  return inScratch(async (scratch) => {
    git(scratch, 'clone', '--quiet', '--shared', '--no-checkout', clone, '.');
    git(scratch, 'remote', 'set-url', 'origin', `https://github.com/${repo}`);
    git(scratch, 'checkout', '--quiet', '--detach', commit);
    const first = await judgeIn(scratch, { problems: [problem] });
    if (first.outcome === 'found' || or === undefined) return first;
    const other = await judgeIn(scratch, { problems: [or] });
    return other.outcome === 'found' ? other : first;
  });
}

function print({ set, name, about, judgement }: Trial, all: boolean): void {
  const { outcome, details } = judgement;
  if (!all && (outcome === 'found' || outcome === 'skipped')) return;
  console.log(`${outcome.padEnd(8)}${set}/${name}${about === '' ? '' : `: ${about}`}`);
  for (const detail of details) console.log(`        ${detail}`);
}

function printRow(name: string, trials: readonly Trial[], isOf: (one: Trial) => boolean): void {
  const of = trials.filter(isOf);
  const counts = OUTCOMES.map(
    (outcome) => of.filter(({ judgement }) => judgement.outcome === outcome).length,
  );
  console.log(`${name.padEnd(20)}${counts.map((one) => String(one).padStart(9)).join('')}`);
}

await main(process.argv.slice(2));
