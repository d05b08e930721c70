import { done } from '../../../model/result.ts';
import type { Span } from '../../../model/span.ts';
import { appendAll, listOf } from '../object/resource-list.ts';
import type { Resource } from '../object/resource.ts';
import type { BuildResult } from '../tree/build-refusal.ts';
import { EMPTY_CONFIG, mergeConfig, type TransformerConfig } from './transformer-config.ts';
import { mergeVars, type VarSet } from './vars.ts';

/** What the build of a kustomization has gathered so far: immutable, so that a base is built once for all its overlays. */
export interface Accumulation {
  readonly resources: readonly Resource[];
  readonly config: TransformerConfig;
  readonly vars: VarSet;
}

export const EMPTY_ACCUMULATION: Accumulation = {
  resources: [],
  config: EMPTY_CONFIG,
  vars: new Map(),
};

/** An accumulation with all of another one behind it. */
export function mergeAccumulation(
  into: Accumulation,
  from: Accumulation,
  at: Span,
): BuildResult<Accumulation> {
  const list = listOf(into.resources);
  const failure = appendAll(list, from.resources, at);
  if (failure !== undefined) return failure;
  const config = mergeConfig(into.config, from.config, at);
  if (config.kind === 'refused') return config;
  const vars = mergeVars(into.vars, from.vars.values());
  if (vars.kind === 'refused') return vars;
  return done({ resources: list.items, config: config.value, vars: vars.value });
}
