import { isClusterKind } from '../../src/model/manifest.ts';
import {
  message,
  name as named,
  words,
  type Argument,
  type Message,
} from '../../src/model/message.ts';
import { manifestName, namespaceName, sourceName } from '../../src/model/names/message-names.ts';
import type { Evidence } from '../../src/model/evidence.ts';
import type { Finding, Subject } from '../../src/model/problem.ts';
import type {
  JudgedReference,
  MissingSource,
  Reference,
  ReferenceUse,
} from '../../src/model/reference.ts';
import type { Rule, RuleMeta } from '../../src/model/rule.ts';
import type { SourceKind } from '../../src/model/source.ts';
import { refusalOfSubdomain } from '../../src/kubernetes/validation/names.ts';
import { writtenName, writtenNamespaceOf } from '../../src/model/names/written-name.ts';
import { isLibraryBase } from '../../src/model/deployment.ts';
import { countMadeNames } from './made-names.ts';
import { namespaceOfSource, sourceHelp } from './missing-finding.ts';
import { rulePerRun } from './rule-constructors.ts';
import { unseenDeployments } from './unseen-deployments.ts';
import { subjectOfManifest, subjectOfWorkload } from './subject-of.ts';

/** Names of one kind that are worth a sum. */
const SEVERAL = 3;
/** As many times more names are made here than are not, where one that is not stands out. */
const MANY_OTHERS = 10;
/** The share of names made here under which sources for a use are kept elsewhere. */
const FEW = 0.5;

interface Undeclared {
  readonly judged: JudgedReference;
  readonly missing: MissingSource;
  /** Equal for references to one name in one scope. */
  readonly cause: string;
}

/** Names of a kind that nothing in the repository makes or mentions: one problem per name and scope, however many workloads use it. */
export function undeclaredSourceRule(kind: SourceKind, meta: RuleMeta): Rule {
  return rulePerRun(meta, function* (evidence) {
    const found = undeclaredIn(kind, evidence);
    const others = othersMade(kind, found, evidence);
    const isMinorUse = minorCauses(found, evidence);
    const isKept = keptElsewhere(kind, found, evidence);
    const isMinor = (cause: string): boolean => isMinorUse(cause) || isKept(cause);
    const isSummed = ({ cause, missing }: Undeclared): boolean =>
      !isMinor(cause) && !isCalledOtherwise(missing);
    const summed = found.filter(isSummed);
    const [first] = summed;
    const summary = first && summaryOf(first, summed, evidence);
    if (summary !== undefined) yield summary;
    const folds = kind === 'Secret' && !declaresExternals(evidence);
    for (const each of found) {
      if (summary !== undefined && isSummed(each)) continue;
      const finding = findingOf(each, isMinor(each.cause), others, evidence);
      yield folds && isWithoutTrace(each.missing) ? { ...finding, isUndeclared: true } : finding;
    }
  });
}

/** Whether the configuration says which sources are made elsewhere: a name that it lacks stands out. */
function declaresExternals({ references }: Evidence): boolean {
  return references.some(
    ({ verdict }) =>
      verdict.kind === 'present' &&
      verdict.sources.some(({ producer }) => producer.kind === 'externals'),
  );
}

/** Nothing here looks as if the name were a mistake. */
function isWithoutTrace(missing: MissingSource): boolean {
  return missing.nearest === undefined && !isOtherwiseHere(missing) && !isMadeElsewhere(missing);
}

/** Something that is here was meant, and not only something beside it that nothing uses. */
function isCalledOtherwise(missing: MissingSource): boolean {
  const { nearest, meant } = missing;
  const isNear = nearest !== undefined && nearest !== meant?.source;
  return isNear || meant?.isAlike === true || isOtherwiseHere(missing);
}

/** The name is here, but of another kind, with a hash, or where nothing deploys it. */
function isOtherwiseHere({ otherKind, hashed, notDeployed, removed }: MissingSource): boolean {
  return [otherKind, hashed, notDeployed, removed].some((other) => other !== undefined);
}

function causesOf(found: readonly Undeclared[]): ReadonlySet<string> {
  return new Set(found.map(({ cause }) => cause));
}

function undeclaredIn(kind: SourceKind, { references, builds }: Evidence): readonly Undeclared[] {
  const clusters = new Map(builds.map(({ id, cluster }) => [id, cluster]));
  return references.flatMap((judged) => {
    const { reference, verdict } = judged;
    if (verdict.kind !== 'undeclared' || reference.kind !== kind) return [];
    if (reference.use === 'volume-item') return [];
    const { name, manifest, build, at } = reference;
    // No object can have such a name: `invalid-reference` says so.
    if (refusalOfSubdomain(name) !== undefined) return [];
    const namespace = writtenNamespaceOf(manifest);
    const cause = JSON.stringify([kind, clusters.get(build), namespace, writtenName(at, name)]);
    return [{ judged, missing: verdict.missing, cause }];
  });
}

/**
 * Causes that need nobody's attention yet: no container waits for what they name (an Ingress goes on with the controller's own certificate,
 * a pod whose pull Secret is missing pulls without it) and most of its sort are made elsewhere, or only bases use it, which are completed where
 * they are used, or pods that others start from a custom resource of the whole cluster, in their own namespaces.
 */
function minorCauses(found: readonly Undeclared[], evidence: Evidence): (cause: string) => boolean {
  if (found.length === 0) return () => true;
  const bases = new Set(evidence.builds.flatMap((each) => (isLibraryBase(each) ? [each.id] : [])));
  const minor = new Set(
    GOES_ON.filter((use) => {
      const names = causesOf(found.filter(({ judged }) => judged.reference.use === use)).size;
      const made = countMadeNames(evidence.references, use);
      return made < FEW * (made + names);
    }),
  );
  const needed = new Set(
    found.flatMap(({ judged: { reference }, cause }) =>
      minor.has(reference.use) || bases.has(reference.build) || isReadByUsers(reference)
        ? []
        : [cause],
    ),
  );
  return (cause) => !needed.has(cause);
}

/**
 * Several ConfigMaps that look like no mistake, where the repository makes less than half of those that it uses: whoever deploys it makes them.
 * A name that a change brings is one that somebody has to make now. Secrets are folded into one warning instead.
 */
function keptElsewhere(
  kind: SourceKind,
  found: readonly Undeclared[],
  { references, before }: Evidence,
): (cause: string) => boolean {
  if (kind === 'Secret') return () => false;
  const silent = causesOf(found.filter(({ missing }) => isWithoutTrace(missing)));
  const made = countMadeNames(references, kind);
  if (silent.size < SEVERAL || made >= FEW * (made + silent.size)) return () => false;
  if (before === undefined) return (cause) => silent.has(cause);
  const named = new Set(before.references.map(({ reference }) => nameIn(reference)));
  const old = causesOf(found.filter(({ judged }) => named.has(nameIn(judged.reference))));
  return (cause) => silent.has(cause) && old.has(cause);
}

function nameIn({ kind, name }: Reference): string {
  return `${kind} ${name}`;
}

/** A pod template of a `ClusterServingRuntime`, `ClusterWorkflowTemplate` and the like. */
function isReadByUsers({ workload, manifest }: Reference): boolean {
  return workload?.core === false && manifest.namespace === undefined && isClusterKind(manifest);
}

const GOES_ON: readonly ReferenceUse[] = ['ingress-tls', 'image-pull-secret'];

/** One finding for all names that look like no mistake, where most entry objects deploy what is not here; undefined where each is worth a look. */
function summaryOf(
  { judged: { reference, at } }: Undeclared,
  summed: readonly Undeclared[],
  evidence: Evidence,
): Finding | undefined {
  const { kind, build } = reference;
  if (causesOf(summed).size < SEVERAL) return undefined;
  // A name that overlays put into several namespaces is one that somebody has to make known.
  const names = new Set(summed.map(({ judged }) => judged.reference.name)).size;
  const wording = unseenMessage(kind, named(reference.name, reference.at), names, evidence);
  if (wording === undefined) return undefined;
  return {
    at,
    message: wording,
    help: message`Run \`envfrom init\` to declare them under \`externals\` in .envfrom.yaml; from then on only new names are reported.`,
    severity: 'info',
    cause: 'kept elsewhere',
    onePerCause: true,
    subject: subjectOf(reference),
    build,
  };
}

function unseenMessage(
  kind: SourceKind,
  name: Argument,
  names: number,
  evidence: Evidence,
): Message | undefined {
  const unseen = unseenDeployments(evidence);
  if (unseen === undefined) return undefined;
  return message`${names} ${words(kind)}s are used but defined nowhere in ${words(evidence.whole)} (first: \`${name}\`). They may come from the ${unseen} Flux or Argo CD objects whose charts or repositories are not available.`;
}

/** How many names of a kind the repository makes, if these are nearly all that it uses: what is not among them stands out. */
function othersMade(
  kind: SourceKind,
  found: readonly Undeclared[],
  { references }: Evidence,
): number | undefined {
  const made = countMadeNames(references, kind);
  return made >= MANY_OTHERS * causesOf(found).size ? made : undefined;
}

function findingOf(
  { judged: { reference, at }, missing, cause }: Undeclared,
  isMinor: boolean,
  others: number | undefined,
  { whole }: Evidence,
): Finding {
  const { kind, manifest } = reference;
  const name = named(writtenName(at, reference.name), at);
  return {
    at,
    message: messageOf(missing, {
      source: message`${words(kind)} \`${name}\`${inNamespace(reference)}`,
      who: manifestName(manifest),
      whole,
    }),
    ...helpFor(reference, missing, others, whole),
    ...(isMinor && { severity: 'info' as const }),
    ...(missing.meant?.by === 'file' && { isTypo: true as const }),
    cause,
    onePerCause: true,
    subject: subjectOf(reference),
    build: reference.build,
  };
}

/** What to do; and that nearly all others are made here, if nothing else tells of a mistake. */
function helpFor(
  reference: Reference,
  missing: MissingSource,
  others: number | undefined,
  whole: string,
): Pick<Finding, 'help' | 'related'> {
  const found = sourceHelp(reference, missing);
  if (others === undefined || found.help === undefined || !isWithoutTrace(missing)) return found;
  const help = message`${others} other ${words(reference.kind)}s are defined in ${words(whole)}. ${found.help}`;
  return { ...found, help };
}

/** Of a release the namespace that it installs into, if that is known. */
function inNamespace({ namespace, manifest, at, use }: Reference): Message {
  if (use === 'custom-resource' && namespace !== undefined && namespace !== manifest.namespace)
    return message` in namespace \`${named(namespace, at)}\``;
  return writtenNamespaceOf(manifest) === undefined
    ? words('')
    : message` in namespace \`${namespaceName(manifest)}\``;
}

interface Said {
  readonly source: Message;
  /** What needs it. */
  readonly who: Message;
  readonly whole: string;
}

function messageOf(missing: MissingSource, { source, who, whole }: Said): Message {
  const applied = message`${source}, which ${who} needs, is not applied with it`;
  if (missing.notDeployed !== undefined)
    return message`${applied}: no kustomization lists the file that defines it.`;
  if (missing.meant?.by === 'key')
    return message`${source}, which ${who} needs, is not defined: that is the name of a key of ${sourceName(missing.meant.source)}.`;
  if (isMadeElsewhere(missing)) return message`${applied}: ${holderOf(missing)} it.`;
  return message`${source}, which ${who} needs, is not defined or mentioned anywhere in ${words(whole)}.`;
}

/** What has a source of the name: a clause up to its object. */
function holderOf({ siblings, otherClusters, elsewhere }: MissingSource): Message {
  const isOnlyThere = siblings.length + otherClusters.length === 0;
  const [first] = isOnlyThere ? elsewhere : [];
  return first?.namespace === undefined
    ? message`only another build defines`
    : message`only namespace \`${namespaceOfSource(first)}\` has`;
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
