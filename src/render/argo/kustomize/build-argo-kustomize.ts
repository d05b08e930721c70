import { message } from '../../../model/message.ts';
import { fileNameOf } from '../../../model/names/folder-of.ts';
import { entryOf, itemsAt, type MapNode, type YamlNode } from '../../../model/node.ts';
import { done } from '../../../model/result.ts';
import type { SourceFile, Span } from '../../../model/span.ts';
import {
  buildKustomization,
  buildRoot,
  type KustomizationBuild,
} from '../../kustomize/build/build-kustomization.ts';
import { DEFAULT_BUILD_OPTIONS, type BuildOptions } from '../../kustomize/build/build-options.ts';
import type { KustomizeContext } from '../../kustomize/load/context.ts';
import { openDecoding } from '../../kustomize/load/decode.ts';
import { KUSTOMIZATION } from '../../kustomize/load/kustomization-struct.ts';
import type { Kustomization } from '../../kustomize/load/kustomization.ts';
import { loadText } from '../../kustomize/load/load-file.ts';
import {
  kustomizationFiles,
  kustomizationOf,
  readKustomization,
  severalKustomizations,
} from '../../kustomize/load/read-kustomization.ts';
import { readPlainDocument } from '../../kustomize/load/read-plain-document.ts';
import type { Recorder } from '../../kustomize/load/recorder.ts';
import { rewriteStruct } from '../../kustomize/load/rewrite-struct.ts';
import { joinRefusals, refused, type BuildResult } from '../../kustomize/tree/build-refusal.ts';
import { mapOf } from '../../kustomize/tree/nodes.ts';
import type { RunningKustomize } from '../../kustomize/tree/version-rules.ts';
import { type ArgoContext, DEFAULT_FLAGS, type KustomizeFlags } from '../argo-context.ts';
import type { ArgoEnv } from '../source/argo-env.ts';
import { editKustomization, isEdited } from './edit-kustomization.ts';

interface ArgoKustomizeRequest {
  readonly folder: string;
  /** `kustomize` of the source; undefined where it has none. */
  readonly options: MapNode | undefined;
  readonly env: ArgoEnv;
  /** `kustomize.buildOptions` of the installation. */
  readonly buildOptions: string;
  readonly kustomize?: RunningKustomize;
  readonly at: Span;
}

/**
 * The kustomization of a folder as Argo CD 3.5 builds it: rewritten by `kustomize edit` for each option of the source, then built with
 * kustomize's own restrictions and order.
 */
export function buildArgoKustomize(
  argo: ArgoContext,
  request: ArgoKustomizeRequest,
  recorder: Recorder,
): KustomizationBuild {
  const { folder, buildOptions, kustomize } = request;
  const { flags, options } = kustomizeCommand(buildOptions);
  const context = argo.kustomizeWith(flags);
  const running = { ...options, ...(kustomize !== undefined && { kustomize }) };
  if (recorder.files.size === 0 && isPlain(request)) {
    return buildKustomization(context, folder, running, request.at);
  }
  const root = rootOf(context, request, recorder);
  return buildRoot(context, folder, root, running, recorder);
}

function isPlain({ options }: ArgoKustomizeRequest): boolean {
  return options === undefined || (!isEdited(options) && !hasPatches(options));
}

function rootOf(
  context: KustomizeContext,
  request: ArgoKustomizeRequest,
  recorder: Recorder,
): BuildResult<Kustomization> {
  const { folder, options, env, at } = request;
  const [path] = kustomizationFiles(context, folder);
  if (options === undefined || isPlain(request) || path === undefined) {
    return readKustomization(context, folder, at, recorder);
  }
  const twice = severalKustomizations(context, folder);
  if (twice !== undefined) return twice;
  const file = loadText(context, { folder, path: fileNameOf(path), at }, recorder);
  if (file.kind === 'refused') return file;
  const document = readPlainDocument(context, file.value);
  if (document.kind === 'refused') return document;
  const root = isEdited(options)
    ? rewritten(document.value, file.value)
    : asMap(document.value, file.value);
  if (root.kind === 'refused') return root;
  const edited = editKustomization(root.value, { context, folder, options, env });
  return edited.kind === 'refused' ? edited : kustomizationOf(edited.value, file.value);
}

function hasPatches(options: MapNode): boolean {
  return itemsAt(options, 'patches').length > 0 && entryOf(options, 'patches') !== undefined;
}

/** As `kustomize edit` reads and writes it: an empty file is an empty kustomization, an unknown field an error. */
function rewritten(root: YamlNode | undefined, file: SourceFile): BuildResult<MapNode> {
  const whole = { file, start: 0, end: file.text.length };
  const decoding = openDecoding('Kustomization', file, { strict: true });
  const made = rewriteStruct(root ?? mapOf([], whole, undefined), KUSTOMIZATION, decoding, '');
  return joinRefusals(decoding.failures) ?? done(made);
}

function asMap(root: YamlNode | undefined, file: SourceFile): BuildResult<MapNode> {
  if (root?.kind === 'map') return done(root);
  const at = root ?? { file, start: 0, end: file.text.length };
  return refused(at, 'expected kustomization.yaml to be type map[string]any', {
    message: message`A kustomization must be a map`,
  });
}

interface KustomizeCommand {
  readonly flags: KustomizeFlags;
  readonly options: BuildOptions;
}

/** What `kustomize.buildOptions` of the installation (argocd-cm) makes of `kustomize build`. Flags that change nothing here are passed over. */
function kustomizeCommand(buildOptions: string): KustomizeCommand {
  const words = buildOptions.split(/[\s=]+/).filter((word) => word !== '');
  const follows = (flags: readonly string[], value: string) =>
    words.some((word, index) => flags.includes(word) && words[index + 1] === value);
  return {
    flags: {
      restrictToRoot: follows(['--load-restrictor', '--load_restrictor'], 'LoadRestrictionsNone')
        ? false
        : DEFAULT_FLAGS.restrictToRoot,
      charts: words.includes('--enable-helm'),
      plugins: words.includes('--enable-alpha-plugins') || words.includes('--enable_alpha_plugins'),
    },
    options: {
      ...DEFAULT_BUILD_OPTIONS,
      reorder: follows(['--reorder'], 'none') ? 'none' : DEFAULT_BUILD_OPTIONS.reorder,
      managedBy: words.includes('--enable-managedby-label'),
    },
  };
}
