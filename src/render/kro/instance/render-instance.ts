import type { Budget } from '../../../model/budget.ts';
import type { Manifest } from '../../../model/manifest.ts';
import { message, words } from '../../../model/message.ts';
import { scalarAt, valueAt } from '../../../model/node.ts';
import type { Reason } from '../../../model/reason.ts';
import { stringOf } from '../../../model/scalars/resolve-scalar.ts';
import { manifestsOf } from '../../../parse/manifests-of.ts';
import { builtInSchema } from '../../kustomize/merge/built-in-schema.ts';
import type { CelOutcome, CelValue } from '../cel/cel-value.ts';
import { evaluateCel, type CelScope } from '../cel/evaluate-cel.ts';
import type { Expression, Graph, GraphResource } from '../graph/graph.ts';
import { namesIn } from '../graph/names-in.ts';
import { addMetadata } from './add-metadata.ts';
import { combinationsOf } from './combinations.ts';
import { fillTemplate } from './fill-template.ts';
import { observed, schemaValue } from './scope-values.ts';

interface InstanceOptions {
  /** The build that the objects will be in. */
  readonly id: string;
  /** Of an instance that does not say its own, if that is known. */
  readonly namespace: string | undefined;
  readonly budget: Budget;
}

/** What kro applies for an instance. */
interface RenderedInstance {
  readonly objects: readonly Manifest[];
  /** Why some of its resources are not among them, as clauses. */
  readonly gaps: readonly Reason[];
  /** The ids of the resources that it leaves out. */
  readonly ignored: readonly string[];
}

/** `reason`: why nothing of it is known, or nothing is applied; a clause. */
type InstanceResult = RenderedInstance | { readonly reason: Reason };

/** What became of a resource, for those that depend on it. */
type State =
  | { readonly kind: 'ignored' }
  | { readonly kind: 'open' }
  | { readonly kind: 'there'; readonly value: CelOutcome; readonly objects: readonly Manifest[] };

interface Run {
  readonly graph: Graph;
  readonly instance: Manifest;
  readonly options: InstanceOptions;
  readonly states: Map<string, State>;
  readonly schema: CelValue;
  readonly gaps: Reason[];
}

/** A reason for which kro applies nothing at all. */
type Fault = { readonly fault: Reason };

/**
 * The objects that kro makes of an instance (kro: processNodes in pkg/controller/instance/resources.go, pkg/runtime). What depends on the status
 * of objects, or on functions that are not imitated, is unknown or left out, with the reason.
 */
export function renderInstance(
  graph: Graph,
  instance: Manifest,
  options: InstanceOptions,
): InstanceResult {
  if (isSuspended(instance)) return { objects: [], gaps: [], ignored: [] };
  const schema = schemaValue(graph, instance, options.namespace);
  if ('reason' in schema) return schema;
  const run: Run = { graph, instance, options, states: new Map(), schema: schema.value, gaps: [] };
  for (const resource of graph.resources) {
    const state = stateOf(resource, run);
    if ('fault' in state) return { reason: state.fault };
    run.states.set(resource.id, state);
  }
  return {
    objects: graph.resources.flatMap(({ id, isExternal }) => {
      const state = run.states.get(id);
      return state?.kind === 'there' && !isExternal ? state.objects : [];
    }),
    gaps: run.gaps,
    ignored: graph.resources.flatMap(({ id }) =>
      run.states.get(id)?.kind === 'ignored' ? id : [],
    ),
  };
}

/** kro: IsReconcileSuspended in api/v1alpha1/groupversion_info.go. */
function isSuspended({ node, dialect }: Manifest): boolean {
  const value = stringOf(valueAt(node, 'metadata', 'annotations', 'kro.run/reconcile'), dialect);
  return value !== undefined && ['suspended', 'disabled'].includes(value.toLowerCase());
}

function stateOf(resource: GraphResource, run: Run): State | Fault {
  const { id, dependencies } = resource;
  const before = dependencies.map((each) => run.states.get(each));
  if (before.some((state) => state?.kind === 'ignored')) return { kind: 'ignored' };
  if (before.some((state) => state?.kind === 'open'))
    return gap(run, message`\`${id}\` depends on a resource that is not known`);
  const scope = scopeOf(run);
  for (const condition of resource.includeWhen) {
    const outcome = evaluate(condition, scope, run);
    if (outcome.kind === 'bool' && outcome.value) continue;
    if (outcome.kind === 'bool') return { kind: 'ignored' };
    if (outcome.kind === 'fails' || (outcome.kind === 'waits' && isOfSchema(condition)))
      return { fault: message`kro gives up at \`includeWhen\` of \`${id}\`: ${saidOf(outcome)}` };
    return gap(run, message`it is not known whether \`${id}\` is included`);
  }
  return filledState(resource, scope, run);
}

/** Only a condition that names other resources waits for them. */
function isOfSchema({ node }: Expression): boolean {
  return node !== undefined && [...namesIn(node)].every((name) => name === 'schema');
}

function gap({ gaps }: Run, reason: Reason): State {
  gaps.push(reason);
  return { kind: 'open' };
}

function saidOf(outcome: CelOutcome): string {
  if (outcome.kind === 'fails') return outcome.message;
  return outcome.kind === 'waits' ? `no such key: ${outcome.field}` : '';
}

function evaluate({ node }: Expression, scope: CelScope, { options }: Run): CelOutcome {
  if (node === undefined) return { kind: 'unknown', what: 'an expression' };
  return evaluateCel(node, scope, options.budget);
}

function scopeOf({ schema, states }: Run): CelScope {
  return (name) => {
    if (name === 'schema') return schema;
    const state = states.get(name);
    return state?.kind === 'there' ? state.value : undefined;
  };
}

function filledState(resource: GraphResource, scope: CelScope, run: Run): State | Fault {
  const { id, template, forEach, isExternal } = resource;
  const lists = forEach.map(({ name, expression }) => ({
    name,
    outcome: evaluate(expression, scope, run),
  }));
  const combinations = combinationsOf(lists);
  if (combinations.kind === 'fails')
    return { fault: message`kro gives up at \`forEach\` of \`${id}\`: ${combinations.message}` };
  if (combinations.kind !== 'list')
    return gap(run, message`the items of \`forEach\` of \`${id}\` are not known`);
  if (isExternal && valueAt(template.root, 'metadata', 'selector') !== undefined)
    return {
      kind: 'there',
      value: { kind: 'unknown', what: `the objects of ${id}` },
      objects: [],
    };
  const { scopes } = combinations;
  const objects: Manifest[] = [];
  for (const [index, own] of scopes.entries()) {
    const { id: build, budget } = run.options;
    const filling = fillTemplate(template, {
      scope: (name) => own.get(name) ?? scope(name),
      budget,
      id: build,
    });
    if (filling.kind === 'fails')
      return { fault: message`kro gives up at \`${id}\`: ${filling.message}` };
    if (filling.kind === 'waits')
      return gap(run, message`\`${id}\` waits for \`${filling.field}\`, which is not there`);
    if (filling.kind === 'unknown')
      return gap(run, message`\`${id}\` needs ${words(filling.what)}`);
    const place = forEach.length === 0 ? undefined : { index, size: scopes.length };
    objects.push(...objectsOf(filling.node, resource, place, run));
  }
  const twice = firstTwice(objects);
  if (forEach.length > 0 && twice !== undefined)
    return {
      fault: message`kro gives up at \`${id}\`: several of its objects are named \`${twice}\``,
    };
  return withReadiness(resource, objects, run);
}

function objectsOf(
  node: Parameters<typeof addMetadata>[0],
  resource: GraphResource,
  place: { readonly index: number; readonly size: number } | undefined,
  { graph, instance, options }: Run,
): readonly Manifest[] {
  const apiVersion = scalarAt(node, 'apiVersion')?.text ?? '';
  const kind = scalarAt(node, 'kind')?.text ?? '';
  const isNamespaced = builtInSchema().isNamespaced(apiVersion, kind) !== false;
  const own = stringOf(valueAt(node, 'metadata', 'namespace'), graph.manifest.dialect);
  const given = isNamespaced && !own ? (instance.namespace ?? options.namespace) : undefined;
  const made = addMetadata(node, { graph, instance, resource, namespace: given, place });
  return manifestsOf(made).manifests.map((each) => ({ ...each, dialect: graph.manifest.dialect }));
}

function firstTwice(objects: readonly Manifest[]): string | undefined {
  const seen = new Set<string>();
  for (const { name = '', namespace = '' } of objects) {
    const key = `${namespace}/${name}`;
    if (seen.has(key)) return name;
    seen.add(key);
  }
  return undefined;
}

/** Those that depend on a resource which never is ready wait for it; one of which that is not known is taken to be. */
function withReadiness(
  { id, readyWhen, forEach }: GraphResource,
  objects: readonly Manifest[],
  run: Run,
): State {
  const values = objects.map(observed);
  const value: CelOutcome =
    forEach.length > 0
      ? { kind: 'list', items: values }
      : (values[0] ?? { kind: 'unknown', what: id });
  const isReady = values.every((each) => {
    const scope: CelScope = (name) => (name === id || name === 'each' ? each : undefined);
    return readyWhen.every((condition) => {
      const outcome = evaluate(condition, scope, run);
      return outcome.kind !== 'bool' || outcome.value;
    });
  });
  if (isReady) return { kind: 'there', value, objects };
  return { kind: 'there', value: { kind: 'waits', field: `readyWhen of ${id}` }, objects };
}
