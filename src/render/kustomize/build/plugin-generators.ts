import { done } from '../../../model/result.ts';
import type { Generator } from '../generate/generator.ts';
import { ksopsFiles, readKsops } from '../generate/ksops.ts';
import { tolerate } from '../load/recorder.ts';
import type { Target } from '../load/target.ts';
import { gvkOf, type Resource } from '../object/resource.ts';
import type { BuildResult } from '../tree/build-refusal.ts';
import { generatorNamed, transformerNamed } from './built-ins.ts';
import {
  isBuiltIn,
  pluginOrigin,
  pluginResources,
  printedConfiguration,
} from './plugin-resources.ts';
import { programPlugin, unknownPlugin, wrongPlugin } from './refused-plugins.ts';

/** The plugins in `generators`. Programs are left out, but for what can be known of ksops. */
export function pluginGenerators(target: Target): BuildResult<readonly Generator[]> {
  const { generators: entries } = target.kustomization;
  if (entries.length === 0) return done([]);
  const resources = pluginResources(target, entries, 'generators');
  if (resources.kind === 'refused') return resources;
  const generators: Generator[] = [];
  for (const resource of resources.value) {
    const generator = generatorOf(target, resource);
    if (generator.kind === 'done') generators.push(generator.value);
    else if (!tolerate(target.recorder, generator)) return generator;
  }
  return done(generators);
}

function generatorOf(target: Target, configuration: Resource): BuildResult<Generator> {
  const printed = printedConfiguration(configuration);
  if (printed.kind === 'refused') return printed;
  const resource = printed.value;
  const origin = pluginOrigin(resource);
  const make = (generate: Generator['generate']) => done({ generate, origin, at: resource.node });
  const files = ksopsFiles(resource);
  if (files.length > 0 && !target.context.refusePlugins) {
    return make(() => readKsops(target, files));
  }
  if (!isBuiltIn(resource)) return programPlugin(resource, target);
  const { kind } = gvkOf(resource.node);
  const generator = generatorNamed(kind);
  if (generator !== undefined) return make(() => generator.fromObject(target, resource));
  return transformerNamed(kind) === undefined
    ? unknownPlugin(resource)
    : wrongPlugin(resource, 'generator');
}
