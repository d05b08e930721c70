import type { Environment } from '../../model/environment.ts';
import { positionOf } from '../../model/span.ts';
import {
  bindingJson,
  failureJson,
  skippedJson,
  workloadJson,
} from '../environments/environment-json.ts';
import { referenceJson } from '../problems/reference-json.ts';
import { safeJson } from '../text/escape-text.ts';
import type { Json } from '../text/json-pieces.ts';
import { sourceJson } from '../text/place-json.ts';
import type { BuildUsage, SourceUsage } from './collect-usage.ts';
import { fieldsReading } from './fields-reading.ts';
import type { UsageQuery } from './usage-query.ts';
import type { BoundedUsage, WhyOptions } from './why-options.ts';

/** The answer for programs; `leftOut` counts containers beyond what is written. */
export function whyJson(
  { text }: UsageQuery,
  { usage, leftOut }: BoundedUsage,
  { version }: WhyOptions,
): string {
  return `${safeJson({
    version: 1,
    tool: { name: 'envfrom', version },
    asked: text,
    builds: usage.map(buildJson),
    leftOut: leftOut === 0 ? undefined : leftOut,
  })}\n`;
}

function buildJson({ build, environments, open, sources, references }: BuildUsage): Json {
  return {
    build: build.id,
    cluster: build.cluster,
    containers: environments.map(containerJson),
    mayAlsoSet: open.map((environment) => ({
      ...namesJson(environment),
      sources: openSourcesOf(environment),
    })),
    sources: sources.map(usageJson),
    references: references.map(referenceJson),
  };
}

function namesJson({ workload, container }: Environment): Json {
  return {
    workload: workloadJson(workload),
    container: { name: container.name, kind: container.kind, field: container.path },
    ...positionOf(container.node),
  };
}

function containerJson(environment: Environment): Json {
  const { bindings, skipped, failures, container } = environment;
  return {
    ...namesJson(environment),
    variables: bindings.map((binding) => ({
      ...bindingJson(binding, false),
      readIn: fieldsReading(container, binding.name),
    })),
    skipped: skipped.map(skippedJson),
    failures: failures.map(failureJson),
  };
}

function openSourcesOf({ bindings }: Environment): readonly Json[] {
  return bindings.flatMap(({ from }) =>
    from.kind === 'env-from-unknown'
      ? [{ kind: from.reference.kind, name: from.reference.name, ...positionOf(from.at) }]
      : [],
  );
}

function usageJson({ source, keys }: SourceUsage): Json {
  return { ...sourceJson(source), type: source.type, keys };
}
