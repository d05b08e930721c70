import { KUSTOMIZATION_NAMES } from '../../../model/file-tree.ts';
import { memo } from '../../../model/memo.ts';
import { message } from '../../../model/message.ts';
import type { YamlNode } from '../../../model/node.ts';
import { done } from '../../../model/result.ts';
import type { SourceFile, Span } from '../../../model/span.ts';
import { refused, type BuildRefusal, type BuildResult } from '../tree/build-refusal.ts';
import { isOfFlux, MEANT_FOR_FLUX } from '../tree/meant-for-flux.ts';
import type { KustomizeContext } from './context.ts';
import { decodeKustomization } from './decode-kustomization.ts';
import type { Kustomization } from './kustomization.ts';
import { loadText } from './load-file.ts';
import { shown } from './paths.ts';
import { readPlainDocument } from './read-plain-document.ts';
import { tolerate, type Recorder } from './recorder.ts';

export function kustomizationFiles(context: KustomizeContext, folder: string): readonly string[] {
  return KUSTOMIZATION_NAMES.map((name) => (folder === '' ? name : `${folder}/${name}`)).filter(
    (path) => context.paths.has(path),
  );
}

/** The kustomization of a folder. `at` is the place that asked for the folder. */
export function readKustomization(
  context: KustomizeContext,
  folder: string,
  at: Span,
  recorder: Recorder,
): BuildResult<Kustomization> {
  const [path] = kustomizationFiles(context, folder);
  if (path === undefined) return missing(context, folder, at);
  const twice = severalKustomizations(context, folder);
  if (twice !== undefined) return twice;
  const name = path.slice(path.lastIndexOf('/') + 1);
  const source = loadText(context, { folder, path: name, at }, recorder);
  if (source.kind === 'refused') return source;
  const root = readPlainDocument(context, source.value);
  if (root.kind === 'refused') return root;
  const file = source.value;
  if (root.value === undefined) {
    return refused({ file, start: 0, end: file.text.length }, 'kustomization.yaml is empty', {
      message: message`The kustomization is empty, and kustomize refuses to build it`,
      help: message`List its \`resources\`, or remove it.`,
    });
  }
  const found = kustomizationIn(root.value, file);
  if (found.kind === 'done') for (const each of found.value.versioned) tolerate(recorder, each);
  return found;
}

/** The one of a file, which the bases and components of many builds ask for. */
const kustomizationIn = memo((root: YamlNode, file: SourceFile) => kustomizationOf(root, file));

/** The kustomization that a tree is, wherever it was written. */
export function kustomizationOf(root: YamlNode, file: SourceFile): BuildResult<Kustomization> {
  const decoded = decodeKustomization(root, file);
  return decoded.kind === 'refused' ? decoded : enforce(decoded.value);
}

function missing(context: KustomizeContext, folder: string, at: Span): BuildRefusal {
  const offline = context.mayAppear(
    folder === '' ? 'kustomization.yaml' : `${folder}/kustomization.yaml`,
  );
  return refused(
    at,
    `unable to find one of 'kustomization.yaml', 'kustomization.yml' or 'Kustomization' in directory '${shown(folder)}'`,
    {
      message: message`The folder \`${shown(folder)}\` has no kustomization`,
      ...(offline !== undefined && { offline: message`${offline}` }),
    },
  );
}

/** Why a folder with more than one kustomization cannot be built; undefined when it has none or one. */
export function severalKustomizations(
  context: KustomizeContext,
  folder: string,
): BuildRefusal | undefined {
  const [path, other] = kustomizationFiles(context, folder);
  if (other === undefined) return undefined;
  const file = context.parsed(other).source ?? { path: other, text: '' };
  const at = { file, start: 0, end: 0 };
  return refused(at, `Found multiple kustomization files under: ${shown(folder)}`, {
    message: message`The folder \`${shown(folder)}\` has two kustomizations, this one and \`${path ?? ''}\``,
    help: message`Keep one of them.`,
  });
}

function enforce(kustomization: Kustomization): BuildResult<Kustomization> {
  const { kind, apiVersion, root } = kustomization;
  if (kind !== 'Kustomization' && kind !== 'Component') {
    return refused(root, 'kind should be Kustomization or Component', {
      message: message`The \`kind\` of a kustomization must be Kustomization or Component, not ${kind ?? 'undefined'}`,
    });
  }
  const version = kind === 'Component' ? 'v1alpha1' : 'v1beta1';
  if (apiVersion === `kustomize.config.k8s.io/${version}`) return done(kustomization);
  const words = isOfFlux(root)
    ? MEANT_FOR_FLUX
    : {
        message: message`The \`apiVersion\` of a ${kind} must be \`kustomize.config.k8s.io/${version}\`, not \`${apiVersion}\``,
      };
  return refused(
    root,
    `apiVersion for ${kind} should be kustomize.config.k8s.io/${version}`,
    words,
  );
}
