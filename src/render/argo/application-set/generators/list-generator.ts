import { message, words } from '../../../../model/message.ts';
import {
  itemsAt,
  scalarAt,
  type MapNode,
  type ScalarNode,
  type YamlNode,
} from '../../../../model/node.ts';
import { mapDone, mapResults } from '../../../../model/result.ts';
import { isNull, jsonTypeName } from '../../../../model/scalars/resolve-scalar.ts';
import { makingOf } from '../../../../model/span.ts';
import { readChartYaml } from '../../../helm/chart/read-chart-yaml.ts';
import type { GoValue, MapValue } from '../../../helm/value/go-value.ts';
import { mapValue } from '../../../helm/value/make-value.ts';
import { nodeValue } from '../../../helm/values/node-value.ts';
import { refused, type BuildResult } from '../../../kustomize/tree/build-refusal.ts';
import { embedText } from '../../../kustomize/tree/embed-text.ts';
import {
  sets,
  unknown,
  type Generated,
  type ParameterSet,
  type SetContext,
} from '../application-set.ts';

const WROTE = { by: 'value', secret: false } as const;

/** The list generator: one set of parameters per element, and per element of the YAML in `elementsYaml`. */
export function generateFromList(list: MapNode, context: SetContext): Generated {
  const made = mapResults(itemsAt(list, 'elements'), (element) =>
    mapDone(elementParams(element, context), (params) => setOf(params, element)),
  );
  if (made.kind === 'refused') return made;
  const yaml = scalarAt(list, 'elementsYaml');
  if (yaml === undefined || yaml.text === '') return sets(made.value);
  if (makingOf(yaml)?.unknowable !== undefined) {
    return unknown(yaml, words('it uses generator parameters that only the cluster knows'));
  }
  const more = readElements(yaml, context);
  if (more.kind === 'refused') return more;
  return sets([...made.value, ...more.value]);
}

function setOf(params: MapValue, element: YamlNode): ParameterSet {
  return { params, at: [element], standsFor: [] };
}

function elementParams(element: YamlNode, { goTemplate }: SetContext): BuildResult<MapValue> {
  const params = asParams(element, 'error unmarshling list element ');
  if (params.kind === 'refused' || goTemplate) return params;
  return textParams(element, params.value);
}

/** An element as a map; null is an empty one. */
function asParams(element: YamlNode, words: string): BuildResult<MapValue> {
  if (element.kind === 'map') {
    const value = nodeValue(element, WROTE);
    if (value.kind === 'map') return { kind: 'done', value };
  }
  if (isNull(element, 'kubectl')) return { kind: 'done', value: mapValue(new Map()) };
  const type = jsonTypeName(element, 'kubectl');
  return refused(
    element,
    `${words}json: cannot unmarshal ${type} into Go value of type map[string]interface {}`,
  );
}

/** Without Go templates every parameter is a text, and `values` a map of texts. */
function textParams(element: YamlNode, params: MapValue): BuildResult<MapValue> {
  const texts = new Map<string, GoValue>();
  const noText = 'error parsing value as string %!w(<nil>)';
  for (const [name, value] of params.entries) {
    if (name !== 'values') {
      if (value.kind !== 'string')
        return refused(placeOf(element, name), noText, noTextWords(name));
      texts.set(name, value);
    } else if (value.kind !== 'map') {
      return refused(placeOf(element, name), 'error parsing values map');
    } else {
      for (const [key, inner] of value.entries) {
        if (inner.kind !== 'string') {
          return refused(placeOf(element, name, key), noText, noTextWords(`values.${key}`));
        }
        texts.set(`values.${key}`, inner);
      }
    }
  }
  return { kind: 'done', value: mapValue(texts, params.origin) };
}

function noTextWords(name: string) {
  return {
    message: message`\`${name}\` of this element is not a string: without \`goTemplate: true\`, every parameter must be one`,
    help: message`Quote the value.`,
  };
}

function placeOf(element: YamlNode, ...path: readonly string[]): YamlNode {
  let here = element;
  for (const name of path) {
    const inner = here.kind === 'map' ? here.entries.find((one) => one.name === name) : undefined;
    if (inner === undefined) break;
    here = inner.value;
  }
  return here;
}

function readElements(
  yaml: ScalarNode,
  { limits }: SetContext,
): BuildResult<readonly ParameterSet[]> {
  const words = 'error unmarshling decoded ElementsYaml ';
  const read = readChartYaml(embedText(yaml, false), limits);
  if (read.kind === 'refused') return refused(read.at, words + read.message);
  const root = read.value;
  if (root === undefined || isNull(root, 'kubectl')) return { kind: 'done', value: [] };
  const while_ = 'error unmarshaling JSON: while decoding JSON: ';
  if (root.kind !== 'sequence') {
    const type = jsonTypeName(root, 'kubectl');
    const go = 'Go value of type []map[string]interface {}';
    return refused(root, `${words}${while_}json: cannot unmarshal ${type} into ${go}`);
  }
  return mapResults(root.items, (item) =>
    mapDone(asParams(item, words + while_), (params) => setOf(params, item)),
  );
}
