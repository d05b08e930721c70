import type { Manifest } from '../../src/model/manifest.ts';
import { message, name, userText, type Message } from '../../src/model/message.ts';
import { manifestName } from '../../src/model/names/message-names.ts';
import {
  entriesAt,
  itemsAt,
  scalarAt,
  type ScalarNode,
  type YamlNode,
} from '../../src/model/node.ts';
import { isPlainTree } from '../../src/model/plain-tree.ts';
import type { Finding } from '../../src/model/problem.ts';
import type { RuleMeta } from '../../src/model/rule.ts';
import { hostSpan } from '../../src/model/span.ts';
import type { Container } from '../../src/model/workload.ts';
import {
  joinedRule,
  NONE,
  rulePerContainer,
  rulePerCoreManifest,
} from '../kit/rule-constructors.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';

const META: RuleMeta = {
  id: 'scientific-notation',
  summary: 'A template prints a large number of the values in scientific notation.',
  severity: 'warning',
  group: 'values',
  since: '0.1.0',
};

const ofVariables = rulePerContainer(META, ({ container, pod }) =>
  isAsWritten(pod.workload.manifest) ? NONE : findingsOfVariables(container),
);

const ofConfigMaps = rulePerCoreManifest(META, ['ConfigMap'], (manifest) =>
  isAsWritten(manifest) ? NONE : findingsOfConfigMap(manifest),
);

/** No template printed any of its numbers. */
function isAsWritten({ node }: Manifest): boolean {
  return isPlainTree(node) && node.file.host === undefined;
}

function* findingsOfVariables({ node }: Container): Iterable<Finding> {
  for (const item of itemsAt(node, 'env')) {
    const value = scalarAt(item, 'value');
    if (!isScientific(value)) continue;
    const variable = scalarAt(item, 'name');
    if (variable === undefined) continue;
    const finding = findingOf(value, message`Variable \`${name(variable.text, variable)}\``);
    if (finding !== undefined) yield finding;
  }
}

function* findingsOfConfigMap(manifest: Manifest): Iterable<Finding> {
  for (const entry of entriesAt(manifest.node, 'data')) {
    const { value } = entry;
    if (!isScientific(value)) continue;
    const { key } = entry;
    const subject = message`Key \`${name(key.text, key)}\` of ${manifestName(manifest)}`;
    const finding = findingOf(value, subject);
    if (finding !== undefined) yield { ...finding, subject: subjectOfManifest(manifest, key.text) };
  }
}

export const rule = joinedRule(META, [ofVariables, ofConfigMaps]);

/** As Go prints a number of a million and more: values are read as floating-point numbers (helm: pkg/chartutil/values.go, ReadValues). */
const SCIENTIFIC = /^-?\d(?:\.\d+)?e\+\d{2,}$/;
const WHOLE = /^-?\d{7,}$/;

function isScientific(value: YamlNode | undefined): value is ScalarNode {
  return value?.kind === 'scalar' && value.style !== 'plain' && SCIENTIFIC.test(value.text);
}

/** The place that wrote the text has the same number in digits. */
function findingOf(value: ScalarNode, subject: Message): Finding | undefined {
  const { file, start, end } = hostSpan(value);
  const written = file.text.slice(start, end);
  if (!WHOLE.test(written) || Number(written) !== Number(value.text)) return undefined;
  return {
    at: value,
    message: message`${subject} is \`${userText(value.text, value)}\`, not \`${userText(written, value)}\`: Helm reads the number as a floating-point number, and the template prints it so.`,
    help: message`Put the number in quotes, or print it with \`int64\` in the template.`,
  };
}
