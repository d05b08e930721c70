import type { ShapeMistake } from '../../src/kubernetes/shape/shape-mistake.ts';
import { shapeMistakes } from '../../src/kubernetes/shape/shape-mistakes.ts';
import type { Environment } from '../../src/model/environment.ts';
import type { Evidence, RuleContext } from '../../src/model/evidence.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import type { Finding, Subject } from '../../src/model/problem.ts';
import type { JudgedReference, Reference, Verdict } from '../../src/model/reference.ts';
import type { Rule, RuleMeta } from '../../src/model/rule.ts';
import type { Source } from '../../src/model/source.ts';
import type { ContainerFacts, PodFacts } from '../../src/model/workload.ts';
import { environmentTraits, type EnvironmentTraits } from './environment-traits.ts';
import { subjectOfManifest, subjectOfWorkload } from './subject-of.ts';

/**
 * The common shapes of a rule. Each asks its question once per thing and fills in what every finding needs: the
 * subject (unless the rule names a finer one) and the build. Thing by thing, so a rule stays near twenty lines.
 */
type Findings = Iterable<Finding>;

/** The answer of a rule that sees at once that it finds nothing: shared, and not even looked into. */
export const NONE: readonly Finding[] = [];

/** Asks everything at once, where an answer needs more than one thing. The findings say their subject and build. */
export function rulePerRun(meta: RuleMeta, ask: (evidence: Evidence) => Findings): Rule {
  return { meta, questions: [{ about: 'evidence', ask }] };
}

/** The questions of several rules as those of one. */
export function joinedRule(meta: RuleMeta, parts: readonly Rule[]): Rule {
  return { meta, questions: parts.flatMap(({ questions }) => questions) };
}

/**
 * Asks about each object by itself, whatever build it is in: an object that many builds share is asked about once.
 */
export function rulePerManifest(
  meta: RuleMeta,
  check: (manifest: Manifest, context: RuleContext) => Findings,
): Rule {
  const ask = (manifest: Manifest, context: RuleContext): readonly Finding[] =>
    placed(check(manifest, context), manifest, subjectOfManifest);
  return { meta, questions: [{ about: 'manifest', ask }] };
}

/** Asks about each object of the core group of these kinds, such as `Secret`. */
export function rulePerCoreManifest(
  meta: RuleMeta,
  kinds: readonly string[],
  check: (manifest: Manifest, context: RuleContext) => Findings,
): Rule {
  const wanted = new Set(kinds);
  return rulePerManifest(meta, (manifest, context) =>
    manifest.group === '' && wanted.has(manifest.kind) ? check(manifest, context) : NONE,
  );
}

/** Asks about each mistake of one sort in the shape of an object. */
export function rulePerShapeMistake<Kind extends ShapeMistake['kind']>(
  meta: RuleMeta,
  kind: Kind,
  check: (
    mistake: Extract<ShapeMistake, { kind: Kind }>,
    manifest: Manifest,
    context: RuleContext,
  ) => Findings,
): Rule {
  const isWanted = (mistake: ShapeMistake): mistake is Extract<ShapeMistake, { kind: Kind }> =>
    mistake.kind === kind;
  return rulePerManifest(meta, (manifest, context) => {
    const mistakes = shapeMistakes(manifest);
    if (mistakes.length === 0) return NONE;
    return mistakes.filter(isWanted).flatMap((mistake) => [...check(mistake, manifest, context)]);
  });
}

/** Asks about each pod spec, of custom resources too (`workload.core` tells). */
export function rulePerPod(
  meta: RuleMeta,
  check: (pod: PodFacts, context: RuleContext) => Findings,
): Rule {
  const ask = (pod: PodFacts, context: RuleContext): readonly Finding[] =>
    placed(check(pod, context), pod, subjectOfPod, pod.workload.build);
  return { meta, questions: [{ about: 'pod', ask }] };
}

/** Asks about the pod specs that have one of some fields (`PodFacts.fields`): nothing can be found in any other. */
export function rulePerPodWith(
  meta: RuleMeta,
  fields: readonly string[],
  check: (pod: PodFacts, context: RuleContext) => Findings,
): Rule {
  return rulePerPod(meta, (pod, context) => (hasOneOf(fields, pod) ? check(pod, context) : NONE));
}

/** The same for the containers of such a pod. */
export function rulePerContainerWith(
  meta: RuleMeta,
  fields: readonly string[],
  check: (facts: ContainerFacts, context: RuleContext) => Findings,
): Rule {
  return rulePerContainer(meta, (facts, context) =>
    hasOneOf(fields, facts.pod) ? check(facts, context) : NONE,
  );
}

function hasOneOf(wanted: readonly string[], { fields }: PodFacts): boolean {
  for (let at = 0; at < wanted.length; at += 1) if (fields.has(wanted[at] ?? '')) return true;
  return false;
}

/** Asks about each container of each pod spec. */
export function rulePerContainer(
  meta: RuleMeta,
  check: (facts: ContainerFacts, context: RuleContext) => Findings,
): Rule {
  const ask = (facts: ContainerFacts, context: RuleContext): readonly Finding[] =>
    placed(check(facts, context), facts, subjectOfContainer, facts.pod.workload.build);
  return { meta, questions: [{ about: 'container', ask }] };
}

/** Asks about each container's environment, as the kubelet will build it. */
export function rulePerEnvironment(
  meta: RuleMeta,
  check: (environment: Environment, context: RuleContext) => Findings,
): Rule {
  return rulePerEnvironmentWith(meta, undefined, check);
}

/** Asks about the environments in which a variable has a trait: nothing can be found in any other. */
export function rulePerEnvironmentWith(
  meta: RuleMeta,
  trait: keyof EnvironmentTraits | undefined,
  check: (environment: Environment, context: RuleContext) => Findings,
): Rule {
  const ask = (environment: Environment, context: RuleContext): readonly Finding[] => {
    if (trait !== undefined && !environmentTraits(environment)[trait]) return NONE;
    const { build } = environment.workload;
    return placed(check(environment, context), environment, subjectOfEnvironment, build);
  };
  return { meta, questions: [{ about: 'environment', ask }] };
}

/** Asks about each reference, with its verdict. */
export function rulePerReference(
  meta: RuleMeta,
  check: (judged: JudgedReference, context: RuleContext) => Findings,
): Rule {
  return rulePerJudged(meta, isJudged, check);
}

/** Asks about each reference with one of these verdicts. */
export function rulePerVerdict<Kind extends Verdict['kind']>(
  meta: RuleMeta,
  verdicts: readonly Kind[],
  check: (judged: JudgedAs<Kind>, context: RuleContext) => Findings,
): Rule {
  const wanted: ReadonlySet<string> = new Set(verdicts);
  const isWanted = (judged: JudgedReference): judged is JudgedAs<Kind> =>
    wanted.has(judged.verdict.kind);
  return rulePerJudged(meta, isWanted, check);
}

export interface JudgedAs<Kind extends Verdict['kind']> extends JudgedReference {
  readonly verdict: Extract<Verdict, { kind: Kind }>;
}

function isJudged(_judged: JudgedReference): _judged is JudgedReference {
  return true;
}

function rulePerJudged<Some extends JudgedReference>(
  meta: RuleMeta,
  isWanted: (judged: JudgedReference) => judged is Some,
  check: (judged: Some, context: RuleContext) => Findings,
): Rule {
  const ask = (judged: JudgedReference, context: RuleContext): readonly Finding[] => {
    const { reference } = judged;
    if (!isWanted(judged)) return NONE;
    return placed(check(judged, context), reference, subjectOfReference, reference.build);
  };
  return { meta, questions: [{ about: 'reference', ask }] };
}

/** Asks about each source, whoever makes it. */
export function rulePerSource(
  meta: RuleMeta,
  check: (source: Source, evidence: Evidence) => Findings,
): Rule {
  const ask = (source: Source, evidence: Evidence): readonly Finding[] =>
    placed(check(source, evidence), source, subjectOfSource, source.build);
  return { meta, questions: [{ about: 'source', ask }] };
}

/** Not spread: V8 gives each object a layout of its own where the sources of a spread have many. */
function placed<Thing>(
  found: Findings,
  thing: Thing,
  subjectOf: (thing: Thing) => Subject,
  build?: string,
): readonly Finding[] {
  if (found === NONE || (Array.isArray(found) && found.length === 0)) return NONE;
  let all: Finding[] | undefined;
  for (const finding of found) {
    const subject = finding.subject ?? subjectOf(thing);
    all ??= [];
    all.push(Object.assign({}, finding, { subject, ...(build !== undefined && { build }) }));
  }
  return all ?? NONE;
}

function subjectOfPod({ workload }: PodFacts): Subject {
  return subjectOfWorkload(workload, undefined);
}

function subjectOfContainer({ container, pod }: ContainerFacts): Subject {
  return subjectOfWorkload(pod.workload, container);
}

function subjectOfEnvironment({ workload, container }: Environment): Subject {
  return subjectOfWorkload(workload, container);
}

export function subjectOfReference({ workload, container, manifest, name }: Reference): Subject {
  return workload === undefined
    ? subjectOfManifest(manifest, name)
    : subjectOfWorkload(workload, container, name);
}

function subjectOfSource({ producer }: Source): Subject {
  return subjectOfManifest(producer.manifest);
}
