import { sourcesOfApplication } from '../../model/elsewhere/argo-application.ts';
import { isApplicationSet } from '../../model/kinds/deployer-kinds.ts';
import type { Manifest } from '../../model/manifest.ts';
import { words } from '../../model/message.ts';
import { itemsAt, mapAt, nameNodeOf, scalarAt, valueAt, type YamlNode } from '../../model/node.ts';
import { distinctReasons, type Reason } from '../../model/reason.ts';
import type { UncheckedEntry } from '../../model/report.ts';
import type { Span } from '../../model/span.ts';
import type { ApplicationSetInput, StandIn } from '../argo/application-set/application-set.ts';
import { expandApplicationSet } from '../argo/application-set/expand-application-set.ts';
import { excludesAll, isKeptEmpty } from '../argo/application-set/generators/git/git-generator.ts';
import { isPlaced } from '../argo/application-set/instances/open-place.ts';
import { fluxInstanceOf } from '../flux/flux-instance-of.ts';
import { fluxInstanceSync } from '../flux/flux-instance.ts';
import { patchedSync } from '../flux/patched-sync.ts';
import { expandResourceSet } from '../flux/resource-set/expand-resource-set.ts';
import { isOfOperator } from '../flux/resource-set/resource-set.ts';
import { refused, type BuildRefusal } from '../kustomize/tree/build-refusal.ts';
import { refusalFindings } from '../kustomize/tree/refusal-findings.ts';
import { entryObjectOf, type EntryObject, type Made } from './entry-object.ts';

/** Entry objects among objects: themselves, and those that others make. */
export interface FoundEntries {
  readonly entries: readonly EntryObject[];
  /** ApplicationSets and the like, of which nobody can know here what they make, or all of it. */
  readonly uncheckedEntries: readonly UncheckedEntry[];
}

export interface MakerContext extends ApplicationSetInput {
  /** The ResourceSetInputProviders that the repository writes. */
  readonly providers: readonly Manifest[];
}

const PATCHED = words('a patch of `spec.kustomize` may change what it generates');

/** The entry objects that an object makes; undefined for an object that makes none. */
export function makeEntries(manifest: Manifest, context: MakerContext): FoundEntries | undefined {
  if (isApplicationSet(manifest)) return fromApplicationSet(manifest, context);
  const instance = fluxInstanceOf(manifest);
  if (instance !== undefined) return fromFluxInstance(instance, context);
  return isOfOperator(manifest, 'ResourceSet') ? fromResourceSet(manifest, context) : undefined;
}

/** Its Applications; those that stand for a number nobody knows too, where it is known what they deploy. */
function fromApplicationSet(set: Manifest, context: MakerContext): FoundEntries {
  const { applications, standIns, duplicateNames, unknown, refusal } = expandApplicationSet(
    set,
    context,
  );
  const twice = new Set(duplicateNames);
  const isTwice = ({ name = '' }: Manifest): boolean => twice.has(name);
  const applied = applications.filter((each) => !isTwice(each));
  const followed = standIns.filter(saysWhatItDeploys);
  const left = standIns.filter((each) => !saysWhatItDeploys(each));
  const known = applied
    .flatMap((each) => entryObjectOf(each) ?? [])
    .map((entry) => ({ ...entry, isMade: true as const }));
  const guessed = followed.flatMap(({ application, isPossible, isRest }) => {
    const entry = entryObjectOf(application);
    if (entry === undefined) return [];
    return {
      ...entry,
      isGuess: true as const,
      ...(isPossible && { isPossible }),
      ...(isRest && { isRest }),
    };
  });
  const entries = [...known, ...guessed];
  const refusals = refusal === undefined ? duplicates(applications.filter(isTwice)) : [refusal];
  const failures = refusalFindings(refusals, 'Argo CD');
  const isEmpty = applications.length + standIns.length + unknown.length + failures.length === 0;
  const nothing = isEmpty ? gitGenerator(set, context) : undefined;
  const made = {
    buildKind: 'argo-application-set',
    objects: [],
    failures,
    ...(nothing && { nothing }),
  } as const;
  const isTold = failures.length > 0 || nothing !== undefined;
  return {
    entries: isTold ? [...entries, makerOf(set, made, [])] : entries,
    uncheckedEntries: uncheckedEntries(set, [
      ...unknown,
      ...left.flatMap(({ because }) => because),
    ]),
  };
}

/**
 * What the first git generator of a set looks for, on the branch that is deployed by default; others are not read here. Nothing if a list is empty
 * on purpose (an overlay fills it in, or nothing is to be deployed yet), if another program fills in a path (`${environment}`), if git keeps the
 * empty folder, or if the generator excludes all that it finds.
 */
function gitGenerator({ node }: Manifest, context: MakerContext): Span | undefined {
  if (hasEmptyList(valueAt(node, 'spec', 'generators'))) return undefined;
  for (const item of itemsAt(node, 'spec', 'generators')) {
    const inner = [item, ...itemsAt(item, 'matrix', 'generators')];
    for (const git of inner.flatMap((each) => mapAt(each, 'git') ?? [])) {
      const revision = scalarAt(git, 'revision')?.text ?? '';
      if (!/^(?:HEAD|main|master)?$/.test(revision) || excludesAll(git, context)) return undefined;
      const listed = [...itemsAt(git, 'directories'), ...itemsAt(git, 'files')];
      const paths = listed.flatMap((each) => valueAt(each, 'path') ?? []);
      const isOpen = paths.some(
        (path) =>
          path.kind === 'scalar' &&
          (path.text.includes('${') || isKeptEmpty(path.text, git, context)),
      );
      if (isOpen) return undefined;
      return paths[0] ?? git;
    }
  }
  return undefined;
}

/** Whether a list generator, at any depth, has no elements and says so. */
function hasEmptyList(generators: YamlNode | undefined): boolean {
  return itemsAt(generators).some((each) => {
    const elements = valueAt(each, 'list', 'elements');
    const isEmpty = elements?.kind === 'sequence' && elements.items.length === 0;
    const inner = ['matrix', 'merge'].map((kind) => valueAt(each, kind, 'generators'));
    return isEmpty || inner.some(hasEmptyList);
  });
}

/** One refusal for each name that several Applications have: Argo CD applies none of them. */
function duplicates(applications: readonly Manifest[]): readonly BuildRefusal[] {
  const first = new Map(applications.map((each) => [each.name, each] as const).reverse());
  return [...first.values()].map(({ name = '', node }) => {
    const message = `ApplicationSet contains applications with duplicate name: ${name}`;
    const several = `Several applications of this set are named \`${name}\`, so none of them is applied`;
    return refused(nameNodeOf(node), message, { message: several });
  });
}

/** Its source and Kustomization, as `flux bootstrap` writes them. */
function fromFluxInstance(instance: Manifest, { limits }: MakerContext): FoundEntries {
  const { objects, isWhole } = patchedSync(fluxInstanceSync(instance), limits);
  return {
    entries: objects.flatMap((each) => entryObjectOf(each) ?? []),
    uncheckedEntries: isWhole ? [] : uncheckedEntries(instance, [{ reason: PATCHED }]),
  };
}

/** A build of all its objects; the entry objects among them are found there. */
function fromResourceSet(set: Manifest, context: MakerContext): FoundEntries {
  const { objects, unknown, refusal } = expandResourceSet(set, context);
  const failures = refusal === undefined ? [] : refusalFindings([refusal], 'Flux');
  const made = { buildKind: 'flux-resource-set', objects, failures } as const;
  const isEmpty = objects.length === 0 && failures.length === 0;
  const inner = objects.flatMap((object) => entryObjectOf(object) ?? []);
  return {
    entries: isEmpty ? [] : [makerOf(set, made, inner)],
    uncheckedEntries: uncheckedEntries(set, unknown),
  };
}

function makerOf(manifest: Manifest, made: Made, inner: readonly EntryObject[]): EntryObject {
  return { kind: 'maker', manifest, sources: inner.flatMap(({ sources }) => sources), made };
}

function uncheckedEntries(
  manifest: Manifest,
  unknown: readonly { readonly reason: Reason }[],
): readonly UncheckedEntry[] {
  return distinctReasons(unknown.map(({ reason }) => reason)).map((reason) => ({
    manifest,
    reason,
  }));
}

/** What it deploys does not depend on what is not known, but for values and names. */
function saysWhatItDeploys({ application }: StandIn): boolean {
  const sources = sourcesOfApplication(application.node);
  return sources.every((source) => source.kind !== 'map' || isPlaced(source));
}
