import type { MemoEntry } from '../../../dependencies/memo-table.ts';
import type { Build, InflatedChart, Manifest } from '../../../model/manifest.ts';
import { memo } from '../../../model/memo.ts';
import { message } from '../../../model/message.ts';
import type { Finding } from '../../../model/problem.ts';
import { done } from '../../../model/result.ts';
import type { Span } from '../../../model/span.ts';
import { noteWork } from '../../work/meter.ts';
import { EMPTY_ACCUMULATION, type Accumulation } from '../load/accumulation.ts';
import type { KustomizeContext, SharedResults } from '../load/context.ts';
import type { Kustomization } from '../load/kustomization.ts';
import { kustomizationFiles, readKustomization } from '../load/read-kustomization.ts';
import { newRecorder, tolerate, type Recorder } from '../load/recorder.ts';
import { setOpenApi } from '../load/set-open-api.ts';
import type { BuildRun, Target } from '../load/target.ts';
import { workBudget, workDone, type WorkBudget } from '../load/work-budget.ts';
import { builtInSchema } from '../merge/built-in-schema.ts';
import type { BuildRefusal, BuildResult } from '../tree/build-refusal.ts';
import { refusalFindings } from '../tree/refusal-findings.ts';
import { versionRules } from '../tree/version-rules.ts';
import { accumulateTarget } from './accumulate-target.ts';
import { DEFAULT_BUILD_OPTIONS, type BuildOptions } from './build-options.ts';
import { finishBuild } from './finish-build.ts';
import { recordedIn, type FolderBuild } from './folder-build.ts';
import { resolveVersions } from './resolve-versions.ts';

/** One kustomization, built: what `kustomize build` prints, every field still knowing where it was written. */
export interface KustomizationBuild extends FolderBuild {
  /** In the order of printing; none when the build fails. */
  readonly objects: readonly Manifest[];
  /** The same object in every build that fails for it. */
  readonly findings: readonly Finding[];
  /** The charts that its kustomizations inflate. */
  readonly charts: readonly InflatedChart[];
  /** What is lacking in a build that went on; absent if it is whole, or stops. */
  readonly left?: Build['left'];
  /** What it reads outside the folders of its kustomizations, which kustomize refuses without a flag. */
  readonly outside: readonly Finding[];
  /** What it took, in units of work. */
  readonly work: number;
}

/** What was built of folders as they are, by folder and options. */
const builtIn = memo((_shared: SharedResults) => new Map<string, MemoEntry<KustomizationBuild>>());

/**
 * Builds the kustomization in a folder, once for all that ask. Never throws for what files hold. `at`: who asks, for a folder that has no
 * kustomization.
 */
export function buildKustomization(
  context: KustomizeContext,
  folder: string,
  options: BuildOptions = DEFAULT_BUILD_OPTIONS,
  at: Span = startOfKustomization(context, folder),
): KustomizationBuild {
  const { questions, dependencies: recorded, shared } = context;
  const key = JSON.stringify([folder, options]);
  const known = builtIn(shared).get(key);
  if (known !== undefined && context.joined(folder) === undefined) {
    recorded.include(known.dependencies);
    noteWork(known.result.work);
    return { ...known.result, objects: known.result.objects.map(copyOf) };
  }
  const { count } = questions;
  const [result, dependencies] = recorded.record(() => {
    const recorder = newRecorder(options.goesOn);
    const root = readKustomization(context, folder, at, recorder);
    return buildRoot(context, folder, root, options, recorder);
  });
  recorded.include(dependencies);
  // Why it fails may be said of who asks.
  const isShared = !result.failed && questions.count === count;
  if (isShared && context.joined(folder) === undefined) {
    builtIn(shared).set(key, { result, dependencies });
  }
  return result;
}

/** An object of its own: what is known of one goes by its identity. */
function copyOf(manifest: Manifest): Manifest {
  return { ...manifest, node: { ...manifest.node } };
}

/**
 * Builds a folder with a kustomization that is not the one in its file: what Flux and Argo CD make of it first. `root` may be why there is
 * none. `start`: objects that are there before those of the kustomization.
 */
export function buildRoot(
  context: KustomizeContext,
  folder: string,
  root: BuildResult<Kustomization>,
  options: BuildOptions,
  recorder: Recorder,
  start: Accumulation = EMPTY_ACCUMULATION,
): KustomizationBuild {
  const joined = context.joined(folder);
  if (joined !== undefined) recorder.partial.add(message`${joined}`);
  const work = workBudget();
  const built =
    root.kind === 'refused'
      ? withoutRoot(root, recorder, start)
      : build(context, folder, root.value, options, { recorder, work }, start);
  const { refusal, differences } = resolveVersions([...recorder.versioned], options.kustomize);
  const outcome = built.kind === 'refused' ? built : (refusal ?? built);
  const failed = outcome.kind === 'refused';
  noteWork(workDone(work));
  return {
    folder,
    objects: failed ? [] : outcome.value,
    failed,
    findings: failed ? refusalFindings([outcome], 'kustomize') : [],
    ...recordedIn(recorder),
    ...(!failed && { differences }),
    ...(!failed && recorder.partial.size === 0 && { patches: [...recorder.patches.values()] }),
    charts: [...recorder.charts.values()],
    outside: refusalFindings([...recorder.outside], 'kustomize'),
    ...leftOf(recorder),
    work: workDone(work),
  };
}

function leftOf({ left }: Recorder): Pick<KustomizationBuild, 'left'> {
  if (left === undefined || left.size === 0) return {};
  return { left: left.has('without-changes') ? 'without-changes' : 'without-objects' };
}

/** A kustomization that some versions refuse is empty for the others. */
function withoutRoot(
  root: BuildRefusal,
  recorder: Recorder,
  { resources }: Accumulation,
): BuildResult<readonly Manifest[]> {
  const isLeft = resources.length === 0 && root.words?.since !== undefined;
  return isLeft && tolerate(recorder, root) ? done([]) : root;
}

function build(
  context: KustomizeContext,
  folder: string,
  kustomization: Kustomization,
  options: BuildOptions,
  { recorder, work }: { readonly recorder: Recorder; readonly work: WorkBudget },
  start: Accumulation,
): BuildResult<readonly Manifest[]> {
  const run: BuildRun = {
    context,
    schema: builtInSchema(),
    schemaIsSet: false,
    readUnknownType: false,
    merged: false,
    rules: versionRules(options.kustomize),
    buildMetadata: new Set(kustomization.buildMetadata.map(({ text }) => text)),
    work,
    accumulate: accumulateTarget,
  };
  const target: Target = {
    context,
    folder,
    recorder,
    run,
    kustomization,
    chain: [folder],
    originPath: '',
    chartNamespace: '',
  };
  const failure = setOpenApi(target, true);
  if (failure !== undefined) return failure;
  const gathered = accumulateTarget(target, start);
  return gathered.kind === 'refused' ? gathered : finishBuild(target, gathered.value, options);
}

function startOfKustomization(context: KustomizeContext, folder: string): Span {
  const [path] = kustomizationFiles(context, folder);
  const source = path === undefined ? undefined : context.parsed(path).source;
  return { file: source ?? { path: folder, text: '' }, start: 0, end: 0 };
}
