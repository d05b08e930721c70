import { addGenerated } from '../generate/add-generated.ts';
import type { Generator } from '../generate/generator.ts';
import { annotateGenerated, builtInOrigin } from '../generate/origin-annotations.ts';
import type { Accumulation } from '../load/accumulation.ts';
import { tolerate } from '../load/recorder.ts';
import type { Target } from '../load/target.ts';
import type { Resource } from '../object/resource.ts';
import { done, type Outcome } from '../tree/outcome.ts';
import { GENERATORS } from './built-ins.ts';
import { pluginGenerators } from './plugin-generators.ts';

/** `configMapGenerator`, `secretGenerator`, then `generators`; charts are left out. */
export function runGenerators(target: Target, start: Accumulation): Outcome<Accumulation> {
  const { kustomization, recorder } = target;
  for (const { name } of kustomization.helmCharts) {
    recorder.partial.add(`the Helm chart \`${name}\` is not rendered here`);
  }
  const plugins = pluginGenerators(target);
  if (plugins.kind === 'refused') return plugins;
  let { resources } = start;
  for (const generator of [...fieldGenerators(target), ...plugins.value]) {
    const added = runGenerator(resources, generator);
    if (added.kind === 'done') resources = added.value;
    else if (!tolerate(recorder, added)) return added;
  }
  return done({ ...start, resources });
}

function fieldGenerators(target: Target): readonly Generator[] {
  return GENERATORS.flatMap(({ kind, fromField }) => {
    const origin = builtInOrigin(target, kind);
    return (fromField?.(target) ?? []).map((each) => Object.assign({ origin }, each));
  });
}

function runGenerator(
  resources: readonly Resource[],
  { generate, origin, at }: Generator,
): Outcome<readonly Resource[]> {
  const made = generate();
  if (made.kind === 'refused') return made;
  let current = resources;
  for (const each of made.value) {
    const added = addGenerated(current, annotateGenerated(each, origin, at), at);
    if (added.kind === 'refused') return added;
    current = added.value;
  }
  return done(current);
}
