import type { YamlNode } from '../../../model/node.ts';
import type { ListField } from './accumulate-resources.ts';
import type { Text } from '../load/decode.ts';
import { addHashSuffixes } from '../names/add-hash-suffixes.ts';
import { done, type Outcome } from '../tree/outcome.ts';
import { PLUGIN_TRANSFORMS, type ReadTransform } from '../transform/plugin-configurations.ts';
import {
  badConfiguration,
  printedConfiguration,
  isBuiltIn,
  pluginOrigin,
  pluginResources,
  programPlugin,
  unknownPlugin,
  wrongPlugin,
} from './plugin-resources.ts';
import { tolerate } from '../load/recorder.ts';
import type { NamedTransform } from '../transform/run-transforms.ts';
import { gvkOf, type Resource } from '../object/resource.ts';
import type { Target } from '../load/target.ts';
import type { Transform } from '../object/transform.ts';

const GENERATORS = new Set([
  'ConfigMapGenerator',
  'SecretGenerator',
  'IAMPolicyGenerator',
  'HelmChartInflationGenerator',
]);

export function isTransformerKind(kind: string): boolean {
  return readerOf(kind) !== undefined;
}

/** The plugins in `transformers` or `validators`. Programs are left out. */
export function pluginTransforms(
  target: Target,
  entries: readonly Text[],
  field: ListField,
): Outcome<readonly NamedTransform[]> {
  if (entries.length === 0) return done([]);
  const resources = pluginResources(target, entries, field);
  if (resources.kind === 'refused') return resources;
  const transforms: NamedTransform[] = [];
  for (const resource of resources.value) {
    const transform = transformOf(target, resource);
    if (transform.kind === 'done') {
      transforms.push({ transform: transform.value, origin: pluginOrigin(resource) });
    } else if (!tolerate(target.recorder, transform)) return transform;
  }
  return done(transforms);
}

function transformOf(target: Target, resource: Resource): Outcome<Transform> {
  if (!isBuiltIn(resource)) return programPlugin(resource, target);
  const { kind } = gvkOf(resource.node);
  if (GENERATORS.has(kind)) return wrongPlugin(resource, 'transformer');
  const read = readerOf(kind);
  if (read === undefined) return unknownPlugin(resource);
  const printed = printedConfiguration(resource);
  if (printed.kind === 'refused') return printed;
  const transform = read(target, printed.value.node);
  return transform.kind === 'refused' ? badConfiguration(resource, transform) : transform;
}

function readerOf(kind: string): ReadTransform | undefined {
  if (kind === 'HashTransformer') return hashReader;
  return PLUGIN_TRANSFORMS.get(kind);
}

function hashReader(target: Target, _node: YamlNode): Outcome<Transform> {
  return done(addHashSuffixes(target.folder));
}
