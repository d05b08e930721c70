import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { makeCase, TOPICS, type Topic } from './fuzz/make-case.ts';
import { tryCase } from './fuzz/try-case.ts';

/**
 * `fuzz [--minutes N] [--seed N] [--topic mutated|amplified|leaks|secrets|equal|globs|readers] [--cases N] [--show]`: random repositories through every
 * command and format, in a process with bounded memory. Prints each finding with the command that replays it; exits with 1 if there is one.
 * A case of `readers` is 100 mutated documents, each read by both readers of YAML: `--topic readers --cases 10000` compares a million.
 * `--cases 1 --seed N --topic T` replays a finding, `--show` prints its files.
 */
const MEGABYTES = 1024;
/** A case that says nothing for so long hangs. */
const SILENCE = 120_000;

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    minutes: { type: 'string', default: '1' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
    topic: { type: 'string' },
    cases: { type: 'string' },
    show: { type: 'boolean', default: false },
    child: { type: 'boolean', default: false },
  },
});
const topics = values.topic === undefined ? TOPICS : TOPICS.filter((each) => each === values.topic);
if (topics.length === 0) throw new Error(`--topic takes ${TOPICS.join(', ')}`);
const end = Date.now() + Number(values.minutes) * 60_000;
const most = values.cases === undefined ? Number.POSITIVE_INFINITY : Number(values.cases);

if (values.child) child(Number(values.seed));
else process.exitCode = await parent(Number(values.seed));

/** Says what it begins with, so that the parent knows what a process died of. */
function child(first: number): void {
  for (
    let index = 0;
    index < most && (Date.now() < end || values.cases !== undefined);
    index += 1
  ) {
    const topic = topicOf(index);
    const one = makeCase(topic, first + index);
    console.log(JSON.stringify({ begins: index }));
    if (values.show) console.error(JSON.stringify(one.files, undefined, 1));
    for (const fault of tryCase(one)) console.log(JSON.stringify({ index, fault }));
  }
  console.log(JSON.stringify({ done: true }));
}

function topicOf(index: number): Topic {
  return topics[index % topics.length] ?? 'mutated';
}

async function parent(seed: number): Promise<number> {
  let found = 0;
  let next = 0;
  const tell = (index: number, fault: string): void => {
    found += 1;
    const replay = `npm run fuzz -- --cases 1 --seed ${seed + index} --topic ${topicOf(index)} --show`;
    console.log(`FOUND ${fault}\n      replay: ${replay}`);
  };
  while (next < most && (Date.now() < end || values.cases !== undefined)) {
    const ran = await runChild(seed, next, tell);
    if (ran.died !== undefined) tell(ran.next, `the process died: ${ran.died}`);
    next = ran.next + (ran.died === undefined ? 0 : 1);
    if (ran.died === undefined) break;
  }
  console.log(`fuzz: ${next} cases from seed ${seed}, ${found} findings`);
  return found === 0 ? 0 : 1;
}

interface Ran {
  /** The case that it died of, or the one that would come next. */
  readonly next: number;
  readonly died: string | undefined;
}

async function runChild(
  seed: number,
  from: number,
  tell: (index: number, fault: string) => void,
): Promise<Ran> {
  const minutes = String(Math.max(0, end - Date.now()) / 60_000);
  const rest = values.cases === undefined ? [] : ['--cases', String(most - from)];
  const only = values.topic === undefined ? [] : ['--topic', values.topic];
  // A process begins with the first topic: after one that died, the topics go on from there.
  const start = from - (from % topics.length);
  const args = ['--child', '--seed', String(seed + start), '--minutes', minutes, ...rest, ...only];
  const process_ = spawn(
    process.execPath,
    [
      `--max-old-space-size=${MEGABYTES}`,
      process.argv[1] ?? '',
      ...args,
      ...(values.show ? ['--show'] : []),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let at = start;
  let done = false;
  let timer = setTimeout(() => process_.kill('SIGKILL'), SILENCE);
  for await (const line of createInterface({ input: process_.stdout })) {
    clearTimeout(timer);
    timer = setTimeout(() => process_.kill('SIGKILL'), SILENCE);
    const said: { begins?: number; index?: number; fault?: string; done?: true } = JSON.parse(line);
    if (said.begins !== undefined) at = start + said.begins;
    if (said.index !== undefined) tell(start + said.index, said.fault ?? '');
    done ||= said.done === true;
  }
  clearTimeout(timer);
  if (done) return { next: at + 1, died: undefined };
  return { next: at, died: 'out of memory, or silent for two minutes' };
}
