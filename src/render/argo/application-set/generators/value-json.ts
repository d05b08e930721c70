import { compareText } from '../../../../go/compare-text.ts';
import { goFloatJson } from '../../../../go/go-number.ts';
import { goJsonString } from '../../../kustomize/tree/go-json.ts';
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
    case 'map': {
      const keys = [...value.entries.keys()].sort(compareText);
      const members = keys.map(
        (key) => `${goJsonString(key)}:${valueJson(value.entries.get(key))}`,
      );
      return `{${members.join(',')}}`;
    }
    default:
      return 'null';
  }
}
