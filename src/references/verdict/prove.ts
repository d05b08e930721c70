import { isLibraryBase } from '../../model/deployment.ts';
import { addTo } from '../../model/group-by.ts';
import { OWN_CHART_NAMESPACE, type Build, type Manifest } from '../../model/manifest.ts';
import { writtenName, writtenNamespaceOf } from '../../model/names/written-name.ts';
import { entriesAt } from '../../model/node.ts';
import { mayBringAny } from '../../model/reason.ts';
import type { MissingSource, Proof, Reference, Sibling } from '../../model/reference.ts';
import type { Source } from '../../model/source.ts';
import { hostSpan, type Span } from '../../model/span.ts';
import { typoOf, type Typo } from '../../text/typo.ts';
import { isDocumentedField, namesKind } from '../fields/documented-field.ts';
import { isOpenNamespace } from '../objects/namespaces.ts';
import type { SourceIndex } from '../scope/source-index.ts';

/** Files that may repeat one typo, by copying; a name in more files than these is someone's intention, if something needs the source that is nearly called so. */
export const MAX_COPIES = 3;
/** Variants that must agree before the one that differs is wrong about a Secret: one environment often has its Secrets made by hand. */
const MIN_SIBLINGS = 2;

/** Why a reference to a missing source is wrong beyond doubt; undefined when someone outside may make the source. */
type Prove = (reference: Reference, missing: MissingSource) => Proven | undefined;

export interface Proven {
  readonly proof: Proof;
  readonly overrides: Overrides;
}

/**
 * The texts with the name that a proof overrides, because they mean the source that exists: none, those that only mention the name (prose,
 * comments), also documents with an example of it, or also scripts that create it.
 */
export type Overrides = 'none' | 'mentions' | 'docs' | 'scripts';

/** Proofs for the references of one run. */
export function proofs(
  references: readonly Reference[],
  filesNaming: FilesByName,
  index: SourceIndex,
  builds: readonly Build[],
): Prove {
  const readIn = new Set(references.map((each) => placeKey(each)));
  /** What people write about a name means this source, if something reads it. */
  const isReadThere = (source: Source): boolean => readIn.has(placeKey(source));
  const isNeeded = (source: Source | undefined): boolean =>
    source !== undefined && filesNaming.has(nameKey(source));
  const bases = new Set(builds.flatMap((each) => (isLibraryBase(each) ? [each.id] : [])));
  /**
   * Whether another namespace has what is meant. The overlays of a base may give all that it makes one namespace; and what a part of the
   * repository with nothing in common makes for its own use is another thing of the same name.
   */
  const isElsewhere = (reference: Reference, missing: MissingSource): boolean => {
    const isOfBase =
      bases.has(reference.build) &&
      missing.elsewhere.some(({ build }) => build === reference.build);
    if (isOfBase) return false;
    const elsewhere = missing.elsewhere.filter(
      (source) => !isOfOtherPart(reference, source, index) || !isReadThere(source),
    );
    return isInOtherNamespace(reference, { ...missing, elsewhere }, index);
  };
  /** The source that is called nearly so is in the same build or namespace, and nothing else needs it. */
  const isOnlyMeantHere = (reference: Reference, nearest: Source | undefined): boolean => {
    const { build, namespace } = reference;
    if (nearest === undefined || isNeeded(nearest)) return false;
    return nearest.build === build || (namespace !== undefined && nearest.namespace === namespace);
  };
  const partial = new Set(
    builds.flatMap((each) => (each.partial.some(mayBringAny) ? [each.id] : [])),
  );
  const proofOf = (reference: Reference, missing: MissingSource): Proof | undefined => {
    const typo = typoIn(reference, missing);
    if (reference.use === 'custom-resource') {
      const isOnlyMeant = isOnlyMeantHere(reference, missing.nearest);
      const proof = controllerProof(reference, missing, typo, isOnlyMeant);
      if (proof !== undefined || !namesKind(reference) || partial.has(reference.build))
        return proof;
      // Flux looks in the namespace of the object that names it, and nowhere else.
      return isElsewhere(reference, missing) ? 'other-namespace' : undefined;
    }
    if (missing.hashed !== undefined) return 'unhashed';
    if (missing.otherKind !== undefined && !isOfOwnValues(reference, index)) return 'other-kind';
    if (typo === 'swap') return 'near-miss';
    // That others have it says nothing of the part of the build that is not known.
    if (!partial.has(reference.build)) {
      if (hasEverySibling(reference, missing.siblings, index)) return 'siblings';
      if (isElsewhere(reference, missing)) return 'other-namespace';
    }
    const isIntended = copiesOf(reference, filesNaming) > MAX_COPIES && isNeeded(missing.nearest);
    return typo === 'edit' && !isIntended ? 'near-miss' : undefined;
  };
  return (reference, missing) => {
    const proof = proofOf(reference, missing);
    if (proof === undefined) return undefined;
    if (proof === 'other-namespace' && isInMistypedNamespace(reference, missing))
      return { proof, overrides: 'scripts' };
    if (proof === 'other-namespace' && missing.elsewhere.every(isReadThere))
      return { proof, overrides: 'mentions' };
    const isMeant =
      (typoIn(reference, missing) !== undefined && isOnlyMeantHere(reference, missing.nearest)) ||
      // The build makes it for somebody, and no other reference follows its hash.
      (proof === 'unhashed' && !isNeeded(missing.hashed));
    if (isMeant) return { proof, overrides: 'docs' };
    return { proof, overrides: proof === 'other-kind' ? 'mentions' : 'none' };
  };
}

/** The default values of a chart give the name: a release may give it to an object that the chart only makes with other values, too. */
function isOfOwnValues({ at, build }: Reference, index: SourceIndex): boolean {
  return index.isChart(build) && !hostSpan(at).file.path.includes('/templates/');
}

/**
 * Only a controller knows what a field of its own object means. A typo is a proof if the field is documented, or if nothing else needs the
 * source with the similar name; two swapped letters always are. That only the other kind has the name is one where the field also says the kind.
 */
function controllerProof(
  reference: Reference,
  { hashed, otherKind }: MissingSource,
  typo: Typo | undefined,
  isOnlyMeant: boolean,
): Proof | undefined {
  if (hashed !== undefined) return 'unhashed';
  if (typo === 'swap') return 'near-miss';
  if (otherKind !== undefined && namesKind(reference)) return 'other-kind';
  const isCertain = isOnlyMeant || isDocumentedField(reference);
  return typo !== undefined && isCertain ? 'near-miss' : undefined;
}

function typoIn({ at, name }: Reference, { nearest }: MissingSource): Typo | undefined {
  if (nearest === undefined) return undefined;
  const [written, existing] = [writtenName(at, name), writtenName(nearest.at, nearest.name)];
  // kustomize renamed the source and not the field.
  return written === existing ? 'edit' : typoOf(written, existing);
}

/** Whether every other variant of the object that refers to a source has it; `siblings`: those that do. */
export function hasEverySibling(
  { kind, manifest, build }: Reference,
  siblings: readonly Sibling[],
  index: SourceIndex,
): boolean {
  // Each of a chart's own values files, and each chart that depends on it, shows another way to use it: with a source made by hand, or by
  // another release.
  if (index.isChart(build)) return false;
  const having = new Set(siblings.map((sibling) => sibling.build));
  if (having.size < (kind === 'Secret' ? MIN_SIBLINGS : 1)) return false;
  return index.siblingsOf(manifest, build).every((id) => having.has(id));
}

/** In parts of the repository that may be applied anywhere, only namespaces in the objects themselves decide where they go. */
function isInOtherNamespace(
  { name, namespace, build, manifest }: Reference,
  { elsewhere }: MissingSource,
  index: SourceIndex,
): boolean {
  // A chart by itself is rendered for a namespace that nobody chose.
  const isUnchosen = (of: Pick<Source, 'namespace' | 'build'>): boolean =>
    index.isChart(of.build) && of.namespace === OWN_CHART_NAMESPACE;
  if (isOpenNamespace(namespace) || isUnchosen({ namespace, build })) return false;
  const copied = `${namespace}/${name}`;
  if (elsewhere.some(({ producer }) => isCopyOf(copied, producer.manifest))) return false;
  const isPlaced = ({ build: other, producer }: Source): boolean =>
    index.scopeOf(build, other) !== 'open' ||
    (writtenNamespaceOf(manifest) !== undefined &&
      writtenNamespaceOf(producer.manifest) !== undefined);
  return elsewhere.some((source) => !isUnchosen(source) && isPlaced(source));
}

/** Whether nothing says that a source is for the same cluster, and its file and that of the reference are deep in trees of their own. */
function isOfOtherPart({ at, build }: Reference, source: Source, index: SourceIndex): boolean {
  if (index.scopeOf(build, source.build) !== 'open') return false;
  const [here, there] = [treeOf(at), treeOf(source.at)];
  return here !== undefined && there !== undefined && here !== there;
}

/** The folder at the top of the repository, if the file is in a folder below it. */
function treeOf(at: Span): string | undefined {
  const [top, ...below] = hostSpan(at).file.path.split('/');
  return below.length > 1 ? top : undefined;
}

/** A typo in one of two namespaces: nobody wanted the other. */
function isInMistypedNamespace({ namespace }: Reference, { elsewhere }: MissingSource): boolean {
  return elsewhere.some(
    (source) =>
      namespace !== undefined &&
      source.namespace !== undefined &&
      typoOf(namespace, source.namespace) !== undefined,
  );
}

/** An object that a controller fills from another one (Reflector, Replicator) names that one in an annotation, so it is known to exist. */
function isCopyOf(path: string, { node }: Manifest): boolean {
  return entriesAt(node, 'metadata', 'annotations').some(
    ({ value }) => value.kind === 'scalar' && value.text === path,
  );
}

/** The files in which each name is written. */
export type FilesByName = ReadonlyMap<string, ReadonlySet<string>>;

/** In how many files the name of a reference is written. */
export function copiesOf(reference: Reference, filesNaming: FilesByName): number {
  return filesNaming.get(nameKey(reference))?.size ?? 0;
}

/** For `copiesOf`. */
export function filesByName(references: readonly Reference[]): FilesByName {
  const files = new Map<string, Set<string>>();
  for (const reference of references) {
    addTo(files, nameKey(reference), hostSpan(reference.at).file.path);
  }
  return files;
}

function placeKey(of: Pick<Source, 'kind' | 'name' | 'namespace'>): string {
  return `${of.namespace} ${nameKey(of)}`;
}

function nameKey({ kind, name }: Pick<Source, 'kind' | 'name'>): string {
  return `${kind} ${name}`;
}
