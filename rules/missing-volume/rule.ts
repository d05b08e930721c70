import { textField, type TextField } from '../../src/kubernetes/validation/field.ts';
import { isValidated } from '../../src/kubernetes/validation/is-validated.ts';
import { volumeNames } from '../../src/kubernetes/validation/pod-volumes.ts';
import { refusal } from '../../src/kubernetes/validation/refusal.ts';
import type { RuleContext } from '../../src/model/evidence.ts';
import { once } from '../../src/model/memo.ts';
import { joined, message, name as named, words, type Message } from '../../src/model/message.ts';
import { containerNameIn } from '../../src/model/names/message-names.ts';
import { itemsAt, scalarAt } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import type { ContainerFacts, StructItem, Workload } from '../../src/model/workload.ts';
import { nearestName } from '../../src/text/nearest-name.ts';
import { typoOf } from '../../src/text/typo.ts';
import { isChangedByWebhook } from '../kit/changing-webhooks.ts';
import { isWholeBuild } from '../kit/is-whole-build.ts';
import { NONE, rulePerContainer } from '../kit/rule-constructors.ts';
import { subjectOfWorkload } from '../kit/subject-of.ts';

export const rule = rulePerContainer(
  {
    id: 'missing-volume',
    summary: 'A mount, device or fileKeyRef names a volume that the pod does not have.',
    severity: 'error',
    ofTemplates: true,
    group: 'volumes',
    since: '0.1.0',
  },
  (facts, evidence) => {
    if (!isValidated(facts.pod.workload)) return NONE;
    const uses = usesOf(facts);
    return uses.length === 0 ? NONE : findingsOf(uses, facts, evidence);
  },
);

function* findingsOf(
  uses: readonly VolumeUse[],
  { container, pod }: ContainerFacts,
  evidence: RuleContext,
): Iterable<Finding> {
  const { workload } = pod;
  const volumes = volumeNames(pod);
  const isWhole = once(
    () => isWholeBuild(workload.build, evidence) && !isChangedByWebhook(workload, evidence),
  );
  for (const use of uses) {
    const finding = findingOf(use, volumes, () => containerNameIn(container, workload));
    if (finding === undefined || isBesideSpec(use, workload)) continue;
    if (!isWhole() && !isTypo(use, volumes)) continue;
    const detail = use.name.kind === 'text' ? use.name.text : use.path;
    yield { ...finding, subject: subjectOfWorkload(workload, container, detail) };
  }
}

/** The volume is there, but next to the pod spec instead of in it: `unknown-field` says where it belongs. */
function isBesideSpec({ name }: VolumeUse, { manifest, path }: Workload): boolean {
  const template = path.split('.').slice(0, -1);
  const beside = template.length === 0 ? [] : itemsAt(manifest.node, ...template, 'volumes');
  return name.kind === 'text' && beside.some((each) => scalarAt(each, 'name')?.text === name.text);
}

/** A field that names a volume. An empty name of a fileKeyRef is reported with the reference. */
interface VolumeUse {
  readonly name: TextField;
  readonly path: string;
  readonly word: string;
}

function usesOf({ pod, env, mounts, devices }: ContainerFacts): readonly VolumeUse[] {
  const { dialect } = pod.workload.manifest;
  const uses: VolumeUse[] = [];
  const addAll = (items: readonly StructItem[], word: string): void => {
    for (const { node, path } of items) {
      uses.push({ name: textField(node, 'name', dialect), path: `${path}.name`, word });
    }
  };
  addAll(mounts, 'A mount');
  addAll(devices, 'A device');
  for (const { path, sources } of env) {
    const reference = sources.get('fileKeyRef');
    if (reference === undefined) continue;
    const name = textField(reference, 'volumeName', dialect);
    if (name.kind !== 'text') continue;
    uses.push({ name, path: `${path}.valueFrom.fileKeyRef.volumeName`, word: 'A fileKeyRef' });
  }
  return uses;
}

/** What is not here may add a volume, but none that is called nearly as one of the pod's. */
function isTypo({ name }: VolumeUse, volumes: ReadonlySet<string> = new Set()): boolean {
  return (
    name.kind === 'text' && [...volumes].some((volume) => typoOf(name.text, volume) !== undefined)
  );
}

type VolumeName = Extract<TextField, { kind: 'text' }>;

function findingOf(
  { name, path, word }: VolumeUse,
  volumes: ReadonlySet<string> | undefined,
  where: () => Message,
): Finding | undefined {
  if (name.kind === 'unknown') return undefined;
  if (name.kind === 'empty') {
    return {
      at: name.at,
      message: message`${words(word)} of ${where()} does not name a volume. ${refusal(path, 'Required value', name.at)}`,
      help: message`Add \`name\`.`,
    };
  }
  if (volumes === undefined || volumes.has(name.text)) return undefined;
  return {
    at: name.at,
    message: message`${words(word)} of ${where()} names volume \`${name}\`, which the pod does not define. ${refusal(path, `Not found: ${JSON.stringify(name.text)}`, name.at)}`,
    help: helpFor(name, volumes),
  };
}

function helpFor({ text, at }: VolumeName, volumes: ReadonlySet<string>): Message {
  const nearest = nearestName(text, volumes);
  if (nearest !== undefined) return message`Did you mean \`${named(nearest, at)}\`?`;
  if (volumes.size === 0)
    return message`Add it to \`volumes\` of the pod spec, next to \`containers\`.`;
  const list = [...volumes].slice(0, 8).map((volume) => message`\`${named(volume, at)}\``);
  return message`Add it to \`volumes\` of the pod spec, or use one of its volumes: ${joined(list, ', ')}.`;
}
