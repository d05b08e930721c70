import { checkProjections } from '../../src/kubernetes/validation/check-projections.ts';
import { volumeName } from '../../src/kubernetes/validation/check-volume-references.ts';
import { headOf, isSet, textField } from '../../src/kubernetes/validation/field.ts';
import { isValidated } from '../../src/kubernetes/validation/is-validated.ts';
import { refusalOfLabel } from '../../src/kubernetes/validation/names.ts';
import { refusal } from '../../src/kubernetes/validation/refusal.ts';
import {
  refusedTextFinding,
  textRefusal,
  type TextCheck,
} from '../../src/kubernetes/validation/text-refusal.ts';
import { VOLUME_SOURCES } from '../../src/kubernetes/validation/volume-sources.ts';
import { message, uncapitalized, words } from '../../src/model/message.ts';
import { manifestName } from '../../src/model/names/message-names.ts';
import { entryOf } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import type { Span } from '../../src/model/span.ts';
import type { PodFacts, VolumeFacts, Workload } from '../../src/model/workload.ts';
import { NONE, rulePerPod } from '../kit/rule-constructors.ts';

/** Slips of the API server in its own paths. */
const NAMED_OTHERWISE: ReadonlyMap<string, string> = new Map([
  ['downwardAPI', 'downwarAPI'],
  ['cephfs', 'cephFS'],
]);

export const rule = rulePerPod(
  {
    id: 'invalid-volume',
    summary: 'A volume has an invalid name, the name of another volume, or not exactly one source.',
    severity: 'error',
    group: 'volumes',
    since: '0.1.0',
  },
  (pod) => (pod.volumes.length > 0 && isValidated(pod.workload) ? findingsOf(pod) : NONE),
);

function* findingsOf({ workload, volumes, fields }: PodFacts): Iterable<Finding> {
  const taken = new Map<string, Span>();
  for (const volume of volumes) {
    yield* nameFindings(volume, workload, taken);
    yield* sourceFindings(volume, workload);
    if (volume.projections.length > 0) yield* checkProjections(volume, workload);
    if (fields.has('downwardAPI')) yield* downwardFindings(volume, workload);
  }
}

const NAME: TextCheck = { empty: 'Required value', refusalOf: refusalOfLabel };

function* nameFindings(
  volume: VolumeFacts,
  workload: Workload,
  taken: Map<string, Span>,
): Iterable<Finding> {
  const { node, path } = volume;
  const why = textRefusal(node, 'name', path, workload.manifest.dialect, NAME);
  if (why !== undefined) {
    const help = message`Use lowercase letters, digits and \`-\`, at most 63 characters.`;
    yield refusedTextFinding(
      message`A volume of ${manifestName(workload.manifest)}`,
      'name',
      why,
      help,
    );
  }
  const name = textField(node, 'name', workload.manifest.dialect);
  if (name.kind !== 'text') return;
  const first = taken.get(name.text);
  if (first === undefined) {
    taken.set(name.text, name.at);
    return;
  }
  yield {
    at: name.at,
    message: message`${manifestName(workload.manifest)} has two volumes named \`${name}\`. ${refusal(`${path}.name`, `Duplicate value: ${JSON.stringify(name.text)}`, name.at)}`,
    help: message`Rename one of them, and its mounts.`,
    related: [{ at: first, message: message`first here` }],
  };
}

/** The API server keeps the first source in an order of its own and names the others. */
function* sourceFindings(volume: VolumeFacts, workload: Workload): Iterable<Finding> {
  const { node, path } = volume;
  // A name, and one source.
  if (node.entries.length <= 2 && volume.name !== '') return;
  const set = VOLUME_SOURCES.filter((source) => isSet(node, source, workload.manifest.dialect));
  const extra = set.slice(1);
  if (extra.length === 0) return;
  const [last = ''] = extra;
  yield {
    at: entryOf(node, last)?.key ?? headOf(node),
    message: message`${volumeName(volume, workload)} has ${set.length} sources: ${words(set.map((source) => `\`${source}\``).join(', '))}. ${refusal(`${path}.${NAMED_OTHERWISE.get(last) ?? last}`, 'Forbidden: may not specify more than 1 volume type', node)}`,
    help: message`Keep one of them. In a patch, remove the other one with \`${words(set[0] ?? '')}: null\`.`,
    related: set.flatMap((source) => {
      const entry = entryOf(node, source);
      return entry === undefined || source === last
        ? []
        : [{ at: entry.key, message: message`\`${words(source)}\` is here` }];
    }),
  };
}

function* downwardFindings(volume: VolumeFacts, workload: Workload): Iterable<Finding> {
  const { dialect } = workload.manifest;
  for (const { kind, path, items } of volume.parts) {
    if (kind !== 'downwardAPI') continue;
    for (const { node } of items) {
      const field = isSet(node, 'fieldRef', dialect);
      const resource = isSet(node, 'resourceFieldRef', dialect);
      if (field !== resource) continue;
      const text = field
        ? 'Invalid value: "resource": fieldRef and resourceFieldRef can not be specified simultaneously'
        : 'Required value: one of fieldRef and resourceFieldRef is required';
      yield {
        at: entryOf(node, 'resourceFieldRef')?.key ?? headOf(node),
        message: message`An item of ${uncapitalized(volumeName(volume, workload))} reads ${words(field ? 'both a field and a resource' : 'nothing')}. ${refusal(path, text, node)}`,
        help: message`Write one of \`fieldRef\` and \`resourceFieldRef\`.`,
      };
    }
  }
}
