import { isController } from '../../src/kubernetes/workload-kinds.ts';
import { field, message, userText } from '../../src/model/message.ts';
import { manifestName } from '../../src/model/names/message-names.ts';
import { holdsPlaceholder } from '../../src/model/names/placeholders.ts';
import { entryOf, mapAt, scalarAt, valueAt } from '../../src/model/node.ts';
import type { RuleMeta } from '../../src/model/rule.ts';
import { joinedRule, rulePerManifest, rulePerRun } from '../kit/rule-constructors.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';
import { monitorSelectors } from './monitor-selectors.ts';
import { podSelectors } from './pod-selectors.ts';

const META: RuleMeta = {
  id: 'mismatched-selector',
  summary: 'The selector of a workload names a label that its own pods do not have.',
  severity: 'error',
  group: 'fields',
  since: '0.1.0',
};

const ofWorkloads = rulePerManifest(META, function* (manifest) {
  if (!isController(manifest)) return;
  const template = mapAt(manifest.node, 'spec', 'template');
  const selected = mapAt(manifest.node, 'spec', 'selector', 'matchLabels');
  const labels = valueAt(template, 'metadata', 'labels');
  if (template === undefined || selected === undefined || labels?.kind === 'scalar') return;
  if (labels?.kind === 'map' && labels.entries.some(({ name }) => holdsPlaceholder(name))) return;
  for (const { name, key, value } of selected.entries) {
    if (value.kind !== 'scalar' || holdsPlaceholder(name) || holdsPlaceholder(value.text)) continue;
    const label = scalarAt(labels, name);
    if (label !== undefined && (label.text === value.text || holdsPlaceholder(label.text)))
      continue;
    const has = entryOf(labels, name)?.value;
    yield {
      at: value,
      message: message`${manifestName(manifest)} selects pods with the label \`${field(name, key)}: ${userText(value.text, value)}\`, and its own pods have ${label === undefined ? message`no such label` : message`\`${userText(label.text, label)}\` there`}. The API server refuses it: \`spec.template.metadata.labels: Invalid value: selector does not match template labels\`.`,
      help: message`Give \`spec.template.metadata.labels\` the labels of \`spec.selector\`.`,
      ...(has !== undefined && { related: [{ at: has, message: message`the label is here` }] }),
      subject: subjectOfManifest(manifest, name),
    };
  }
});

export const rule = joinedRule(META, [
  ofWorkloads,
  rulePerRun(META, podSelectors),
  rulePerRun(META, monitorSelectors),
]);
