import { message } from '../../../model/message.ts';
import {
  entryOf,
  itemsAt,
  mapAt,
  scalarAt,
  valueAt,
  type MapNode,
  type YamlNode,
} from '../../../model/node.ts';
import { done } from '../../../model/result.ts';
import { isTrue, scalarText } from '../../../model/scalars/scalar-text.ts';
import type { Span } from '../../../model/span.ts';
import type { KustomizeContext } from '../../kustomize/load/context.ts';
import { resolvePath } from '../../kustomize/load/paths.ts';
import { refused, type BuildResult } from '../../kustomize/tree/build-refusal.ts';
import { scalarOf, sequenceOf, withEntry } from '../../kustomize/tree/nodes.ts';
import type { ArgoEnv } from '../source/argo-env.ts';
import { addLabels, addAnnotations } from './add-metadata.ts';
import { setImages } from './set-images.ts';
import { setReplicas } from './set-replicas.ts';

interface EditRequest {
  readonly context: KustomizeContext;
  readonly folder: string;
  readonly options: MapNode;
  readonly env: ArgoEnv;
}

/** One `kustomize edit`: the kustomization after it, or why the command fails. */
type Edit = (root: MapNode, request: EditRequest) => BuildResult<MapNode>;

/** The commands that Argo CD runs before it builds, in its order. */
const EDITS: readonly (readonly [field: string, edit: Edit])[] = [
  ['namePrefix', (root, { options }) => done(setText(root, options, 'namePrefix'))],
  ['nameSuffix', (root, { options }) => done(setText(root, options, 'nameSuffix'))],
  ['images', (root, { options, env }) => setImages(root, itemsAt(options, 'images'), env)],
  ['replicas', (root, { options }) => setReplicas(root, itemsAt(options, 'replicas'))],
  ['commonLabels', (root, { options, env }) => addLabels(root, options, env)],
  ['commonAnnotations', (root, { options, env }) => addAnnotations(root, options, env)],
  ['namespace', (root, { options }) => done(setText(root, options, 'namespace'))],
  ['patches', (root, { options }) => appendPatches(root, itemsAt(options, 'patches'))],
  ['components', addComponents],
];

/** Whether Argo CD rewrites the kustomization before it builds it, and so reads it as `kustomize edit` does. */
export function isEdited(options: MapNode): boolean {
  return EDITS.some(([field]) => field !== 'patches' && hasContent(valueAt(options, field)));
}

/** A kustomization with the options of an Application's source, each at its place there. */
export function editKustomization(root: MapNode, request: EditRequest): BuildResult<MapNode> {
  let edited: BuildResult<MapNode> = done(root);
  for (const [field, edit] of EDITS) {
    if (edited.kind === 'refused') return edited;
    if (hasContent(valueAt(request.options, field))) edited = edit(edited.value, request);
  }
  return edited;
}

function hasContent(node: YamlNode | undefined): boolean {
  if (node === undefined) return false;
  if (node.kind === 'scalar') return node.text !== '';
  return (node.kind === 'map' ? node.entries : node.items).length > 0;
}

function setText(root: MapNode, options: MapNode, field: string): MapNode {
  const value = scalarAt(options, field);
  return value === undefined ? root : withEntry(root, scalarOf(field, value, undefined), value);
}

function appendPatches(root: MapNode, patches: readonly YamlNode[]): BuildResult<MapNode> {
  const [first] = patches;
  if (first === undefined) return done(root);
  const old = entryOf(root, 'patches')?.value;
  if (old !== undefined && old.kind !== 'sequence') {
    return refused(old, "expected 'patches' field in kustomization.yaml to be []any", {
      message: message`\`patches\` must be a list`,
    });
  }
  const list = sequenceOf([...(old?.items ?? []), ...patches], old ?? first, undefined);
  return done(withEntry(root, scalarOf('patches', first, undefined), list));
}

function addComponents(root: MapNode, request: EditRequest): BuildResult<MapNode> {
  const { options, context, folder } = request;
  const ignoresMissing = isTrue(valueAt(options, 'ignoreMissingComponents'), 'kubectl');
  const old = itemsAt(root, 'components');
  const known = new Set(old.map((node) => scalarText(node, 'kubectl')));
  const added: YamlNode[] = [];
  for (const node of itemsAt(options, 'components')) {
    const path = scalarText(node, 'kubectl');
    const found = resolvePath(folder, path);
    const exists = found !== undefined && (context.folders.has(found) || context.paths.has(found));
    if (!exists && ignoresMissing) continue;
    if (!exists) return noComponent(node, path);
    if (!known.has(path)) added.push(node);
    known.add(path);
  }
  const [first] = added;
  if (first === undefined) return done(root);
  const list = sequenceOf([...old, ...added], mapAt(root, 'components') ?? first, undefined);
  return done(withEntry(root, scalarOf('components', first, undefined), list));
}

function noComponent(at: Span, path: string): BuildResult<MapNode> {
  return refused(at, `${path} has no match: must build at directory: not a valid directory`, {
    message: message`The component \`${path}\` does not exist`,
  });
}
