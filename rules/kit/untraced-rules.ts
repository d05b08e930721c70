import { nameOfManifest } from '../../src/model/name-of.ts';
import type { Evidence } from '../../src/model/evidence.ts';
import type { Finding, Subject } from '../../src/model/problem.ts';
import type { JudgedReference, MissingSource, Reference } from '../../src/model/reference.ts';
import type { Rule, RuleMeta } from '../../src/model/rule.ts';
import type { SourceKind } from '../../src/model/source.ts';
import { placeOf } from '../../src/model/span.ts';
import { writtenName } from '../../src/model/written-name.ts';
import { sourceHelp } from './missing-finding.ts';
import { subjectOfManifest, subjectOfWorkload } from './subject-of.ts';

/** Places that a finding shows besides its own. */
const MOST_PLACES = 3;
/** From this many names on, a repository that makes hardly any of what it uses is told so once. */
const MANY_NAMES = 25;
/** The share of names made here under which a repository keeps its sources elsewhere. */
const HARDLY_ANY = 0.15;

interface Untraced {
  readonly judged: JudgedReference;
  readonly missing: MissingSource;
}

/** Names of a kind that nothing in the repository makes or mentions: one finding per name and scope, however many workloads use it. */
export function untracedSourceRule(kind: SourceKind, meta: RuleMeta): Rule {
  return {
    meta,
    *check(evidence) {
      const groups = groupsOf(kind, evidence);
      if (isKeptElsewhere(kind, groups.length, evidence)) yield summaryOf(kind, groups);
      else for (const group of groups) yield findingOf(group);
    },
  };
}

function groupsOf(kind: SourceKind, { references, builds }: Evidence): readonly Untraced[][] {
  const clusters = new Map(builds.map(({ id, cluster }) => [id, cluster]));
  const groups = new Map<string, Untraced[]>();
  for (const judged of references) {
    const { reference, verdict } = judged;
    if (verdict.kind !== 'untraced' || reference.kind !== kind) continue;
    if (reference.use === 'volume-item') continue;
    const { name, namespace, build } = reference;
    const key = JSON.stringify([clusters.get(build), namespace, writtenName(reference.at, name)]);
    const found = { judged, missing: verdict.missing };
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [found]);
    else group.push(found);
  }
  return [...groups.values()];
}

function isKeptElsewhere(kind: SourceKind, untraced: number, { references }: Evidence): boolean {
  if (untraced < MANY_NAMES) return false;
  const made = new Set<string>();
  for (const { reference, verdict } of references) {
    if (reference.kind !== kind) continue;
    if (verdict.kind === 'present' || verdict.kind === 'elsewhere' || verdict.kind === 'produced')
      made.add(JSON.stringify([reference.namespace, reference.name]));
  }
  return made.size < HARDLY_ANY * (made.size + untraced);
}

function summaryOf(kind: SourceKind, groups: readonly Untraced[][]): Finding {
  const [first] = groups.flat();
  if (first === undefined) throw new Error('a summary is made of groups');
  const { reference, at } = first.judged;
  return {
    at,
    message: `This repository makes almost none of the ${kind}s that it uses: nothing here makes or mentions ${groups.length} of them, \`${reference.name}\` the first.`,
    help: 'Run `envfrom init` to declare them under `externals` in .envfrom.yaml; from then on only new names are reported.',
    subject: subjectOf(reference),
    build: reference.build,
  };
}

function findingOf(group: readonly Untraced[]): Finding {
  const [first] = group;
  if (first === undefined) throw new Error('a group has members');
  const { reference, at } = first.judged;
  const others = otherPlaces(group, placeOf(at));
  const { help, related = [] } = sourceHelp(reference, first.missing);
  return {
    at,
    message: messageOf(reference, group),
    ...(help === undefined ? {} : { help }),
    related: [...related, ...others.map((other) => ({ at: other, message: 'used here too' }))],
    cause: JSON.stringify([reference.kind, reference.namespace, reference.name]),
    subject: subjectOf(reference),
    build: reference.build,
  };
}

function messageOf(reference: Reference, group: readonly Untraced[]): string {
  const { kind, namespace } = reference;
  const name = writtenName(reference.at, reference.name);
  const where = namespace === undefined ? '' : ` in namespace \`${namespace}\``;
  const users = new Set(group.map(({ judged }) => nameOfManifest(judged.reference.manifest)));
  const [user = ''] = users;
  const others = users.size - 1;
  const who = others === 0 ? user : `${user} and ${others} other${others === 1 ? '' : 's'}`;
  return `Nothing in this repository makes or mentions ${kind} \`${name}\`${where}, which ${who} ${others === 0 ? 'needs' : 'need'}.`;
}

/** Distinct places after the first, in the order of the builds. */
function otherPlaces(group: readonly Untraced[], first: string): readonly JudgedReference['at'][] {
  const seen = new Set([first]);
  const places: JudgedReference['at'][] = [];
  for (const { judged } of group) {
    const place = placeOf(judged.at);
    if (seen.has(place)) continue;
    seen.add(place);
    places.push(judged.at);
    if (places.length === MOST_PLACES) break;
  }
  return places;
}

function subjectOf({ workload, container, manifest, name }: Reference): Subject {
  return workload === undefined
    ? subjectOfManifest(manifest, name)
    : subjectOfWorkload(workload, container, name);
}
