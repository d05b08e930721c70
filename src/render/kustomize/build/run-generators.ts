import { addGenerated } from '../generate/add-generated.ts';
import type { Accumulation } from '../load/accumulation.ts';
import { generateSource, mergeOptions, type GeneratedKind } from '../generate/generate-source.ts';
import type { Generator } from '../generate/generator.ts';
import type { GeneratorArgs } from '../load/kustomization.ts';
import { annotateGenerated, builtInOrigin } from '../generate/origin-annotations.ts';
import { done, type Outcome } from '../tree/outcome.ts';
import { pluginGenerators } from './plugin-generators.ts';
import { tolerate } from '../load/recorder.ts';
import { resourceOf, type Resource } from '../object/resource.ts';
import type { Target } from '../load/target.ts';

/** `configMapGenerator`, `secretGenerator`, then `generators`; charts are left out. */
export function runGenerators(target: Target, start: Accumulation): Outcome<Accumulation> {
  const { kustomization, recorder } = target;
  for (const { name } of kustomization.helmCharts) {
    recorder.partial.add(`the Helm chart \`${name}\` is not rendered here`);
  }
  const plugins = pluginGenerators(target);
  if (plugins.kind === 'refused') return plugins;
  const generators = [
    ...kustomization.configMapGenerator.map((args) => generatorOf(target, 'ConfigMap', args)),
    ...kustomization.secretGenerator.map((args) => generatorOf(target, 'Secret', args)),
    ...plugins.value,
  ];
  let { resources } = start;
  for (const generator of generators) {
    const absorbed = runGenerator(resources, generator);
    if (absorbed.kind === 'done') resources = absorbed.value;
    else if (!tolerate(recorder, absorbed)) return absorbed;
  }
  return done({ ...start, resources });
}

function generatorOf(target: Target, kind: GeneratedKind, args: GeneratorArgs): Generator {
  const { kustomization, run } = target;
  const options = mergeOptions(args.options, kustomization.generatorOptions);
  const generate = () => {
    const made = generateSource(target, kind, { ...args, options });
    return made.kind === 'refused' ? made : done([resourceOf(made.value, run.schema)]);
  };
  return { generate, origin: builtInOrigin(target, `${kind}Generator`), at: args.at };
}

function runGenerator(
  resources: readonly Resource[],
  { generate, origin, at }: Generator,
): Outcome<readonly Resource[]> {
  const made = generate();
  if (made.kind === 'refused') return made;
  let current = resources;
  for (const each of made.value) {
    const absorbed = addGenerated(current, annotateGenerated(each, origin, at), at);
    if (absorbed.kind === 'refused') return absorbed;
    current = absorbed.value;
  }
  return done(current);
}
