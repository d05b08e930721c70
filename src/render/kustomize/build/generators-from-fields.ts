import { mapDone } from '../../../model/result.ts';
import { generateSource, mergeOptions, type GeneratedKind } from '../generate/generate-source.ts';
import type { Generator } from '../generate/generator.ts';
import { inflateChart } from '../generate/inflate-chart.ts';
import type { GeneratorArgs } from '../load/kustomization.ts';
import type { Target } from '../load/target.ts';
import { resourceOf } from '../object/resource.ts';

/** What an entry of a kustomization's field makes. */
export type FieldGenerator = Omit<Generator, 'origin'>;

/** `configMapGenerator`. */
export function configMaps(target: Target): readonly FieldGenerator[] {
  return target.kustomization.configMapGenerator.map((args) => sourceOf(target, 'ConfigMap', args));
}

/** `secretGenerator`. */
export function secrets(target: Target): readonly FieldGenerator[] {
  return target.kustomization.secretGenerator.map((args) => sourceOf(target, 'Secret', args));
}

/** `helmCharts`: a chart without a namespace goes to that of the kustomization, else of those that include it. */
export function helmCharts(target: Target): readonly FieldGenerator[] {
  const { chartHome, namespace, helmCharts: charts } = target.kustomization;
  const inherited = namespace.text || target.chartNamespace;
  return charts.map((args) => {
    const own = { ...args, namespace: args.namespace || inherited };
    return { generate: () => inflateChart(target, own, chartHome), at: args.at };
  });
}

function sourceOf(target: Target, kind: GeneratedKind, args: GeneratorArgs): FieldGenerator {
  const { kustomization, run } = target;
  const options = mergeOptions(args.options, kustomization.generatorOptions);
  const generate = () => {
    const made = generateSource(target, kind, { ...args, options });
    return mapDone(made, (node) => [resourceOf(node, run.schema)]);
  };
  return { generate, at: args.at };
}
