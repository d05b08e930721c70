import { isSpent } from '../../../model/budget.ts';
import type { Manifest } from '../../../model/manifest.ts';
import { words, messageText } from '../../../model/message.ts';
import { itemsAt, mapAt, valueAt, type MapNode, type YamlNode } from '../../../model/node.ts';
import { isTrue, scalarText } from '../../../model/scalars/scalar-text.ts';
import { placeOf } from '../../../model/span.ts';
import type { BuildRefusal, BuildResult } from '../../kustomize/tree/build-refusal.ts';
import {
  MAX_SETS,
  TOO_MANY,
  type ApplicationSetInput,
  type ExpandedSet,
  type ParameterSet,
  type SetContext,
  type StandIn,
  type UnknownGenerator,
} from './application-set.ts';
import { decodeGenerator } from './generators/decode-generator.ts';
import { kindsOf, transform, type KindOfGenerator } from './generators/transform.ts';
import { findInstances, thoseThatFind } from './instances/find-instances.ts';
import { TEMPLATE } from './template/application-struct.ts';
import { toJsonTree, decodeObject, type Decoded } from './template/decode-object.ts';
import { fillTemplate } from './template/fill-template.ts';
import { newFiller } from './template/fill-text.ts';
import { renderApplication } from './template/render-application.ts';

const STOPPED = words('its generators and templates produce too much or loop for too long');

/**
 * The Applications that an ApplicationSet makes of its generators and its template, as the controller of Argo CD 3.5 makes them, each
 * field with the place where it was written. An error in any generator or template means that the controller applies none of them.
 */
export function expandApplicationSet(set: Manifest, input: ApplicationSetInput): ExpandedSet {
  const spec = mapAt(set.node, 'spec') ?? { ...set.node, entries: [] };
  const plain = toJsonTree(spec, set.dialect);
  const context = newContext(set, plain, input);
  const run: Run = {
    set,
    spec: plain,
    context,
    made: [],
    standIns: [],
    unknown: [],
    refusal: undefined,
  };
  const base = templateOf(valueAt(plain, 'template'), set.node);
  run.refusal = base.mistake;
  for (const item of itemsAt(plain, 'generators')) {
    if (isFull(run)) {
      run.unknown.push({ at: set.node, reason: TOO_MANY });
      break;
    }
    runItem(run, decodeGenerator(item), base.object);
  }
  return finish(run);
}

/** An expansion under way. */
interface Run {
  readonly set: Manifest;
  readonly spec: YamlNode;
  readonly context: SetContext;
  readonly made: Manifest[];
  readonly standIns: StandIn[];
  readonly unknown: UnknownGenerator[];
  refusal: BuildRefusal | undefined;
}

function newContext(set: Manifest, spec: YamlNode, input: ApplicationSetInput): SetContext {
  const goTemplate = isTrue(valueAt(spec, 'goTemplate'), 'kubectl');
  const options = itemsAt(spec, 'goTemplateOptions').map((one) => scalarText(one, 'kubectl'));
  const project = scalarText(valueAt(spec, 'template', 'spec', 'project'), 'kubectl');
  const owner = set.namespace === undefined ? '' : `${set.namespace}/`;
  return {
    ...input,
    id: `ApplicationSet ${owner}${set.name ?? ''}`,
    goTemplate,
    spec,
    project: project.includes('{{') ? undefined : project,
    fill: newFiller(goTemplate, options, input.budget),
  };
}

/** One item of `generators`. If any of its generators fails, none counts. */
function runItem(run: Run, item: YamlNode, base: MapNode): void {
  const results: (readonly [KindOfGenerator, readonly ParameterSet[]])[] = [];
  for (const kind of kindsOf(item)) {
    const made = transform(item, kind, undefined, run.context);
    if (made.kind === 'refused') {
      run.refusal ??= made;
      return;
    }
    if (made.kind === 'unknown') run.unknown.push({ at: made.at, reason: made.reason });
    else {
      if (made.isCut) run.unknown.push({ at: kind.node, reason: TOO_MANY });
      results.push([kind, made.sets]);
    }
  }
  for (const [{ node }, sets] of results) {
    const own = templateOf(valueAt(node, 'template'), node);
    run.refusal ??= own.mistake;
    const filled = fillTemplate(own.object, base, TEMPLATE);
    runSets(run, sets, templateOf(filled, node).object);
  }
}

function runSets(run: Run, sets: readonly ParameterSet[], template: MapNode): void {
  for (const set of sets) {
    if (isFull(run)) {
      run.unknown.push({ at: run.set.node, reason: TOO_MANY });
      return;
    }
    const render = (each: ParameterSet): BuildResult<Manifest> =>
      renderApplication(run.set, run.spec, template, each, run.context);
    if (set.standsFor.length > 0) addStandIns(run, set, render);
    else {
      const app = render(set);
      if (app.kind === 'refused') run.refusal ??= app;
      else run.made.push(app.value);
    }
  }
}

function isFull({ made, standIns }: Run): boolean {
  return made.length + standIns.length === MAX_SETS;
}

function addStandIns(
  run: Run,
  set: ParameterSet,
  render: (set: ParameterSet) => BuildResult<Manifest>,
): void {
  const found = findInstances(set, render, run.context);
  if (found.length === 0) run.unknown.push(...set.standsFor);
  run.standIns.push(...found.slice(0, MAX_SETS - run.made.length - run.standIns.length));
}

function templateOf(node: YamlNode | undefined, at: MapNode): Decoded {
  return decodeObject(node?.kind === 'map' ? node : { ...at, entries: [] }, TEMPLATE);
}

function finish(run: Run): ExpandedSet {
  const { made, standIns, unknown, context } = run;
  // A template that goes on without end is stopped here: Argo CD would not refuse it for that.
  const isStopped = isSpent(context.budget);
  if (isStopped) unknown.push({ at: run.refusal?.at ?? run.set.node, reason: STOPPED });
  const refusal = isStopped ? undefined : run.refusal;
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const { name = '' } of made) (seen.has(name) ? twice : seen).add(name);
  return {
    applications: refusal === undefined && !isStopped ? made : [],
    unknown: distinct(unknown),
    refusal,
    partial: refusal === undefined ? [] : made,
    standIns: refusal === undefined ? thoseThatFind(standIns, context) : [],
    duplicateNames: [...twice].sort(),
  };
}

/** A generator in a matrix is asked once per set of its elder, always with the same answer. */
function distinct(unknown: readonly UnknownGenerator[]): readonly UnknownGenerator[] {
  const byPlace = new Map(
    unknown.map((one) => [`${placeOf(one.at)} ${messageText(one.reason)}`, one]),
  );
  return [...byPlace.values()];
}
