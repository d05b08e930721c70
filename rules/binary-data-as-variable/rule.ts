import type { Binding } from '../../src/model/environment.ts';
import { message } from '../../src/model/message.ts';
import {
  bindingName,
  boundKey,
  keyName,
  referenceKey,
  sourceName,
} from '../../src/model/names/message-names.ts';
import type { Finding } from '../../src/model/problem.ts';
import type { RuleMeta } from '../../src/model/rule.ts';
import type { Source, SourceKey } from '../../src/model/source.ts';
import { askedForAt } from '../kit/binding-origin.ts';
import { consequenceOf } from '../kit/consequence-of.ts';
import {
  joinedRule,
  rulePerEnvironmentWith,
  rulePerVerdict,
  type JudgedAs,
} from '../kit/rule-constructors.ts';
import { subjectOfManifest, subjectOfWorkload } from '../kit/subject-of.ts';

const meta: RuleMeta = {
  id: 'binary-data-as-variable',
  summary: 'A variable is read from a key that holds binary data.',
  severity: 'error',
  group: 'environment',
  since: '0.1.0',
};

export const rule = joinedRule(meta, [
  rulePerVerdict(meta, ['broken'], fromBinaryData),
  rulePerEnvironmentWith(meta, 'isBinary', function* ({ workload, container, bindings }) {
    for (const binding of bindings) {
      const finding = fromBinarySecret(binding);
      if (finding === undefined) continue;
      yield { subject: subjectOfWorkload(workload, container, binding.name), ...finding };
    }
  }),
]);

/** The kubelet reads `data` of a ConfigMap only: a key of `binaryData` counts as missing. */
function* fromBinaryData({ reference, verdict, at }: JudgedAs<'broken'>): Iterable<Finding> {
  if (verdict.missing.what !== 'key' || !verdict.missing.inBinaryData) return;
  const { workload, container } = reference;
  if (workload === undefined) return;
  const { source } = verdict.missing;
  yield {
    at,
    message: message`${sourceName(source)} has key \`${referenceKey(reference)}\` in \`binaryData\`, which never becomes a variable. ${consequenceOf(reference, 'key')}`,
    help: message`Move the key to \`data\` if it is text, or mount the ConfigMap as a volume.`,
    related: [{ at: source.at, message: message`the ConfigMap` }],
    subject: subjectOfWorkload(workload, container, reference.name),
  };
}

/** What someone forgot to encode: a word in lower case, which base64 of a few bytes never is. */
const PLAIN_TEXT = /^(?:[A-Z]?[a-z]{4,}\d*|[a-z0-9]{8,})$/;

function fromPlainText(
  binding: Binding,
  sourceKey: SourceKey,
  source: Source,
): Finding | undefined {
  const { key, node } = sourceKey;
  if (node?.kind !== 'scalar' || !PLAIN_TEXT.test(node.text)) return undefined;
  return {
    at: node,
    severity: 'warning',
    message: message`The value of key \`${keyName(sourceKey)}\` in ${sourceName(source)} looks like plain text. Kubernetes decodes it as base64, so variable \`${bindingName(binding)}\` would hold bytes that are not UTF-8.`,
    help: message`Encode the value (\`printf '%s' … | base64\`), or move it to \`stringData\`.`,
    subject: subjectOfManifest(source.producer.manifest, key),
  };
}

function fromBinarySecret(binding: Binding): Finding | undefined {
  const { from } = binding;
  if ((from.kind !== 'env-from' && from.kind !== 'key') || from.source?.kind !== 'Secret')
    return undefined;
  const keys = from.source.keys.kind === 'known' ? from.source.keys.value : undefined;
  const key = keys?.get(from.key);
  const value = key?.value;
  const at = askedForAt(from);
  if (value?.kind !== 'known' || value.value.kind !== 'bytes' || at === undefined) return undefined;
  const plain = key?.field === 'data' ? fromPlainText(binding, key, from.source) : undefined;
  if (plain !== undefined) return plain;
  const variable = bindingName(binding);
  const keyOfSource = boundKey(from);
  const hasNul = value.value.bytes.includes(0);
  return {
    at,
    ...(hasNul ? {} : { severity: 'warning' }),
    message: hasNul
      ? message`Variable \`${variable}\` would hold a NUL byte from key \`${keyOfSource}\` of ${sourceName(from.source)}: no process can have such a variable, so the container cannot be created.`
      : message`Variable \`${variable}\` would hold bytes that are not UTF-8 from key \`${keyOfSource}\` of ${sourceName(from.source)}: kubelets up to 1.33 fail to create the container, and few programs can read it.`,
    help: message`Mount the Secret as a volume, or store the value as text (base64 within the value, for example).`,
    related: [{ at: from.at, message: message`the key` }],
  };
}
