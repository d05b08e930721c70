import { isSpent, type Budget } from '../../../model/budget.ts';
import type { Limits } from '../../../model/limits.ts';
import type { Manifest } from '../../../model/manifest.ts';
import { words } from '../../../model/message.ts';
import {
  entryOf,
  itemsAt,
  mapAt,
  scalarAt,
  valueAt,
  type MapNode,
  type YamlNode,
  entriesAt,
} from '../../../model/node.ts';
import type { Reason } from '../../../model/reason.ts';
import { done } from '../../../model/result.ts';
import { scalarText } from '../../../model/scalars/scalar-text.ts';
import { originOf } from '../../helm/text/origin.ts';
import type { Text } from '../../helm/text/text.ts';
import { charge } from '../../helm/value/charge.ts';
import { MAP } from '../../helm/value/go-types.ts';
import type { MapValue } from '../../helm/value/go-value.ts';
import { zeroOf } from '../../helm/value/make-value.ts';
import { nodeValue, partsText } from '../../helm/values/node-value.ts';
import { setMetadata } from '../../kustomize/object/resource.ts';
import { refused, type BuildResult } from '../../kustomize/tree/build-refusal.ts';
import { mapOf, scalarOf, withEntry } from '../../kustomize/tree/nodes.ts';
import { inputSetsOf, type InputSets } from './input-sets.ts';
import { readObjects } from './read-objects.ts';
import {
  OPERATOR_GROUP,
  type ExpandedResourceSet,
  type ResourceSetOptions,
  type UnknownInputs,
} from './resource-set.ts';
import { newResourceTemplates, resourceText, type ResourceTemplates } from './resource-template.ts';

const RECONCILE = `${OPERATOR_GROUP}/reconcile`;
/** More objects than this are not made. */
const MAX_OBJECTS = 10_000;
const STOPPED = words('its templates produce too much text or loop for too long');
const TOO_MANY = words('it generates more than 10,000 objects, the limit');

/**
 * The objects that a ResourceSet of the Flux operator makes: its resources and templates, once per set of inputs, without those that are
 * disabled and without repetitions. Inputs from providers outside of the repository are unknown. Imitates flux-operator's builder.
 */
export function expandResourceSet(
  set: Manifest,
  { limits, providers, budget }: ResourceSetOptions,
): ExpandedResourceSet {
  const inputs = inputSetsOf(set, providers);
  const { unknown } = inputs;
  if (inputs.refusal !== undefined) return { objects: [], unknown, refusal: inputs.refusal };
  if (inputs.needsInputs && inputs.sets.length === 0) {
    return { objects: [], unknown, refusal: undefined };
  }
  const templates = newResourceTemplates(budget);
  const run: Run = { set, limits, budget, templates, inputs, objects: new Map(), steps: new Map() };
  const built = buildAll(run);
  if (isSpent(budget)) return stopped(set, unknown, STOPPED);
  if (built.kind === 'refused') return { objects: [], unknown, refusal: built };
  const objects = [...run.objects.values()].slice(0, MAX_OBJECTS);
  const cut = run.objects.size > MAX_OBJECTS ? [{ at: set.node, reason: TOO_MANY }] : [];
  return {
    objects: objects.map((object) => withCommonMetadata(object, set)),
    unknown: [...unknown, ...cut],
    refusal: undefined,
  };
}

function stopped(
  set: Manifest,
  unknown: readonly UnknownInputs[],
  reason: Reason,
): ExpandedResourceSet {
  return { objects: [], unknown: [...unknown, { at: set.node, reason }], refusal: undefined };
}

/** An expansion under way. */
interface Run {
  readonly set: Manifest;
  readonly limits: Limits;
  readonly budget: Budget;
  readonly templates: ResourceTemplates;
  readonly inputs: InputSets;
  /** By group, kind, namespace and name. */
  readonly objects: Map<string, Manifest>;
  /** The name of the step that made each of them. */
  readonly steps: Map<string, string>;
}

/** The spec's own resources, or those of its steps, in order. */
function buildAll(run: Run): BuildResult<undefined> {
  const spec = mapAt(run.set.node, 'spec');
  const steps = itemsAt(spec, 'steps');
  if (steps.length === 0)
    return spec === undefined ? done(undefined) : buildWithoutSteps(run, spec);
  if (spec !== undefined && hasResources(spec)) {
    const message =
      'spec.steps is mutually exclusive with spec.resources and spec.resourcesTemplate';
    return refused(spec, message);
  }
  const empty = steps.find((step) => !hasResources(step));
  if (empty !== undefined) {
    return refused(
      empty,
      `step "${nameOf(empty, run)}": at least one of resources or resourcesTemplate must be set`,
    );
  }
  for (const step of steps) {
    const built = step.kind === 'map' ? buildStep(run, step) : done(undefined);
    if (built.kind === 'refused') return built;
  }
  return done(undefined);
}

function nameOf(step: YamlNode, run: Run): string {
  return scalarText(valueAt(step, 'name'), run.set.dialect);
}

/** What an earlier step of another name makes must not come again. */
function buildStep(run: Run, step: MapNode): BuildResult<undefined> {
  const name = nameOf(step, run);
  const built = build(run, step);
  if (built.kind === 'refused') return refused(built.at, `step "${name}": ${built.message}`);
  for (const [key, object] of built.value) {
    const earlier = run.steps.get(key) ?? name;
    if (earlier !== name) {
      const shown = [object.kind, object.namespace, object.name].filter(
        (part) => part !== undefined,
      );
      const message = `duplicate resource ${shown.join('/')} in step "${name}", already defined in step "${earlier}"`;
      return refused(object.node, message);
    }
    run.steps.set(key, name);
    run.objects.set(key, run.objects.get(key) ?? object);
  }
  return done(undefined);
}

function buildWithoutSteps(run: Run, spec: MapNode): BuildResult<undefined> {
  const built = build(run, spec);
  if (built.kind === 'refused') return built;
  for (const [key, object] of built.value) run.objects.set(key, object);
  return done(undefined);
}

function hasResources(node: YamlNode): boolean {
  const template = scalarAt(node, 'resourcesTemplate')?.text ?? '';
  return template !== '' || itemsAt(node, 'resources').length > 0;
}

/** The objects of the resources, then of the template, by their keys: whatever comes again is left out. */
function build(run: Run, around: MapNode): BuildResult<ReadonlyMap<string, Manifest>> {
  const objects = new Map<string, Manifest>();
  for (const make of makersOf(run, around)) {
    for (const inputs of inputsOf(run)) {
      const made = make(inputs);
      if (made.kind === 'refused') return made;
      for (const object of made.value) {
        const key = keyOf(object);
        if (!objects.has(key)) objects.set(key, object);
        if (run.objects.size + objects.size > MAX_OBJECTS) return done(objects);
      }
    }
  }
  return done(objects);
}

function inputsOf({ inputs }: Run): readonly (MapValue | undefined)[] {
  return inputs.sets.length === 0 ? [undefined] : inputs.sets;
}

const CHARACTERS_PER_STEP = 6;
/** What all stages do with an object afterwards. */
const STEPS_PER_OBJECT = 150;

type Make = (inputs: MapValue | undefined) => BuildResult<readonly Manifest[]>;

/** Each resource of a list, then the template of many. */
function makersOf(run: Run, around: MapNode): readonly Make[] {
  const resources = itemsAt(around, 'resources').map((node, index): Make => {
    const value = nodeValue(node, { by: 'template', secret: false, integers: true });
    const text = value.kind === 'map' ? resourceText(value, run.budget) : undefined;
    return (inputs) => {
      if (text === undefined) return done([]);
      const made = make(run, text, node, inputs, 'single');
      // Without inputs, a resource of the list is made even if it is disabled.
      if (made.kind === 'done') return inputs === undefined ? made : done(enabled(made.value));
      const where = inputs === undefined ? 'resource' : `resources[${index}]`;
      return refused(made.at, `failed to build ${where}: ${made.message}`);
    };
  });
  const template = scalarAt(around, 'resourcesTemplate');
  if (template === undefined || template.text === '') return resources;
  const text = partsText(template, template.text, originOf('template', template));
  const makeMany: Make = (inputs) => {
    const made = make(run, text, template, inputs, 'many');
    if (made.kind === 'done') return done(enabled(made.value));
    const where = inputs === undefined ? 'resource' : 'resources';
    return refused(made.at, `failed to build ${where}: ${made.message}`);
  };
  return [...resources, makeMany];
}

function enabled(objects: readonly Manifest[]): readonly Manifest[] {
  return objects.filter((object) => !isDisabled(object));
}

function make(
  run: Run,
  text: Text,
  home: YamlNode,
  inputs: MapValue | undefined,
  count: 'single' | 'many',
): BuildResult<readonly Manifest[]> {
  const words = count === 'many' ? 'multi-doc YAML ' : '';
  const rendered = run.templates.render(text, home, inputs ?? zeroOf(MAP), words);
  if (rendered.kind === 'refused') return rendered;
  // Reading what a template made takes as long as making it.
  const steps = Math.ceil(rendered.value.text.text.length / CHARACTERS_PER_STEP);
  const spent = charge(run.budget, steps, 0);
  if (spent !== undefined) return refused(home, spent.message);
  const objects = readObjects(rendered.value, run.limits, count === 'single');
  if (objects.kind === 'done') {
    const full = charge(run.budget, STEPS_PER_OBJECT * objects.value.length, 0);
    return full === undefined ? objects : refused(home, full.message);
  }
  const read =
    count === 'many' ? 'failed to read objects from multi-doc YAML' : 'failed to read object';
  return refused(objects.at, `${read}: ${objects.message}`);
}

function isDisabled({ node }: Manifest): boolean {
  const annotations = mapAt(node, 'metadata', 'annotations');
  return scalarText(entryOf(annotations, RECONCILE)?.value, 'kubectl') === 'disabled';
}

function keyOf({ group, kind, namespace = '', name = '' }: Manifest): string {
  return [group, kind, namespace, name].join('/');
}

/** Labels and annotations of the set on every object; they take the place of its own. */
function withCommonMetadata(object: Manifest, { node: set }: Manifest): Manifest {
  let { node } = object;
  for (const field of ['labels', 'annotations']) {
    const common = entriesAt(set, 'spec', 'commonMetadata', field);
    for (const { key, value } of common) {
      node = setMetadata(
        node,
        (metadata) => {
          const old = mapAt(metadata, field) ?? mapOf([], key, undefined);
          const name = scalarOf(field, key, undefined);
          return withEntry(metadata, name, withEntry(old, key, value));
        },
        key,
      );
    }
  }
  return node === object.node ? object : { ...object, node };
}
