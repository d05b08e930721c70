import { done } from '../../../model/result.ts';
import type { Text } from '../load/decode.ts';
import { tolerate } from '../load/recorder.ts';
import type { Target } from '../load/target.ts';
import { gvkOf, type Resource } from '../object/resource.ts';
import type { Transform } from '../object/transform.ts';
import type { NamedTransform } from '../transform/run-transforms.ts';
import { inField, type BuildResult, type ListField } from '../tree/build-refusal.ts';
import { generatorNamed, transformerNamed } from './built-ins.ts';
import {
  isBuiltIn,
  pluginOrigin,
  pluginResources,
  printedConfiguration,
} from './plugin-resources.ts';
import { badConfiguration, programPlugin, unknownPlugin, wrongPlugin } from './refused-plugins.ts';

interface PluginTransform extends NamedTransform {
  /** Of its configuration. */
  readonly kind: string;
}

/** The plugins in `transformers` or `validators`. Programs are left out. */
export function pluginTransforms(
  target: Target,
  entries: readonly Text[],
  field: ListField,
): BuildResult<readonly PluginTransform[]> {
  if (entries.length === 0) return done([]);
  const resources = pluginResources(target, entries, field);
  if (resources.kind === 'refused') return resources;
  const transforms: PluginTransform[] = [];
  for (const resource of resources.value) {
    const transform = transformOf(target, resource);
    if (transform.kind === 'done') {
      const { kind } = gvkOf(resource.node);
      transforms.push({ transform: transform.value, origin: pluginOrigin(resource), kind });
    } else if (!tolerate(target.recorder, inField(transform, field))) return transform;
  }
  return done(transforms);
}

function transformOf(target: Target, resource: Resource): BuildResult<Transform> {
  if (!isBuiltIn(resource)) return programPlugin(resource, target);
  const { kind } = gvkOf(resource.node);
  if (generatorNamed(kind) !== undefined) return wrongPlugin(resource, 'transformer');
  const transformer = transformerNamed(kind);
  if (transformer === undefined) return unknownPlugin(resource);
  const printed = printedConfiguration(resource);
  if (printed.kind === 'refused') return printed;
  const transform = transformer.fromObject(target, printed.value.node);
  return transform.kind === 'refused' ? badConfiguration(resource, transform) : transform;
}
