import type { Evidence } from '../model/evidence.ts';
import type { Message } from '../model/message.ts';
import type { Finding, Problem } from '../model/problem.ts';
import type { Rule, RuleMeta } from '../model/rule.ts';
import type { Settings } from '../model/settings.ts';
import type { RunMemory } from '../session/run-memory.ts';
import { askQuestions } from './ask-questions.ts';
import type { Asked } from './asked.ts';
import { isOn, severityOf } from './severity-of.ts';

/** Asks every rule that is on. One problem per finding and build, in the order of the rules. */
export function runRules(
  rules: readonly Rule[],
  evidence: Evidence,
  settings: Settings,
  memory?: RunMemory,
): readonly Problem<Message>[] {
  const on = rules
    .filter(({ meta }) => isOn(meta, settings))
    .map(({ meta, questions }) => ({
      meta,
      asked: questions.map((question): Asked => ({ question, found: [] })),
    }));
  askQuestions(
    on.flatMap(({ asked }) => asked),
    evidence,
    memory,
  );
  return on.flatMap(({ meta, asked }) =>
    asked.flatMap(({ found }) => found.flatMap((finding) => problemsOf(finding, meta, settings))),
  );
}

/** A finding as the problem of one rule; none if the rule is off at its place. */
export function problemsOf(
  finding: Finding,
  meta: RuleMeta,
  settings: Settings,
): readonly Problem<Message>[] {
  const { build, severity: own } = finding;
  const found = severityOf(finding, meta, {}, settings);
  if (found === undefined) return [];
  const { severity, reasons } = found;
  const builds = build === undefined ? [] : [build];
  const known = { rule: meta.id, severity, reasons, builds };
  // Without the rest of the finding as an object of its own, which V8 would make a dictionary.
  const problem = Object.assign({}, finding, known);
  return [own === undefined ? problem : Object.assign(problem, { ownSeverity: own })];
}
