import { message as say } from '../../../model/message.ts';
import {
  entriesAt,
  entryOf,
  itemsAt,
  mapAt,
  valueAt,
  type Entry,
  type MapNode,
  type YamlNode,
  entryWith,
} from '../../../model/node.ts';
import { done, mapDone } from '../../../model/result.ts';
import { isTrue, scalarText } from '../../../model/scalars/scalar-text.ts';
import { refused, type BuildResult } from '../../kustomize/tree/build-refusal.ts';
import {
  mapOf,
  scalarOf,
  sequenceOf,
  stringScalar,
  withEntry,
} from '../../kustomize/tree/nodes.ts';
import { expandEnv, type ArgoEnv } from '../source/argo-env.ts';

interface Metadata {
  readonly what: 'label' | 'annotation';
  /** What the kustomization has may be replaced. */
  readonly force: boolean;
  readonly entries: readonly Entry[];
}

/** `kustomize edit add label`: into `commonLabels`, which changes selectors too, or without selectors into `labels`. */
export function addLabels(root: MapNode, options: MapNode, env: ArgoEnv): BuildResult<MapNode> {
  const flag = (name: string) => isTrue(valueAt(options, name), 'kubectl');
  const entries = valuesOf(options, 'commonLabels', env, true);
  const metadata: Metadata = { what: 'label', force: flag('forceCommonLabels'), entries };
  const withoutSelector = flag('labelWithoutSelector');
  const inTemplates = flag('labelIncludeTemplates');
  if (inTemplates && !withoutSelector) {
    const message = '--without-selector flag must be specified for --include-templates to work';
    return refused(valueAt(options, 'labelIncludeTemplates') ?? options, message, {
      message: say`\`labelIncludeTemplates\` needs \`labelWithoutSelector\``,
    });
  }
  if (withoutSelector) return addToLabels(root, metadata, inTemplates);
  return addToMap(root, 'commonLabels', metadata);
}

/** `kustomize edit add annotation`. */
export function addAnnotations(
  root: MapNode,
  options: MapNode,
  env: ArgoEnv,
): BuildResult<MapNode> {
  const expands = isTrue(valueAt(options, 'commonAnnotationsEnvsubst'), 'kubectl');
  const entries = valuesOf(options, 'commonAnnotations', env, expands);
  const force = isTrue(valueAt(options, 'forceCommonAnnotations'), 'kubectl');
  return addToMap(root, 'commonAnnotations', { what: 'annotation', force, entries });
}

/** The entries as the command line carries them, `key:value`: a pair of quotes around the value is lost. */
function valuesOf(
  options: MapNode,
  field: string,
  env: ArgoEnv,
  expands: boolean,
): readonly Entry[] {
  return entriesAt(options, field).map((entry) => {
    const written = scalarText(entry.value, 'kubectl');
    const text = (expands ? expandEnv(written, env) : written).replace(/^"([^]*)"$/, '$1');
    return entryWith(entry, stringScalar(text, entry.value, undefined));
  });
}

function addToMap(root: MapNode, field: string, metadata: Metadata): BuildResult<MapNode> {
  const [first] = metadata.entries;
  if (first === undefined) return done(root);
  const old = mapAt(root, field) ?? mapOf([], first.key, undefined);
  const key = scalarOf(field, first.key, undefined);
  return mapDone(withAdded(old, metadata), (added) => withEntry(root, key, added));
}

function withAdded(map: MapNode, { what, force, entries }: Metadata): BuildResult<MapNode> {
  let result = map;
  for (const { key, name, value } of entries) {
    const old = entryOf(map, name);
    if (old !== undefined && !force) {
      const text = `${what} ${name} already in kustomization file. Use --force to override.`;
      return refused(key, text, {
        message: say`The kustomization already sets the ${what} \`${name}\``,
        related: [{ at: old.key, message: say`it is set here` }],
        help: say`Set \`forceCommon${what === 'label' ? 'Labels' : 'Annotations'}\`, or remove one of them.`,
      });
    }
    result = withEntry(result, { ...key, text: name }, value);
  }
  return done(result);
}

/** Into the first entry with the same settings, or a new one. */
function addToLabels(
  root: MapNode,
  metadata: Metadata,
  inTemplates: boolean,
): BuildResult<MapNode> {
  const [first] = metadata.entries;
  if (first === undefined) return done(root);
  const items = [...itemsAt(root, 'labels')];
  const index = items.findIndex((item) => isLike(item, inTemplates));
  const old = items[index];
  const pairs = withAdded(mapAt(old, 'pairs') ?? mapOf([], first.key, undefined), metadata);
  if (pairs.kind === 'refused') return pairs;
  if (old?.kind === 'map') {
    items[index] = withEntry(old, scalarOf('pairs', first.key, undefined), pairs.value);
  } else {
    const flag = ['includeTemplates', scalarOf('true', first.key, undefined)] as const;
    const fields = [['pairs', pairs.value] as const, ...(inTemplates ? [flag] : [])];
    items.push(mapOf(fields, first.key, undefined));
  }
  const list = sequenceOf(items, first.key, undefined);
  return done(withEntry(root, scalarOf('labels', first.key, undefined), list));
}

function isLike(item: YamlNode, inTemplates: boolean): boolean {
  const flag = (name: string) => isTrue(valueAt(item, name), 'kubectl');
  return !flag('includeSelectors') && flag('includeTemplates') === inTemplates;
}
