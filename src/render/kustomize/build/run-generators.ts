import { addGenerated } from '../generate/add-generated.ts';
import type { Generator } from '../generate/generator.ts';
import { annotateGenerated, builtInOrigin } from '../generate/origin-annotations.ts';
import type { Accumulation } from '../load/accumulation.ts';
import { tolerate } from '../load/recorder.ts';
import type { Target } from '../load/target.ts';
import type { Resource } from '../object/resource.ts';
import { refused, type Outcome, type Refused, fold, mapDone } from '../tree/outcome.ts';
import { GENERATORS } from './built-ins.ts';
import { pluginGenerators } from './plugin-generators.ts';
import type { Span } from '../../../model/span.ts';

/** `configMapGenerator`, `secretGenerator`, then `generators`; charts are left out. */
export function runGenerators(target: Target, start: Accumulation): Outcome<Accumulation> {
  const { kustomization, recorder, context } = target;
  for (const { name, at } of kustomization.helmCharts) {
    if (context.refuseCharts) return chartRefused(name, at);
    recorder.partial.add(`the Helm chart \`${name}\` is not rendered here`);
  }
  const plugins = pluginGenerators(target);
  if (plugins.kind === 'refused') return plugins;
  const generated = fold(
    [...fieldGenerators(target), ...plugins.value],
    start.resources,
    runGenerator,
    (refusal) => tolerate(recorder, refusal),
  );
  return mapDone(generated, (resources) => ({ ...start, resources }));
}

function chartRefused(name: string, at: Span): Refused {
  return refused(at, 'must specify --enable-helm', {
    message: `The Helm chart \`${name}\` is not rendered by what builds this kustomization`,
  });
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
  return fold(made.value, resources, (current, each) =>
    addGenerated(current, annotateGenerated(each, origin, at), at),
  );
}
