import { isDeepStrictEqual } from 'node:util';
import { newBudget } from '../../src/model/budget.ts';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { messageText } from '../../src/model/message.ts';
import { scalarAt, type YamlNode } from '../../src/model/node.ts';
import { parseFile } from '../../src/parse/parse-file.ts';
import { readGraph } from '../../src/render/kro/graph/read-graph.ts';
import { renderInstance } from '../../src/render/kro/instance/render-instance.ts';
import { jsonOf } from './json-of.ts';
import { isObject, objectAt, objectsAt, stringAt, stringsAt } from './json.ts';
import { PASSED, runCases } from './run-cases.ts';
import type { GroupRunner, JsonObject, Outcome } from './types.ts';

/**
 * `{graph, answer}`: a definition and an instance, and what kro answers: `refused` (the definition), `invalid` (the instance), `error`, or the
 * `resources` in order, and the ids that are `ignored` or `pending`.
 */
export const runKro: GroupRunner = ({ json }) => [
  runCases('kro', objectsAt(json, 'cases'), checkCase),
];

function checkCase(one: JsonObject): Outcome {
  const answer = objectAt(one, 'answer');
  const refused = stringAt(answer, 'refused');
  const [definition, instance] = manifestsOf(stringAt(one, 'graph') ?? '');
  if (definition === undefined || instance === undefined) throw new Error('not two objects');
  const graph = readGraph(definition);
  if (graph.kind === 'refused') return compareRefusal(graph.message, refused);
  if (refused !== undefined) return failed(`expected a refusal: ${refused}`);
  const isOfGraph =
    instance.apiVersion === `${graph.value.group}/${graph.value.version}` &&
    instance.kind === graph.value.kind;
  const options = { id: 'instance', namespace: undefined, budget: newBudget({ steps: 100_000 }) };
  const rendered = isOfGraph ? renderInstance(graph.value, instance, options) : undefined;
  const invalid = stringAt(answer, 'invalid');
  if (rendered === undefined || 'reason' in rendered) {
    const said = rendered === undefined ? 'no definition' : messageText(rendered.reason);
    const isInvalid = rendered === undefined || said.startsWith('the API server refuses it');
    const wanted = isInvalid ? invalid : stringAt(answer, 'error');
    return wanted === undefined ? failed(said) : PASSED;
  }
  if (invalid !== undefined) return failed(`expected that it is invalid: ${invalid}`);
  const error = stringAt(answer, 'error');
  if (error !== undefined) return failed(`expected an error: ${error}`);
  return compareObjects(rendered, answer);
}

/** The words behind the last colon of a refusal are kro's own. */
function compareRefusal(message: string, wanted: string | undefined): Outcome {
  const last = message.split(': ').at(-1) ?? '';
  return wanted?.includes(last) === true
    ? PASSED
    : failed(`expected ${wanted ?? 'no refusal'}\nactual   ${message}`);
}

function compareObjects(
  { objects, ignored }: Extract<ReturnType<typeof renderInstance>, { readonly objects: unknown }>,
  answer: JsonObject,
): Outcome {
  if (!isDeepStrictEqual(ignored, stringsAt(answer, 'ignored')))
    return failed(`ignored: ${ignored.join(', ')}`);
  const pending = new Set(stringsAt(answer, 'pending'));
  // What waits for the cluster is either left out or has unknown texts in it.
  const known = objects.filter((each) => !(pending.has(idOf(each)) && holdsUnknown(each.node)));
  const found = known.map(({ node }): unknown => JSON.parse(jsonOf(node)));
  const wanted = objectsAt(answer, 'resources').map(withoutOrder);
  return isDeepStrictEqual(found, wanted)
    ? PASSED
    : failed(`expected ${JSON.stringify(wanted)}\nactual   ${JSON.stringify(found)}`);
}

function idOf({ node }: Manifest): string {
  return scalarAt(node, 'metadata', 'labels', 'kro.run/node-id')?.text ?? '';
}

function holdsUnknown(node: YamlNode): boolean {
  if (node.kind === 'scalar') return node.value !== undefined;
  if (node.kind === 'sequence') return node.items.some(holdsUnknown);
  return node.entries.some(({ value }) => holdsUnknown(value));
}

/** kro notes the order for deletions in an annotation, which is not imitated. */
function withoutOrder(object: JsonObject): unknown {
  const metadata = objectAt(object, 'metadata');
  const { annotations, ...rest } = metadata;
  const { 'internal.kro.run/apply-order': _, ...others } = isObject(annotations) ? annotations : {};
  const kept = Object.keys(others).length === 0 ? {} : { annotations: others };
  return { ...object, metadata: { ...rest, ...kept } };
}

function failed(detail: string): Outcome {
  return { kind: 'failed', detail };
}

function manifestsOf(text: string): readonly Manifest[] {
  const bytes = new TextEncoder().encode(text);
  const parsed = parseFile('kro.yaml', { kind: 'bytes', bytes }, DEFAULT_LIMITS);
  return parsed.documents.flatMap(({ manifests }) => manifests);
}
