import type { FileTree } from '../../model/file-tree.ts';
import type { Build } from '../../model/manifest.ts';
import { message, words } from '../../model/message.ts';
import { folderOf, folderPrefix } from '../../model/names/folder-of.ts';
import type { Reason } from '../../model/reason.ts';
import type { LeftOut, MissingSource, Reference, Verdict } from '../../model/reference.ts';
import { hostSpan } from '../../model/span.ts';
import { ignoredByGit } from '../../text/glob/ignored-by-git.ts';
import type { ExplainerInputs } from '../explainers/kit/explainer.ts';
import { unlistedSources, type UnlistedSources } from '../explainers/kit/unlisted-sources.ts';
import { isDocumentedField } from '../fields/documented-field.ts';
import { meansOtherKind } from './means-other-kind.ts';
import { meantSources } from './meant-source.ts';
import { missingSources } from './missing-source.ts';
import { neededByResources } from './needed-by-resources.ts';
import { openExplainers, type Reasons } from './open-explainers.ts';
import { filesByName, proofs, type Proven } from './prove.ts';
import { removedSources, type Before } from './removed-sources.ts';

/** What is known about a reference whose source is missing, before anything is asked that may explain it. */
interface Missed {
  readonly reference: Reference;
  readonly missing: MissingSource;
  readonly proven: Proven | undefined;
  /** Another source is meant, by its keys or by the file beside. */
  readonly isMeant: boolean;
  /** Why it does not matter. */
  readonly tolerated: Reason | undefined;
  /** Whether a source that the base of a comparison has, and the head lacks, would be missed. */
  readonly mayBeRemoved: boolean;
}

/** What decides about a missing source besides the inputs of explainers. */
interface Around {
  readonly builds: readonly Build[];
  readonly before?: Before | undefined;
  /** The sources that the reference's kustomization leaves out. */
  readonly leftOut: ReadonlyMap<Reference, LeftOut>;
}

/** Verdicts on missing sources: broken with a proof, unknown if something explains where the source comes from, else undeclared. */
export function judgeMissing(
  inputs: ExplainerInputs,
  { builds, before, leftOut }: Around,
): (reference: Reference) => Verdict {
  if (inputs.scan.undecided.length === 0)
    return () => ({ kind: 'unknown', reason: words('no reference lacks its ConfigMap or Secret') });
  const unlistedNear = unlistedBeside(builds, unlistedSources(inputs.files, inputs.registry));
  const aboutOf = openMissed(
    inputs,
    builds,
    (reference) => leftOut.get(reference) ?? unlistedNear(reference),
  );
  const explain = openExplainers(inputs);
  const removedOf = removedSources(before, inputs);
  const ignoredFor = ignoredBeside(inputs.tree);
  const isGuessed = openGuesses(builds, unlistedNear);
  return (reference) => {
    const missed = aboutOf(reference);
    const { missing, proven, tolerated, mayBeRemoved } = missed;
    const late = toleratedVerdict(missed);
    if (late !== undefined) return late;
    const { certain, mention, guess } = explain(reference, proven);
    if (certain !== undefined) return { kind: 'unknown', reason: certain };
    if (proven !== undefined && mention === undefined && !reference.optional)
      return { kind: 'broken', missing, proof: proven.proof };
    const removed = mayBeRemoved ? removedOf(reference, { mention, guess }) : undefined;
    if (removed !== undefined)
      return { kind: 'broken', missing: { ...missing, removed }, proof: 'removed' };
    const reason = tolerated ?? mention ?? (isGuessed(missed, guess) ? guess : undefined);
    if (reason !== undefined) return { kind: 'unknown', reason };
    if (reference.optional) return { kind: 'optional', missing };
    const ignored = ignoredFor(reference);
    return {
      kind: 'undeclared',
      missing: ignored === undefined ? missing : { ...missing, ignored },
    };
  };
}

/** What is known of a missing source: what is meant instead, what proves that it is missing, and whether that matters. */
function openMissed(
  { references, index, files }: ExplainerInputs,
  builds: readonly Build[],
  notListed: (reference: Reference) => LeftOut | undefined,
): (reference: Reference) => Missed {
  const meantBy = meantSources(index, references, files);
  const missingOf = missingSources(index, notListed, meansOtherKind(references), builds, meantBy);
  const filesNaming = filesByName(references);
  const prove = proofs(references, filesNaming, index, builds);
  const isNeeded = neededByResources(filesNaming);
  return (reference) => {
    const missing = missingOf(reference);
    const proven = prove(reference, missing);
    const { meant } = missing;
    const isMeant = meant?.by === 'key' || meant?.by === 'beside';
    const isAlike = meant?.isAlike === true && isDocumentedField(reference);
    const isDoubted =
      proven !== undefined || meant?.by === 'resource' || isNeeded(reference, missing);
    const isWanted = toleratedReason(reference, isDoubted) === undefined;
    return {
      reference,
      missing,
      proven,
      isMeant,
      tolerated: toleratedReason(reference, isDoubted || isMeant || isAlike),
      mayBeRemoved: !reference.optional && (isWanted || isNeededResource(reference)),
    };
  };
}

/** The verdict where a missing source does not matter, whatever explains it. */
function toleratedVerdict({
  reference,
  missing,
  tolerated,
  mayBeRemoved,
}: Missed): Verdict | undefined {
  if (tolerated === undefined) return undefined;
  // Optional says more than that no container mounts the volume.
  if (reference.optional && reference.use === 'volume') return { kind: 'optional', missing };
  return mayBeRemoved ? undefined : { kind: 'unknown', reason: tolerated };
}

/** Whether a guess counts: what is meant instead says more than that somebody might make a source of the name. */
function openGuesses(
  builds: readonly Build[],
  unlistedNear: (reference: Reference) => LeftOut | undefined,
): (missed: Missed, guess: Reasons['guess']) => boolean {
  const charts = new Set(builds.flatMap(({ id, values }) => (values === undefined ? [] : [id])));
  return ({ reference, isMeant }, guess) => {
    // A chart may make what its own workloads need.
    if (reference.use !== 'custom-resource' && charts.has(reference.build)) return true;
    // A remote base hardly has what a file beside it has, which no kustomization lists.
    const isBeside = guess?.code === 'remote-base' && unlistedNear(reference) !== undefined;
    return !isMeant && !isBeside;
  };
}

/**
 * The manifest next to the files of a reference's build, or next to the entry object that deploys it, that has the source, or what makes it: most
 * often a forgotten line under `resources`.
 */
function unlistedBeside(
  builds: readonly Build[],
  unlisted: UnlistedSources,
): (reference: Reference) => LeftOut | undefined {
  const foldersOf = new Map(
    builds.map(({ id, files, deployedBy }) => {
      const paths =
        deployedBy === undefined ? files : [...files, hostSpan(deployedBy.at).file.path];
      return [id, new Set(paths.map(folderOf))] as const;
    }),
  );
  return (reference) =>
    unlisted(reference).find(({ folder }) => foldersOf.get(reference.build)?.has(folder));
}

/** A field of a custom resource that needs its source, as the controller's documentation says. */
function isNeededResource(reference: Reference): boolean {
  return (
    reference.use === 'custom-resource' &&
    reference.toleratesMissing === undefined &&
    isDocumentedField(reference)
  );
}

/** Why a missing source does not matter; `isSuspicious`: the reference of a custom resource needs it, or something is known against it. */
function toleratedReason(
  { use, toleratesMissing, kind, name }: Reference,
  isSuspicious: boolean,
): Reason | undefined {
  if (toleratesMissing !== undefined) return toleratesMissing;
  if (use === 'custom-resource' && !isSuspicious)
    return words('its controller decides what a missing ConfigMap or Secret means');
  // The reference of the volume itself reports that the source is missing.
  return use === 'volume-item' ? message`${kind} \`${name}\` itself is not found` : undefined;
}

/**
 * The file beside a reference in which people would write its Secret, and which git ignores: whoever set the ignore rule makes such Secrets from
 * files that are not to be in the repository. Undefined if git would keep each of them.
 */
function ignoredBeside(tree: FileTree | undefined): (reference: Reference) => string | undefined {
  if (tree === undefined) return () => undefined;
  const isIgnored = ignoredByGit(tree);
  return ({ kind, name, at }) => {
    const { path } = hostSpan(at).file;
    if (kind !== 'Secret' || isIgnored(path)) return undefined;
    const beside = folderPrefix(folderOf(path));
    return filesOf(name)
      .map((file) => `${beside}${file}`)
      .find(isIgnored);
  };
}

/** Files that people write a Secret of a name in, by how often they do. */
function filesOf(name: string): readonly string[] {
  const stems = ['secret', 'secrets', name, `${name}-secret`, `${name}.secret`, `secrets/${name}`];
  return stems.flatMap((stem) => [`${stem}.yaml`, `${stem}.yml`]);
}
