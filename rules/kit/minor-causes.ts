import { isLibraryBase } from '../../src/model/deployment.ts';
import type { Evidence } from '../../src/model/evidence.ts';
import { groupBy } from '../../src/model/group-by.ts';
import { isClusterKind } from '../../src/model/kinds/kinds.ts';
import type { Reference } from '../../src/model/reference.ts';
import type { SourceKind } from '../../src/model/source.ts';
import { countMadeNames, othersMade, scopedName, unawaitedSort } from './made-names.ts';
import { causesOf, isWithoutTrace, type Undeclared } from './undeclared-names.ts';

/** The fewest ConfigMaps that whoever deploys the repository seems to make. */
const SEVERAL = 3;
/** The share of names made here under which sources for a use are kept elsewhere. */
const FEW = 0.5;

/** Causes of which a finding is an info. */
export function minorCauses(
  kind: SourceKind,
  found: readonly Undeclared[],
  evidence: Evidence,
): (cause: string) => boolean {
  const isMinorUse = minorUses(found, evidence);
  const isKept = keptElsewhere(kind, found, evidence);
  const isOmitted = commentedOut(kind, found);
  const isIgnored = ignoredSecrets(found, evidence);
  return (cause) => isMinorUse(cause) || isKept(cause) || isOmitted(cause) || isIgnored(cause);
}

/**
 * Causes that need nobody's attention yet: no container waits for what they name (an Ingress goes on with the controller's own certificate,
 * a pod whose pull Secret is missing pulls without it, whoever sets up a cluster gives its volumes and issuers their credentials) and most of
 * their sort are made elsewhere, or only bases use it, which are completed where they are used, or pods that others start from a custom
 * resource of the whole cluster, in their own namespaces.
 */
function minorUses(found: readonly Undeclared[], evidence: Evidence): (cause: string) => boolean {
  if (found.length === 0) return () => true;
  const bases = new Set(evidence.builds.flatMap((each) => (isLibraryBase(each) ? [each.id] : [])));
  const sorts = groupBy(found, ({ judged }) => unawaitedSort(judged.reference));
  const minor = new Set(
    [...sorts].flatMap(([sort, lacking]) => {
      if (sort === undefined) return [];
      const names = new Set(lacking.map(({ judged }) => scopedName(judged.reference))).size;
      const made = countMadeNames(evidence.references, sort);
      return made < FEW * (made + names) ? [sort] : [];
    }),
  );
  const needed = new Set(
    found.flatMap(({ judged: { reference }, cause }) => {
      const sort = unawaitedSort(reference);
      const isMinor = sort !== undefined && minor.has(sort);
      return isMinor || bases.has(reference.build) || isReadByUsers(reference) ? [] : [cause];
    }),
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
  const isOld = inBase(found, before);
  return (cause) => silent.has(cause) && isOld(cause);
}

/** Causes that the base has too; all of them without one. */
function inBase(
  found: readonly Undeclared[],
  before: Evidence | undefined,
): (cause: string) => boolean {
  if (before === undefined) return () => true;
  const named = new Set(before.references.map(({ reference }) => nameIn(reference)));
  const old = causesOf(found.filter(({ judged }) => named.has(nameIn(judged.reference))));
  return (cause) => old.has(cause);
}

/**
 * Secrets that look like no mistake, each used beside a file for it that git ignores: people make them from such files. Where the repository
 * makes nearly all others, one that it does not make stands out.
 */
function ignoredSecrets(
  found: readonly Undeclared[],
  { references, before }: Evidence,
): (cause: string) => boolean {
  const others = causesOf(
    found.filter(({ missing }) => missing.ignored === undefined || !isWithoutTrace(missing)),
  );
  if (othersMade('Secret', causesOf(found).size, references) !== undefined) return () => false;
  const isOld = inBase(found, before);
  return (cause) => !others.has(cause) && isOld(cause);
}

/** Secrets whose files are commented out in lists: whoever did that creates them in another way, or later. */
function commentedOut(kind: SourceKind, found: readonly Undeclared[]): (cause: string) => boolean {
  const others = causesOf(
    found.filter(({ missing }) => missing.notDeployed?.isCommentedOut !== true),
  );
  return (cause) => kind === 'Secret' && !others.has(cause);
}

function nameIn({ kind, name }: Reference): string {
  return `${kind} ${name}`;
}

/** A pod template of a `ClusterServingRuntime`, `ClusterWorkflowTemplate` and the like. */
function isReadByUsers({ workload, manifest }: Reference): boolean {
  return workload?.core === false && manifest.namespace === undefined && isClusterKind(manifest);
}
