import { message } from '../../../model/message.ts';
import { fileNameOf } from '../../../model/names/folder-of.ts';
import type { MapNode, ScalarNode, YamlNode } from '../../../model/node.ts';
import { done, mapDone, foldResults } from '../../../model/result.ts';
import type { Span } from '../../../model/span.ts';
import type { Trail } from '../../../model/trail.ts';
import { applyFieldSpec } from '../fields/field-spec.ts';
import { decodeSelector } from '../load/decode-arguments.ts';
import { openDecoding, openStruct, pluginDecoding, type Item, type Text } from '../load/decode.ts';
import { loadText } from '../load/load-file.ts';
import { readPlainDocument } from '../load/read-plain-document.ts';
import { trailFrom } from '../load/recorder.ts';
import type { Target } from '../load/target.ts';
import { withNode, type Resource } from '../object/resource.ts';
import { selectResources } from '../object/select-resources.ts';
import type { Selector } from '../object/selector.ts';
import { changeEach, type Transform } from '../object/transform.ts';
import { joinRefusals, refused, type BuildResult } from '../tree/build-refusal.ts';
import { valueText } from '../tree/merge-context.ts';
import { isMissingOrNull, setText } from '../tree/node-fields.ts';
import { setNamespaces } from './transform-namespace.ts';

interface AddTarget {
  readonly selector: Selector | undefined;
  readonly fieldPath: string;
  readonly position: number;
  readonly at: Span;
}

/** ValueAddTransformer: one value, the name of the folder by default, written to fields or into the paths they hold. */
export function readValueAdd(target: Target, node: MapNode): BuildResult<Transform> {
  const decoding = pluginDecoding('ValueAddTransformer', node);
  const names = ['value', 'targets', 'targetFilePath'];
  const { text, list } = openStruct({ node, decoding, path: '' }, names);
  const value = text('value');
  const trimmed = value.text.trim() || fileNameOf(target.folder);
  const own = list('targets', decodeTarget);
  const path = text('targetFilePath');
  const more = path.text === '' ? done([]) : targetsInFile(target, path, node);
  if (more.kind === 'refused') return more;
  const targets = [...own, ...more.value];
  const failure = joinRefusals(decoding.failures) ?? invalid(targets, node);
  if (failure !== undefined) return failure;
  const written: Text = { text: trimmed, at: value.at ?? node };
  return done((resources) => addToAll(resources, targets, written, target));
}

function decodeTarget(target: Item): AddTarget {
  const names = ['selector', 'fieldPath', 'filePathPosition'];
  const { at, item, text, integer } = openStruct(target, names);
  return {
    selector: decodeSelector(item('selector')),
    fieldPath: text('fieldPath').text,
    position: integer('filePathPosition'),
    at,
  };
}

function targetsInFile(
  { context, folder, recorder }: Target,
  path: Text,
  node: MapNode,
): BuildResult<readonly AddTarget[]> {
  const use = { folder, path: path.text, at: path.at ?? node };
  const file = loadText(context, use, recorder);
  if (file.kind === 'refused') return file;
  const root = readPlainDocument(context, file.value);
  if (root.kind === 'refused') return root;
  const decoding = openDecoding('ValueAddTransformer', file.value, { lenientText: true });
  const { list } = openStruct({ node: root.value, decoding, path: '' }, ['targets']);
  const targets = list('targets', decodeTarget);
  return joinRefusals(decoding.failures) ?? done(targets);
}

function invalid(targets: readonly AddTarget[], node: MapNode) {
  if (targets.length === 0) {
    return refused(node, 'must specify at least one target', {
      message: message`This transformer has no \`targets\``,
    });
  }
  const wrong = targets.find(({ fieldPath, position }) => fieldPath === '' || position < 0);
  if (wrong === undefined) return undefined;
  return refused(
    wrong.at,
    wrong.fieldPath === ''
      ? 'fieldPath cannot be empty'
      : `value of FilePathPosition (${wrong.position}) cannot be negative`,
    {
      message: message`A target needs a \`fieldPath\`, and a \`filePathPosition\` that is not negative`,
    },
  );
}

function addToAll(
  resources: readonly Resource[],
  targets: readonly AddTarget[],
  value: Text,
  target: Target,
): BuildResult<readonly Resource[]> {
  return foldResults(targets, resources, (current, each) => {
    const { selector, at } = each;
    const selected =
      selector === undefined ? done(current) : selectResources(current, selector, at);
    if (selected.kind === 'refused') return selected;
    const chosen = new Set(selected.value);
    return changeEach(current, (resource) =>
      chosen.has(resource) ? add(resource, each, value, target) : done(resource),
    );
  });
}

function add(
  resource: Resource,
  { fieldPath, position, at }: AddTarget,
  value: Text,
  { folder }: Target,
): BuildResult<Resource> {
  const place = value.at ?? at;
  const trail = trailFrom('transformer', place, folder);
  if (fieldPath === 'metadata/namespace') return addNamespace(resource, value, at, folder);
  const spec = { group: '', version: '', kind: '', path: fieldPath, create: true };
  const set = (node: YamlNode) => setPart(node, value.text, position, place, trail);
  const outcome = applyFieldSpec(resource.node, spec, set, { kind: 'scalar', at: place, trail });
  return mapDone(outcome, (node) => withNode(resource, node));
}

/** As the namespace filter does, which notes no former id. */
function addNamespace(
  resource: Resource,
  namespace: Text,
  at: Span,
  folder: string,
): BuildResult<Resource> {
  const args = {
    namespace,
    fields: [],
    unsetOnly: false,
    subjects: 'defaultOnly',
    folder,
    at,
  } as const;
  return setNamespaces(resource, args, trailFrom('namespace', namespace.at ?? at, folder));
}

function setPart(
  node: YamlNode,
  value: string,
  position: number,
  at: Span,
  trail: Trail,
): BuildResult<ScalarNode> {
  if (node.kind !== 'scalar' && !isMissingOrNull(node)) {
    return refused(node, 'wrong node kind: expected ScalarNode', {
      message: message`kustomize writes a value here, but this is not a string`,
    });
  }
  const text = position > 0 ? insertPathPart(valueText(node), position - 1, value) : value;
  return done(setText(node, { text, at, trail }));
}

/** `/a/b` with a part put at a position: the slash at the start stays, positions too large mean the end. */
function insertPathPart(path: string, position: number, part: string): string {
  const parts = path.split('/').filter((each) => each !== '');
  parts.splice(Math.min(position, parts.length), 0, part);
  return `${path.startsWith('/') ? '/' : ''}${parts.join('/')}`;
}
