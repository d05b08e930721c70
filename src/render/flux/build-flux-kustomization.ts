import type { Manifest, UnsetVariable } from '../../model/manifest.ts';
import { message } from '../../model/message.ts';
import { pathBelowRoot } from '../../model/names/folder-of.ts';
import { scalarAt } from '../../model/node.ts';
import type { Finding } from '../../model/problem.ts';
import { stringOf } from '../../model/scalars/resolve-scalar.ts';
import { buildRoot, type KustomizationBuild } from '../kustomize/build/build-kustomization.ts';
import { IN_ORDER } from '../kustomize/build/build-options.ts';
import { recordedIn, type FolderBuild } from '../kustomize/build/folder-build.ts';
import { pathIn, shown } from '../kustomize/load/paths.ts';
import { kustomizationOf, severalKustomizations } from '../kustomize/load/read-kustomization.ts';
import { newRecorder, type Recorder } from '../kustomize/load/recorder.ts';
import { refused, type BuildRefusal } from '../kustomize/tree/build-refusal.ts';
import { refusalFindings } from '../kustomize/tree/refusal-findings.ts';
import type { RunningKustomize } from '../kustomize/tree/version-rules.ts';
import { appliedObjects } from './apply/applied-objects.ts';
import { findCollision, findNameless } from './apply/check-ids.ts';
import { findEncrypted } from './apply/find-encrypted.ts';
import type { FindSource } from './find-source.ts';
import { fluxSource, type FluxContext, type FluxSource } from './flux-context.ts';
import {
  generateKustomization,
  type GeneratedKustomization,
} from './generate/generate-kustomization.ts';
import { substituteObjects, type SubstitutedObjects } from './substitute/substitute-objects.ts';

interface FluxBuildOptions {
  /** The folder to build, relative to the root of the run; left out, `spec.path` of the repository itself. */
  readonly folder?: string | undefined;
  /** `spec.ignore` of the source that the Kustomization names. */
  readonly ignore: string | undefined;
  /** What is known of the ConfigMaps and Secrets in the Kustomization's cluster. */
  readonly findSource: FindSource;
  /** kustomize-controller's gate StrictPostBuildSubstitutions, on by default since 1.9. */
  readonly strict: boolean;
  /** The kustomize that kustomize-controller is built with; absent: the newest. */
  readonly kustomize?: RunningKustomize;
}

/** A Flux Kustomization, built: the objects as kustomize-controller applies them. */
export interface FluxBuild extends FolderBuild {
  /** In Flux's order; of a build that fails, what can be said all the same. */
  readonly objects: readonly Manifest[];
  /** Variables that Flux replaces by nothing, because nothing sets them. */
  readonly unset: readonly UnsetVariable[];
  /** Objects that Flux built but will not apply, and none of the others with them. */
  readonly refusedToApply: readonly Finding[];
  /** The kustomization that kustomize gets; undefined where it does not come to that. */
  readonly generated: GeneratedKustomization | undefined;
}

/** What a script fills in: no folder has such a name. */
const BLANK = /<[A-Za-z_][^<>/]*>/;

/** The controller is built without kustomize's command, which knows the version. */
const OF_CONTROLLER = { ...IN_ORDER, version: '(devel)' } as const;

/**
 * Builds a Flux Kustomization whose source is this repository as kustomize-controller 1.9 does: the artifact, the folder's kustomization or
 * one made for it, kustomize, the variables of `postBuild`, the common metadata. Every field keeps its origin. Never throws for what
 * files hold.
 */
export function buildFluxKustomization(
  context: FluxContext,
  flux: Manifest,
  options: FluxBuildOptions,
): FluxBuild {
  const source = fluxSource(context, options.ignore);
  const recorder = newRecorder();
  const path = scalarAt(flux.node, 'spec', 'path');
  const own = pathBelowRoot(stringOf(path, flux.dialect) ?? '');
  const folder = options.folder ?? pathIn(context.tree.root ?? '', own);
  const unknown = path?.value?.find((part) => part.kind === 'placeholder');
  if (unknown !== undefined) return unknownBuild(unknown.label);
  const [blank] = BLANK.exec(own) ?? [];
  if (blank !== undefined) return unknownBuild(`\`${blank}\``);
  const missing = findFolder(source, folder, path ?? flux.node);
  if (missing !== undefined) return failedBuild(folder, missing, recorder);
  const generated = generateKustomization(source.kustomize, folder, flux, recorder);
  if (generated.kind === 'refused') return failedBuild(folder, generated, recorder);
  const built = build(source, folder, generated.value, recorder, options.kustomize);
  const after = afterBuild(built, flux, { ...options, limits: context.limits });
  const { files, kustomizations, patches, needs } = built;
  const findings = [
    ...refusalFindings(generated.value.refusals, 'Flux'),
    ...built.findings,
    ...refusalFindings(after.refusals, 'Flux'),
  ];
  return {
    folder,
    partial: [...built.partial, ...after.partial],
    files,
    kustomizations,
    patches,
    needs,
    findings,
    differences: findings.length > 0 ? [] : built.differences,
    unset: after.unset,
    objects: after.objects,
    failed: findings.length > 0,
    refusedToApply: refusalFindings(findEncrypted(after.objects, flux), 'Flux'),
    generated: generated.value,
  };
}

function findFolder(
  { artifact, kustomize }: FluxSource,
  folder: string,
  at: BuildRefusal['at'],
): BuildRefusal | undefined {
  const path = shown(folder);
  if (artifact.hasFolder(folder)) return undefined;
  if (kustomize.paths.has(folder)) {
    return refused(at, `open ${path}/kustomization.yaml: not a directory`, {
      message: message`\`${folder}\` is a file, but the path of a Kustomization must be a folder`,
    });
  }
  return refused(at, `kustomization path not found: stat ${path}: no such file or directory`, {
    code: 'missing-path',
    message: message`The folder \`${shown(folder)}\` does not exist`,
  });
}

/** The path has a variable that nobody here knows. */
function unknownBuild(label: string): FluxBuild {
  const partial = [message`its path depends on ${label}, which is not known`];
  return { ...NOTHING, ...recordedIn(newRecorder()), folder: '', partial };
}

function failedBuild(folder: string, refusal: BuildRefusal, recorder: Recorder): FluxBuild {
  const findings = refusalFindings([refusal], 'Flux');
  return { ...NOTHING, ...recordedIn(recorder), folder, failed: true, findings };
}

const NOTHING = {
  objects: [],
  failed: false,
  findings: [],
  unset: [],
  refusedToApply: [],
  generated: undefined,
} as const;

function build(
  { kustomize }: FluxSource,
  folder: string,
  { root, file }: GeneratedKustomization,
  recorder: Recorder,
  running: RunningKustomize | undefined,
): KustomizationBuild {
  const twice = severalKustomizations(kustomize, folder);
  const kustomization = twice ?? kustomizationOf(root, file);
  const options = { ...OF_CONTROLLER, ...(running !== undefined && { kustomize: running }) };
  return buildRoot(kustomize, folder, kustomization, options, recorder);
}

type AfterOptions = Pick<FluxBuildOptions, 'findSource' | 'strict'> & Pick<FluxContext, 'limits'>;

function afterBuild(
  { objects, folder }: KustomizationBuild,
  flux: Manifest,
  options: AfterOptions,
): SubstitutedObjects {
  const nameless = findNameless(objects);
  const settings = { ...options, build: shown(folder) };
  const substituted = substituteObjects(objects, flux, settings);
  const collision = findCollision(objects, substituted.objects);
  const own = [nameless, collision].filter((each) => each !== undefined);
  return {
    objects: appliedObjects(substituted.objects, flux, settings.build),
    refusals: [...own, ...substituted.refusals],
    partial: substituted.partial,
    unset: substituted.unset,
  };
}
