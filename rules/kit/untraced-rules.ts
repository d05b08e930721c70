import { nameOfManifest } from '../../src/model/name-of.ts';
import type { Evidence } from '../../src/model/evidence.ts';
import type { Finding, Subject } from '../../src/model/problem.ts';
import type { JudgedReference, MissingSource, Reference } from '../../src/model/reference.ts';
import type { Rule, RuleMeta } from '../../src/model/rule.ts';
import type { SourceKind } from '../../src/model/source.ts';
import { writtenName, writtenNamespaceOf } from '../../src/model/written-name.ts';
import { sourceHelp } from './missing-finding.ts';
import { subjectOfManifest, subjectOfWorkload } from './subject-of.ts';

/** From this many names on, a repository that makes few of those it uses is told so once. */
const MANY_NAMES = 12;
/** The share of names made here under which a repository keeps its sources elsewhere. */
const FEW = 0.5;

interface Untraced {
  readonly judged: JudgedReference;
  readonly missing: MissingSource;
  /** Equal for references to one name in one scope. */
  readonly cause: string;
}

/** Names of a kind that nothing in the repository makes or mentions: one problem per name and scope, however many workloads use it. */
export function untracedSourceRule(kind: SourceKind, meta: RuleMeta): Rule {
  return {
    meta,
    *check(evidence) {
      const found = untracedIn(kind, evidence);
      const names = new Set(found.map(({ cause }) => cause));
      const [first] = found;
      if (first === undefined) return;
      if (isKeptElsewhere(kind, names.size, evidence)) yield summaryOf(first, names.size);
      else for (const each of found) yield findingOf(each);
    },
  };
}

function untracedIn(kind: SourceKind, { references, builds }: Evidence): readonly Untraced[] {
  const clusters = new Map(builds.map(({ id, cluster }) => [id, cluster]));
  return references.flatMap((judged) => {
    const { reference, verdict } = judged;
    if (verdict.kind !== 'untraced' || reference.kind !== kind) return [];
    if (reference.use === 'volume-item') return [];
    const { name, manifest, build, at } = reference;
    const namespace = writtenNamespaceOf(manifest);
    const cause = JSON.stringify([kind, clusters.get(build), namespace, writtenName(at, name)]);
    return [{ judged, missing: verdict.missing, cause }];
  });
}

/** Sources that this repository makes, against those that it only uses: few means that they are kept elsewhere on purpose. */
function isKeptElsewhere(kind: SourceKind, untraced: number, { references }: Evidence): boolean {
  if (untraced < MANY_NAMES) return false;
  const made = new Set<string>();
  for (const { reference, verdict } of references) {
    if (reference.kind !== kind) continue;
    if (verdict.kind === 'present' || verdict.kind === 'elsewhere' || verdict.kind === 'produced')
      made.add(JSON.stringify([reference.namespace, reference.name]));
  }
  return made.size < FEW * (made.size + untraced);
}

function summaryOf({ judged: { reference, at } }: Untraced, names: number): Finding {
  return {
    at,
    message: `This repository makes less than half of the ${reference.kind}s that it uses: nothing in it makes or mentions ${names} of them, \`${reference.name}\` first.`,
    help: 'Run `envfrom init` to declare them under `externals` in .envfrom.yaml; from then on only new names are reported.',
    cause: 'kept elsewhere',
    onePerCause: true,
    subject: subjectOf(reference),
    build: reference.build,
  };
}

function findingOf({ judged: { reference, at }, missing, cause }: Untraced): Finding {
  const { kind, manifest } = reference;
  const namespace = writtenNamespaceOf(manifest);
  const name = writtenName(at, reference.name);
  const where = namespace === undefined ? '' : ` in namespace \`${namespace}\``;
  return {
    at,
    message: isMadeElsewhere(missing)
      ? `Nothing that is applied with ${nameOfManifest(manifest)} makes ${kind} \`${name}\`${where}, which it needs; another build does.`
      : `Nothing in this repository makes or mentions ${kind} \`${name}\`${where}, which ${nameOfManifest(manifest)} needs.`,
    ...sourceHelp(reference, missing),
    cause,
    onePerCause: true,
    subject: subjectOf(reference),
    build: reference.build,
  };
}

/** Whether other variants, clusters or namespaces have a source of the name. */
function isMadeElsewhere({ siblings, otherClusters, elsewhere }: MissingSource): boolean {
  return siblings.length + otherClusters.length + elsewhere.length > 0;
}

function subjectOf({ workload, container, manifest, name }: Reference): Subject {
  return workload === undefined
    ? subjectOfManifest(manifest, name)
    : subjectOfWorkload(workload, container, name);
}
