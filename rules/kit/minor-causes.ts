import { isLibraryBase } from '../../src/model/deployment.ts';
import type { Evidence } from '../../src/model/evidence.ts';
import { isClusterKind } from '../../src/model/manifest.ts';
import type { Reference, ReferenceUse } from '../../src/model/reference.ts';
import type { SourceKind } from '../../src/model/source.ts';
import { countMadeNames } from './made-names.ts';
import { causesOf, isWithoutTrace, type Undeclared } from './undeclared-names.ts';

/** The fewest ConfigMaps that whoever deploys the repository seems to make. */
const SEVERAL = 3;
/** The share of names made here under which sources for a use are kept elsewhere. */
const FEW = 0.5;

/** What goes on without the source. */
const GOES_ON: readonly ReferenceUse[] = ['ingress-tls', 'image-pull-secret'];

/** Causes of which a finding is an info. */
export function minorCauses(
  kind: SourceKind,
  found: readonly Undeclared[],
  evidence: Evidence,
): (cause: string) => boolean {
  const isMinorUse = minorUses(found, evidence);
  const isKept = keptElsewhere(kind, found, evidence);
  const isOmitted = commentedOut(kind, found);
  return (cause) => isMinorUse(cause) || isKept(cause) || isOmitted(cause);
}

/**
 * Causes that need nobody's attention yet: no container waits for what they name (an Ingress goes on with the controller's own certificate,
 * a pod whose pull Secret is missing pulls without it) and most of its sort are made elsewhere, or only bases use it, which are completed where
 * they are used, or pods that others start from a custom resource of the whole cluster, in their own namespaces.
 */
function minorUses(found: readonly Undeclared[], evidence: Evidence): (cause: string) => boolean {
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
