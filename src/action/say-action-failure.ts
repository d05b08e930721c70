import { setOutput, summary } from '@actions/core';
import type { Host } from '../commands/host.ts';
import { escapeData } from '../report/problems/format-github.ts';
import { markdownMessage } from '../report/text/escape-markdown.ts';
import { escapeText } from '../report/text/escape-text.ts';

/** Says that the action could not run, in the log, in the job summary and in its outputs. `lines` are not escaped yet. */
export async function sayActionFailure(lines: readonly string[], host: Host): Promise<void> {
  const text = lines.map(escapeText).join('\n');
  host.stdout.write(`::error title=envfrom::${escapeData(text)}\n`);
  setOutput('conclusion', 'failure');
  const shown = lines.map((line) => markdownMessage(line.trim())).join('<br>');
  await writeSummary(`## envfrom could not run\n\n${shown}\n`, host);
}

/** Servers without job summaries, and runs outside of Actions, have none; a summary that cannot be written stops nothing. */
export async function writeSummary(text: string, { env }: Host): Promise<void> {
  if ((env['GITHUB_STEP_SUMMARY'] ?? '') === '') return;
  try {
    await summary.addRaw(text).write();
  } catch {
    // The log has it all.
  }
}
