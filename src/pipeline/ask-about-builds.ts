import { podFacts } from '../kubernetes/pod/pod-facts.ts';
import type { Environment } from '../model/environment.ts';
import type { EnvironmentMaker, Evidence, Spendable, RuleContext } from '../model/evidence.ts';
import { groupBy } from '../model/group-by.ts';
import type { Build } from '../model/manifest.ts';
import type { Finding } from '../model/problem.ts';
import { sourcesOf, type JudgedReference } from '../model/reference.ts';
import type { Workload } from '../model/workload.ts';
import { containCrash } from '../render/work/contain-crash.ts';
import type { UsedMemory } from '../session/run-memory.ts';
import { isSameList } from '../session/same-data.ts';
import { addFindings, askAbout, isFull } from './add-findings.ts';
import type { AskedAbout } from './asked.ts';

/** The questions about things of one build, with what was found. */
interface BuildQuestions {
  readonly pod: readonly AskedAbout<'pod'>[];
  readonly container: readonly AskedAbout<'container'>[];
  readonly environment: readonly AskedAbout<'environment'>[];
  readonly reference: readonly AskedAbout<'reference'>[];
}

/** What such questions are about. */
interface Things {
  readonly workloads: readonly Workload[];
  readonly judged: readonly JudgedReference[];
}

/** Asks about the workloads, environments and references of each build; an environment is made, asked about, and forgotten. */
export function askAboutBuilds(
  questions: BuildQuestions,
  evidence: Evidence,
  used: UsedMemory | undefined,
): void {
  const workloads = groupBy(evidence.workloads, ({ build }) => build);
  const judged = groupBy(evidence.references, ({ reference }) => reference.build);
  const maker = evidence.openEnvironments();
  for (const build of evidence.builds) {
    const things = { workloads: workloads.get(build.id) ?? [], judged: judged.get(build.id) ?? [] };
    if (used === undefined) ask(questions, things, maker, evidence);
    else askOrRemember(build, questions, things, maker, evidence, used);
  }
}

/** What builds spend more than this for is not remembered, so that nothing remembered depends on what others left. */
const LITTLE: Spendable = { characters: 4_000_000, variables: 100_000 };

function askOrRemember(
  build: Build,
  questions: BuildQuestions,
  things: Things,
  maker: EnvironmentMaker,
  context: RuleContext,
  { memory, inputs }: UsedMemory,
): void {
  const verdicts = things.judged.map(({ verdict }) => verdict);
  const known = memory.ofBuilds.get(build);
  const shared = sharedIn(things.judged, context);
  const isKnown =
    known?.inputs === inputs &&
    isSameList(known.verdicts, verdicts) &&
    isSameList(known.shared, shared);
  if (isKnown && maker.hasHalfLeft()) {
    maker.spend(known.spent);
    addAll(questions, known.found);
    return;
  }
  const own = withoutFindings(questions);
  const before = maker.left();
  ask(own, things, maker, context);
  const after = maker.left();
  const spent = {
    characters: before.characters - after.characters,
    variables: before.variables - after.variables,
  };
  const found = listOf(own).map((each) => each.found);
  addAll(questions, found);
  const isLittle = spent.characters <= LITTLE.characters && spent.variables <= LITTLE.variables;
  if (isLittle && maker.hasHalfLeft())
    memory.ofBuilds.set(build, { inputs, verdicts, shared, found, spent });
}

/** For each source that an `envFrom` reads, whether it is shared. */
function sharedIn(judged: Things['judged'], { isShared }: RuleContext): readonly boolean[] {
  return judged.flatMap(({ reference, verdict }) =>
    reference.use === 'env-from' ? sourcesOf(verdict).map(isShared) : [],
  );
}

function ask(
  { pod, container, environment, reference }: BuildQuestions,
  { workloads, judged }: Things,
  maker: EnvironmentMaker,
  context: RuleContext,
): void {
  for (const workload of workloads) {
    const facts = podFacts(workload);
    askAbout(pod, facts, workload.manifest.node, context);
    for (const each of facts.containers) askAbout(container, each, each.container.node, context);
    const first = environment.find((each) => !isFull(each));
    if (first === undefined) continue;
    const made = environmentsOf(workload, maker, first);
    for (const each of made) askAbout(environment, each, each.container.node, context);
  }
  for (const each of judged) askAbout(reference, each, each.reference.at, context);
}

/** The environments of a workload; where envfrom fails on them, the first that would ask about them says so. */
function environmentsOf(
  workload: Workload,
  maker: EnvironmentMaker,
  answers: { readonly found: Finding[] },
): readonly Environment[] {
  const at = workload.manifest.node;
  return containCrash<readonly Environment[]>(
    () => maker.of(workload),
    (message) => {
      addFindings(answers, [{ at, message, severity: 'error' }]);
      return [];
    },
  );
}

function fresh<Some extends { readonly found: Finding[] }>(all: readonly Some[]): Some[] {
  return all.map((each) => ({ ...each, found: [] }));
}

function withoutFindings(questions: BuildQuestions): BuildQuestions {
  return {
    pod: fresh(questions.pod),
    container: fresh(questions.container),
    environment: fresh(questions.environment),
    reference: fresh(questions.reference),
  };
}

function listOf({
  pod,
  container,
  environment,
  reference,
}: BuildQuestions): readonly { readonly found: Finding[] }[] {
  return [...pod, ...container, ...environment, ...reference];
}

function addAll(questions: BuildQuestions, answers: readonly (readonly Finding[])[]): void {
  for (const [at, each] of listOf(questions).entries()) addFindings(each, answers[at] ?? []);
}
