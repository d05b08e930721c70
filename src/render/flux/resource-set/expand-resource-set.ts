import type { Limits } from '../../../model/limits.ts';
import type { Manifest } from '../../../model/manifest.ts';
import {
  entriesAt,
  entryOf,
  itemsAt,
  mapAt,
  scalarAt,
  valueAt,
  type MapNode,
  type YamlNode,
} from '../../../model/node.ts';
import { scalarText } from '../../../model/scalar-text.ts';
import type { SourceFile } from '../../../model/span.ts';
import { manifestsOf } from '../../../parse/manifests-of.ts';
import { parseText } from '../../../parse/parse-text.ts';
import { setMetadata } from '../../kustomize/object/resource.ts';
import { mapOf, scalarOf, withEntry } from '../../kustomize/tree/nodes.ts';
import { done, refused, type Outcome } from '../../kustomize/tree/outcome.ts';
import { nodeText } from '../../helm/chart/node-text.ts';
import { originOf } from '../../helm/text/origin.ts';
import type { Text } from '../../helm/text/text.ts';
import type { Budget } from '../../helm/value/budget.ts';
import { charge, isSpent } from '../../helm/value/charge.ts';
import { MAP } from '../../helm/value/go-types.ts';
import type { MapValue } from '../../helm/value/go-value.ts';
import { zeroOf } from '../../helm/value/make-value.ts';
import { nodeValue } from '../../helm/values/node-value.ts';
import { inputSetsOf, type InputSets } from './input-sets.ts';
import {
  OPERATOR_GROUP,
  type ExpandedResourceSet,
  type ResourceSetOptions,
  type UnknownInputs,
} from './resource-set.ts';
import { newResourceTemplates, resourceText, type ResourceTemplates } from './resource-template.ts';

const RECONCILE = `${OPERATOR_GROUP}/reconcile`;
/** More objects than this are not made. */
const MOST_OBJECTS = 10_000;
const STOPPED = 'its templates make too much text or loop for too long';
const TOO_MANY = 'it makes more than 10,000 objects, the limit';

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
  const run: Run = { set, limits, budget, templates, inputs, objects: new Map() };
  const built = buildAll(run);
  if (isSpent(budget)) return stopped(set, unknown, STOPPED);
  if (built.kind === 'refused') return { objects: [], unknown, refusal: built };
  const objects = [...run.objects.values()].slice(0, MOST_OBJECTS);
  const cut = run.objects.size > MOST_OBJECTS ? [{ at: set.node, reason: TOO_MANY }] : [];
  return {
    objects: objects.map((object) => withCommonMetadata(object, set)),
    unknown: [...unknown, ...cut],
    refusal: undefined,
  };
}

function stopped(
  set: Manifest,
  unknown: readonly UnknownInputs[],
  reason: string,
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
}

/** The spec's own resources, or those of its steps, in order. */
function buildAll(run: Run): Outcome<undefined> {
  const spec = mapAt(run.set.node, 'spec');
  const steps = itemsAt(spec, 'steps');
  if (steps.length === 0) return spec === undefined ? done(undefined) : build(run, spec, '');
  if (spec !== undefined && hasResources(spec)) {
    const message =
      'spec.steps is mutually exclusive with spec.resources and spec.resourcesTemplate';
    return refused(spec, message);
  }
  const empty = steps.find((step) => !hasResources(step));
  if (empty !== undefined) {
    const name = scalarText(valueAt(empty, 'name'), run.set.dialect);
    return refused(
      empty,
      `step "${name}": at least one of resources or resourcesTemplate must be set`,
    );
  }
  for (const step of steps) {
    const name = scalarText(valueAt(step, 'name'), run.set.dialect);
    const before = new Set(run.objects.keys());
    const built =
      step.kind === 'map' ? build(run, step, `step "${name}": `, before) : done(undefined);
    if (built.kind === 'refused') return built;
  }
  return done(undefined);
}

function hasResources(node: YamlNode): boolean {
  const template = scalarAt(node, 'resourcesTemplate')?.text ?? '';
  return template !== '' || itemsAt(node, 'resources').length > 0;
}

/** `before`: objects of earlier steps, which must not come again. */
function build(
  run: Run,
  around: MapNode,
  words: string,
  before: ReadonlySet<string> = new Set(),
): Outcome<undefined> {
  for (const make of makersOf(run, around)) {
    for (const inputs of inputsOf(run)) {
      const made = make(inputs);
      if (made.kind === 'refused') return refused(made.at, words + made.message);
      for (const object of made.value) {
        const key = keyOf(object);
        if (before.has(key)) {
          const message = `duplicate resource ${object.kind}/${object.name ?? ''}, already defined in an earlier step`;
          return refused(object.node, words + message);
        }
        if (!run.objects.has(key)) run.objects.set(key, object);
        if (run.objects.size > MOST_OBJECTS) return done(undefined);
      }
    }
  }
  return done(undefined);
}

function inputsOf({ inputs }: Run): readonly (MapValue | undefined)[] {
  return inputs.sets.length === 0 ? [undefined] : inputs.sets;
}

const CHARACTERS_PER_STEP = 6;
/** What all stages do with an object afterwards. */
const STEPS_PER_OBJECT = 150;

type Make = (inputs: MapValue | undefined) => Outcome<readonly Manifest[]>;

/** Each resource of a list, then the template of many. */
function makersOf(run: Run, around: MapNode): readonly Make[] {
  const resources = itemsAt(around, 'resources').map((node): Make => {
    const value = nodeValue(node, { by: 'template', secret: false });
    const text = value.kind === 'map' ? resourceText(value, run.budget) : undefined;
    return (inputs) => (text === undefined ? done([]) : make(run, text, node, inputs, true));
  });
  const template = scalarAt(around, 'resourcesTemplate');
  if (template === undefined || template.text === '') return resources;
  const text = nodeText(template, template.text, originOf('template', template));
  return [...resources, (inputs) => make(run, text, template, inputs, false)];
}

function make(
  run: Run,
  text: Text,
  home: YamlNode,
  inputs: MapValue | undefined,
  single: boolean,
): Outcome<readonly Manifest[]> {
  const rendered = run.templates.render(text, home, inputs ?? zeroOf(MAP));
  const words = `failed to build resource${single ? '' : 's'}: `;
  if (rendered.kind === 'refused') return refused(rendered.at, words + rendered.message);
  // Reading what a template made takes as long as making it.
  const steps = Math.ceil(rendered.value.text.length / CHARACTERS_PER_STEP);
  const spent = charge(run.budget, steps, 0);
  if (spent !== undefined) return refused(home, words + spent.message);
  const objects = readObjects(rendered.value, run.limits, single);
  if (objects.kind === 'refused') return refused(objects.at, words + objects.message);
  const full = charge(run.budget, STEPS_PER_OBJECT * objects.value.length, 0);
  if (full !== undefined) return refused(home, words + full.message);
  return done(objects.value.filter((object) => inputs === undefined || !isDisabled(object)));
}

function readObjects(
  file: SourceFile,
  limits: Limits,
  single: boolean,
): Outcome<readonly Manifest[]> {
  const { documents, faults } = parseText(file, limits);
  const [fault] = faults;
  if (fault !== undefined) {
    return refused(fault.at, `failed to read object: ${fault.kubectl ?? fault.message}`);
  }
  const read = single ? documents.slice(0, 1) : documents;
  const objects: Manifest[] = [];
  for (const { root } of read) {
    if (root?.kind !== 'map') continue;
    const { manifests } = manifestsOf(root);
    if (manifests.length === 0 && entryOf(root, 'items') === undefined) {
      return refused(root, "failed to read object: Object 'Kind' is missing");
    }
    objects.push(...manifests.filter(({ name }) => single || name !== undefined));
  }
  return done(objects);
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
