import type { Budget } from '../../../../model/budget.ts';
import { GO_YAML_2, GO_YAML_3 } from '../../../kustomize/tree/yaml-dialect.ts';
import { sliceText } from '../../text/edit-text.ts';
import type { Text } from '../../text/text.ts';
import type { GoFailure, GoValue } from '../../value/go-value.ts';
import { isFailure } from '../../value/is-failure.ts';
import { toYamlPrettyShape } from './to-yaml-pretty-shape.ts';
import { toYamlShape } from './to-yaml-shape.ts';
import { writeYaml } from './write-yaml.ts';

/** The text that Helm's `toYaml` makes of a value; the failure is the error that it swallows. */
export function toYamlText(value: GoValue, budget: Budget): Text | GoFailure {
  return withoutLastBreak(writeYaml(value, GO_YAML_2, toYamlShape, budget));
}

/** The text of `toYamlPretty`. */
export function toYamlPrettyText(value: GoValue, budget: Budget): Text | GoFailure {
  return withoutLastBreak(writeYaml(value, GO_YAML_3, toYamlPrettyShape, budget));
}

function withoutLastBreak(text: Text | GoFailure): Text | GoFailure {
  if (isFailure(text) || !text.text.endsWith('\n')) return text;
  return sliceText(text, 0, text.text.length - 1);
}
