import { isResourceGraph } from '../../kubernetes/resource-graph.ts';
import { isSpent, newBudget, type Budget } from '../../model/budget.ts';
import { deploymentBy, isUndeployed, type Deployment } from '../../model/deployment.ts';
import { mayBeSameCluster } from '../../model/fleet/cluster-name.ts';
import { groupBy } from '../../model/group-by.ts';
import type { Build, Manifest } from '../../model/manifest.ts';
import { words } from '../../model/message.ts';
import { deployerOf, plainNameInCluster } from '../../model/names/name-of.ts';
import { valueAt } from '../../model/node.ts';
import { codedReason, distinctReasons, OVER, type Reason } from '../../model/reason.ts';
import type { UncheckedEntry } from '../../model/report.ts';
import { stringOf } from '../../model/scalars/resolve-scalar.ts';
import { refusalFindings } from '../kustomize/tree/refusal-findings.ts';
import type { Allowance } from '../work/allowance.ts';
import { readGraph, type ReadGraph } from './graph/read-graph.ts';
import { renderInstance } from './instance/render-instance.ts';

/** What the instances of all definitions make, as builds, and what is not known of them. */
export interface ExpandedInstances {
  readonly builds: readonly Build[];
  readonly uncheckedEntries: readonly UncheckedEntry[];
}

/** What all instances of a run may use up together: some seconds. */
const WORK = { steps: 5_000_000, characters: 50_000_000, nodes: 2_000_000 };
const MOST_INSTANCES = 4000;
const MOST_OBJECTS = 5000;
/** Instances in instances, and so on. */
const MOST_ROUNDS = 8;
const FULL = codedReason('full', 'the instances of kro make more than envfrom examines in one run');
const NO_INSTANCE = words('no instance of it is in this repository');
const ELSEWHERE = words('its definition is deployed to another cluster');
const SEVERAL = words('several definitions of its kind may be deployed beside it');
const REFUSED = words('kro refuses its definition');

/** A definition of kro, and the build that deploys it. */
interface Definition {
  readonly manifest: Manifest;
  readonly build: Build;
  readonly read: ReadGraph;
}

/** An object that may be an instance, and the build that deploys it. */
interface Candidate {
  readonly manifest: Manifest;
  readonly build: Build;
}

interface Run {
  /** By group, version and kind of their instances. */
  readonly definitions: ReadonlyMap<string, readonly Definition[]>;
  readonly budget: Budget;
  readonly allowance: Allowance;
  readonly made: Build[];
  readonly unchecked: UncheckedEntry[];
  readonly used: Set<Manifest>;
  instances: number;
  objects: number;
}

/**
 * Renders the instances of ResourceGraphDefinitions (kro) where both are deployed to one cluster: each becomes a build of its own. A definition that kro
 * refuses fails; an instance of which too little can be known is not checked.
 */
export function expandInstances(builds: readonly Build[], allowance: Allowance): ExpandedInstances {
  const definitions = definitionsIn(builds);
  if (definitions.length === 0) return { builds: [], uncheckedEntries: [] };
  const run: Run = {
    definitions: groupBy(definitions, ({ manifest }) => typeOf(manifest)),
    budget: newBudget(WORK),
    allowance,
    made: definitions.flatMap(refusedBuild),
    unchecked: [],
    used: new Set(),
    instances: 0,
    objects: 0,
  };
  let candidates = candidatesIn(builds, run);
  for (let round = 0; round < MOST_ROUNDS && candidates.length > 0; round += 1) {
    const next = candidates.flatMap((candidate) => expand(candidate, run) ?? []);
    run.made.push(...next);
    candidates = candidatesIn(next, run);
  }
  const unused = definitions.filter(
    ({ manifest, read }) => read.kind === 'done' && !run.used.has(manifest),
  );
  return {
    builds: run.made,
    uncheckedEntries: [
      ...run.unchecked,
      ...candidates.map(({ manifest }) => ({ manifest, reason: FULL })),
      ...onceEach(unused).map(({ manifest }) => ({ manifest, reason: NO_INSTANCE })),
    ],
  };
}

function definitionsIn(builds: readonly Build[]): readonly Definition[] {
  return builds.flatMap((build) =>
    build.objects
      .filter(isResourceGraph)
      .map((manifest) => ({ manifest, build, read: readGraph(manifest) })),
  );
}

/** A definition that several builds deploy is one. */
function onceEach(definitions: readonly Definition[]): readonly Definition[] {
  return [...new Map(definitions.map((each) => [each.manifest.node, each])).values()];
}

function typeOf({ node, dialect }: Manifest): string {
  const text = (field: string): string | undefined =>
    stringOf(valueAt(node, 'spec', 'schema', field), dialect);
  return `${text('group') ?? 'kro.run'}/${text('apiVersion') ?? ''} ${text('kind') ?? ''}`;
}

function candidatesIn(builds: readonly Build[], { definitions }: Run): readonly Candidate[] {
  return builds.flatMap((build) =>
    build.objects
      .filter(({ apiVersion, kind }) => definitions.has(`${apiVersion} ${kind}`))
      .map((manifest) => ({ manifest, build })),
  );
}

/** The build of an instance; undefined if nothing is known of it. */
function expand({ manifest, build }: Candidate, run: Run): Build | undefined {
  const isFull =
    isSpent(run.budget) || run.instances >= MOST_INSTANCES || run.objects >= MOST_OBJECTS;
  const limit = isFull ? FULL : run.allowance.isSpent() ? OVER : undefined;
  const definition = limit ?? definitionOf({ manifest, build }, run);
  if (!('read' in definition)) return unchecked(manifest, definition, run);
  run.used.add(definition.manifest);
  const { read } = definition;
  if (read.kind === 'refused')
    return unchecked(manifest, read.isTooMuch === true ? words(read.message) : REFUSED, run);
  const name = plainNameInCluster(manifest);
  const { budget } = run;
  const rendered = renderInstance(read.value, manifest, {
    id: name,
    namespace: build.namespace,
    budget,
  });
  run.instances += 1;
  if (isSpent(budget)) return unchecked(manifest, FULL, run);
  if ('reason' in rendered) return unchecked(manifest, rendered.reason, run);
  const { objects, gaps } = rendered;
  run.objects += objects.length;
  const [gap] = gaps;
  if (objects.length === 0) return gap === undefined ? undefined : unchecked(manifest, gap, run);
  const made = { ...madeBuild(manifest, build), objects, partial: distinctReasons(gaps) };
  run.allowance.take(made);
  return made;
}

function unchecked(manifest: Manifest, reason: Reason, { unchecked: all }: Run): undefined {
  all.push({ manifest, reason });
  return undefined;
}

/** The definition of an instance: of its own build, else of its cluster, else one that may be there. */
function definitionOf({ manifest, build }: Candidate, run: Run): Definition | Reason {
  const all = run.definitions.get(`${manifest.apiVersion} ${manifest.kind}`) ?? [];
  const possible = all.filter(
    (each) =>
      mayBeSameCluster(each.build.cluster, build.cluster) &&
      (!isUndeployed(each.build) || isUndeployed(build)),
  );
  const own = possible.filter((each) => each.build === build);
  const sameCluster = possible.filter(
    (each) => build.cluster !== undefined && each.build.cluster === build.cluster,
  );
  const nearest = [own, sameCluster, possible].find((some) => some.length > 0) ?? [];
  const [definition, ...more] = onceEach(nearest);
  if (definition === undefined) return ELSEWHERE;
  return more.length === 0 ? definition : SEVERAL;
}

/** The build in which kro's refusal of a definition is reported. */
function refusedBuild({ manifest, build, read }: Definition): readonly Build[] {
  if (read.kind !== 'refused' || read.isTooMuch === true || isUndeployed(build)) return [];
  // Nothing tells which version of kro runs, and an assumed one is no ground for an error.
  const failures = refusalFindings([read], 'kro 0.9').map((failure) => ({
    ...failure,
    severity: 'warning' as const,
  }));
  return [{ ...madeBuild(manifest, build), failures }];
}

function madeBuild(manifest: Manifest, { id, cluster, namespace, deployment }: Build): Build {
  const deployedBy = deployerOf(manifest, id);
  const own = deployment && deploymentOf(deployment, deployedBy.name);
  return {
    id: deployedBy.name,
    kind: 'kro-instance',
    deployedBy,
    ...(cluster !== undefined && { cluster }),
    ...(namespace !== undefined && { namespace }),
    ...(own !== undefined && { deployment: own }),
    objects: [],
    partial: [],
    failures: [],
    files: [],
  };
}

/** What an instance makes is deployed if the instance is. */
function deploymentOf(deployment: Deployment, name: string): Deployment {
  const { answer, evidence } = deployment;
  if (answer === 'deployed') return deploymentBy({ kind: 'deployer', name });
  if (answer === 'unknown') return deployment;
  const because = evidence.kind === 'undeployed-deployer' ? evidence.because : evidence;
  return deploymentBy({ kind: 'undeployed-deployer', name, ...(because && { because }) });
}
