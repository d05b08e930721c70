import { done, foldResults, mapDone } from '../../../model/result.ts';
import type { Span } from '../../../model/span.ts';
import { addGenerated } from '../generate/add-generated.ts';
import type { Generator } from '../generate/generator.ts';
import { annotateGenerated, builtInOrigin } from '../generate/origin-annotations.ts';
import type { Accumulation } from '../load/accumulation.ts';
import { tolerate } from '../load/recorder.ts';
import type { Target } from '../load/target.ts';
import { spend, GENERATOR, workOfNode } from '../load/work-budget.ts';
import { annotationOf, GENERATOR_BEHAVIOR } from '../object/annotations.ts';
import { previousIds } from '../object/previous-ids.ts';
import { idKey } from '../object/resource-id.ts';
import { currentKey, type Resource } from '../object/resource.ts';
import type { BuildResult } from '../tree/build-refusal.ts';
import type { VersionRules } from '../tree/version-rules.ts';
import { GENERATORS } from './built-ins.ts';
import { pluginGenerators } from './plugin-generators.ts';

/** `configMapGenerator`, `secretGenerator`, `helmCharts`, then `generators`. */
export function runGenerators(target: Target, start: Accumulation): BuildResult<Accumulation> {
  const { recorder } = target;
  const plugins = pluginGenerators(target);
  if (plugins.kind === 'refused') return plugins;
  const generators = [...fieldGenerators(target), ...plugins.value];
  if (generators.length === 0) return done(start);
  const generated = foldResults(
    generators,
    generatedList(start.resources),
    (current, generator) => runGenerator(current, generator, target),
    (refusal) => tolerate(recorder, refusal),
  );
  return mapDone(generated, ({ items }) => ({ ...start, resources: items }));
}

function fieldGenerators(target: Target): readonly Generator[] {
  return GENERATORS.flatMap(({ kind, fromField }) => {
    const origin = builtInOrigin(target, kind);
    return (fromField?.(target) ?? []).map((each) => Object.assign({ origin }, each));
  });
}

/** Objects to which new ones are added at the end, with every id that one of them has or had. */
interface GeneratedList {
  readonly items: Resource[];
  readonly ids: Set<string>;
}

function generatedList(resources: readonly Resource[]): GeneratedList {
  const ids = new Set<string>();
  for (const each of resources) addKeys(ids, each);
  return { items: [...resources], ids };
}

function runGenerator(
  list: GeneratedList,
  { generate, origin, at }: Generator,
  { run }: Target,
): BuildResult<GeneratedList> {
  const { rules } = run;
  const spent = spend(run.work, GENERATOR, at);
  if (spent !== undefined) return spent;
  const made = generate();
  if (made.kind === 'refused') return made;
  return foldResults(made.value, list, (current, each) => {
    const tooLarge = spend(run.work, workOfNode(run.work, each.node), at);
    return tooLarge ?? addMade(current, annotateGenerated(each, origin, at), at, rules);
  });
}

/** A new object goes to the end, which costs nothing; any other case looks at all of them. */
function addMade(
  list: GeneratedList,
  made: Resource,
  at: Span,
  rules: VersionRules,
): BuildResult<GeneratedList> {
  const behavior = annotationOf(made.node, GENERATOR_BEHAVIOR);
  const isNew = !list.ids.has(currentKey(made));
  if (!isNew || behavior === 'merge' || behavior === 'replace') {
    return mapDone(addGenerated(list.items, made, at, rules), generatedList);
  }
  list.items.push(made);
  addKeys(list.ids, made);
  return done(list);
}

function addKeys(keys: Set<string>, resource: Resource): void {
  keys.add(currentKey(resource));
  for (const id of previousIds(resource)) keys.add(idKey(id));
}
