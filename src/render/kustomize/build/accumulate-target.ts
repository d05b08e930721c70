import { done, mapDone, foldResults } from '../../../model/result.ts';
import { builtInOrigin } from '../generate/origin-annotations.ts';
import { mergeAccumulation, EMPTY_ACCUMULATION, type Accumulation } from '../load/accumulation.ts';
import { loadConfigurations } from '../load/load-config.ts';
import { loadCrds } from '../load/load-crds.ts';
import { tolerate } from '../load/recorder.ts';
import type { Target } from '../load/target.ts';
import { mergeConfig, type TransformerConfig } from '../load/transformer-config.ts';
import { bindVars, mergeVars } from '../load/vars.ts';
import { runTransforms, type NamedTransform } from '../transform/run-transforms.ts';
import type { BuildResult } from '../tree/build-refusal.ts';
import { accumulateFolder } from './accumulate-folder.ts';
import { accumulateResources } from './accumulate-resources.ts';
import { TRANSFORMERS } from './built-ins.ts';
import { pluginTransforms } from './plugin-transforms.ts';
import { runGenerators } from './run-generators.ts';
import { runValidators } from './run-validators.ts';

type Stage = (target: Target, accumulation: Accumulation) => BuildResult<Accumulation>;

/** kustomize's order: resources, configuration, generators, components, transformers, validators, vars. */
const STAGES: readonly Stage[] = [
  (target, start) =>
    accumulateResources(target, start, target.kustomization.resources, 'resources'),
  configure,
  runGenerators,
  accumulateComponents,
  transform,
  validate,
  addVars,
];

/**
 * Everything a kustomization says, upon `start`: nothing for a kustomization, what the parent has gathered for a component. Name
 * references and vars are not resolved yet; that is done once, at the end of the build.
 */
export function accumulateTarget(target: Target, start: Accumulation): BuildResult<Accumulation> {
  return foldResults(STAGES, start, (current, stage) => stage(target, current));
}

function configure(target: Target, start: Accumulation): BuildResult<Accumulation> {
  const { kustomization } = target;
  const { root } = kustomization;
  let { config } = start;
  for (const load of [
    () => loadConfigurations(target, kustomization.configurations, root),
    () => loadCrds(target, kustomization.crds, root),
  ]) {
    const more = load();
    if (more.kind === 'refused') {
      if (tolerate(target.recorder, more)) continue;
      return more;
    }
    const merged = mergeConfig(config, more.value, root);
    if (merged.kind === 'refused') return merged;
    config = merged.value;
  }
  return done({ ...start, config });
}

function accumulateComponents(target: Target, start: Accumulation): BuildResult<Accumulation> {
  const { components, root } = target.kustomization;
  return foldResults(
    components,
    start,
    (current, path) => {
      const at = path.at ?? root;
      const found = accumulateFolder(target, path.text, at, current);
      return found.kind === 'refused'
        ? found
        : mergeAccumulation(EMPTY_ACCUMULATION, found.value, at);
    },
    (refusal) => tolerate(target.recorder, refusal),
  );
}

function transform(target: Target, start: Accumulation): BuildResult<Accumulation> {
  const own = fieldTransforms(target, start.config);
  if (own.kind === 'refused') return own;
  const more = pluginTransforms(target, target.kustomization.transformers, 'transformers');
  if (more.kind === 'refused') return more;
  const resources = runTransforms(target, start.resources, [...own.value, ...more.value]);
  return mapDone(resources, (all) => ({ ...start, resources: all }));
}

/** The built-in transformers that the kustomization's fields ask for. */
function fieldTransforms(
  target: Target,
  config: TransformerConfig,
): BuildResult<readonly NamedTransform[]> {
  const all: NamedTransform[] = [];
  for (const { kind, fromField, isSmall = false, isCostly = false } of TRANSFORMERS) {
    if (fromField === undefined) continue;
    const transforms = fromField(target, config);
    if (transforms.kind === 'refused') return transforms;
    const origin = builtInOrigin(target, kind);
    for (const transform of transforms.value) {
      all.push({ transform, origin, isSmall, isCostly });
    }
  }
  return done(all);
}

function validate(target: Target, start: Accumulation): BuildResult<Accumulation> {
  const failure = runValidators(target, start.resources);
  return failure ?? done(start);
}

function addVars(target: Target, start: Accumulation): BuildResult<Accumulation> {
  const { vars } = target.kustomization;
  if (vars.length === 0) return done(start);
  const resources = bindVars(start.resources, vars);
  if (resources.kind === 'refused') return resources;
  const merged = mergeVars(start.vars, vars);
  if (merged.kind === 'refused') return merged;
  return done({ ...start, resources: resources.value, vars: merged.value });
}
