import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { argumentsFor, renderReal, type Answer, type ChartOnDisk } from '../random-helm/answers.ts';

/** Asks the real program; `time` distinguishes what it says when it is asked again. */
export type AskReal = (chart: ChartOnDisk, time: number) => Promise<Answer>;

/** Answers of the real program, kept in a folder if there is one: the program is slow, and the charts stay as they are. */
export function realAnswers(program: string, version: string, folder: string | undefined): AskReal {
  if (folder === undefined) return (chart) => renderReal(program, chart);
  mkdirSync(folder, { recursive: true });
  return async (chart, time) => {
    const values = chart.values.map((path) => readFileSync(path, 'utf8'));
    const asked = JSON.stringify([version, argumentsFor({ ...chart, values: [] }), values, time]);
    const path = join(folder, createHash('sha256').update(asked).digest('hex').slice(0, 32));
    if (existsSync(path)) return keptAnswer(readFileSync(path, 'utf8'));
    if (time > 1) await sleep(1100); // the clock must show another second
    const answer = await renderReal(program, chart);
    writeFileSync(path, answer.kind === 'rendered' ? `+${answer.text}` : `-${answer.message}`);
    return answer;
  };
}

function keptAnswer(text: string): Answer {
  return text.startsWith('+')
    ? { kind: 'rendered', text: text.slice(1) }
    : { kind: 'refused', message: text.slice(1) };
}
