import { goFloatJson } from '../../../../go/go-number.ts';
import { goJsonObject, goJsonString } from '../../../kustomize/tree/go-json.ts';
import type { GoValue } from '../../../helm/value/go-value.ts';

/** A parameter as Go's encoding/json writes it; nothing is null. */
export function valueJson(value: GoValue | undefined): string {
  switch (value?.kind) {
    case 'string':
      return goJsonString(value.text.text);
    case 'bool':
    case 'int':
    case 'uint':
      return String(value.value);
    case 'float':
      return goFloatJson(value.value);
    case 'list':
      return `[${value.items.map(valueJson).join(',')}]`;
    case 'map':
      return goJsonObject(Array.from(value.entries, ([key, each]) => [key, valueJson(each)]));
    default:
      return 'null';
  }
}
