import { posix } from 'node:path';
import { textField } from '../../src/kubernetes/validation/field.ts';
import type { RuleContext } from '../../src/model/evidence.ts';
import { message, name, userText } from '../../src/model/message.ts';
import { containerNameIn } from '../../src/model/names/message-names.ts';
import type { ScalarNode } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import type { ContainerFacts, Workload } from '../../src/model/workload.ts';
import { rulePerContainer } from '../kit/rule-constructors.ts';

export const rule = rulePerContainer(
  {
    id: 'nested-file-mount',
    summary:
      'A file is mounted inside the directory of a ConfigMap or Secret, where the kubelet creates a directory for it.',
    severity: 'error',
    group: 'volumes',
    since: '0.1.0',
  },
  function* (facts, context) {
    if (facts.mounts.length < 2) return;
    const mounts = mountsOf(facts);
    const root = treeOf(mounts);
    const sources = new Map(facts.pod.volumes.map((each) => [each.name, each.source ?? '']));
    for (const inner of mounts) {
      const outer = innermostAround(inner, root);
      if (outer === undefined || outer.volume.text === inner.volume.text) continue;
      if (outer.subPath !== undefined || !FILLED.has(sources.get(outer.volume.text) ?? ''))
        continue;
      const certain = isFile(inner, facts.pod.workload, context);
      const source = sources.get(inner.volume.text);
      if (certain || (source === 'emptyDir' && looksLikeFile(inner)))
        yield findingOf(inner, outer, certain, facts);
    }
  },
);

/** Volumes that the kubelet fills, and in which it makes the mount points of other volumes. */
const FILLED: ReadonlySet<string> = new Set(['configMap', 'secret', 'projected', 'downwardAPI']);

interface Mount {
  readonly volume: ScalarNode;
  /** Clean and absolute. */
  readonly path: string;
  readonly at: ScalarNode;
  readonly subPath: string | undefined;
}

function mountsOf({ mounts, pod }: ContainerFacts): readonly Mount[] {
  const { dialect } = pod.workload.manifest;
  return mounts.flatMap(({ node }): Mount[] => {
    const [volume, path, subPath, expression] = [
      textField(node, 'name', dialect),
      textField(node, 'mountPath', dialect),
      textField(node, 'subPath', dialect),
      textField(node, 'subPathExpr', dialect),
    ];
    if (volume.kind !== 'text' || path.kind !== 'text' || !path.text.startsWith('/')) return [];
    const part = subPath.kind === 'text' ? subPath.text : undefined;
    return [
      {
        volume: volume.at,
        path: posix.normalize(path.text).replace(/(?<=.)\/$/, ''),
        at: path.at,
        // What is mounted by an expression is neither a whole volume nor a known file.
        subPath: expression.kind === 'text' ? expression.text : part,
      },
    ];
  });
}

/** The mounts by the parts of their paths. */
interface Folder {
  /** What is mounted here; several mounts of one path are another rule's. */
  mount?: Mount;
  readonly inside: Map<string, Folder>;
}

function treeOf(mounts: readonly Mount[]): Folder {
  const root: Folder = { inside: new Map() };
  for (const mount of mounts) {
    let folder = root;
    for (const part of partsOf(mount)) {
      const below: Folder = folder.inside.get(part) ?? { inside: new Map() };
      folder.inside.set(part, below);
      folder = below;
    }
    if (mount.path !== '/') folder.mount ??= mount;
  }
  return root;
}

function partsOf({ path }: Mount): readonly string[] {
  return path.split('/').slice(1);
}

/** The mount with the longest path above another one's. */
function innermostAround(inner: Mount, root: Folder): Mount | undefined {
  let found: Mount | undefined;
  let folder: Folder | undefined = root;
  for (const part of partsOf(inner)) {
    found = folder?.mount ?? found;
    folder = folder?.inside.get(part);
  }
  return found;
}

/** Whether it is certain that the part of the volume is a file. */
function isFile({ volume, subPath }: Mount, workload: Workload, context: RuleContext): boolean {
  const files = context.volumesOf(workload).get(volume.text);
  return subPath !== undefined && files !== undefined && files.files().has(plainPath(subPath));
}

function plainPath(path: string): string {
  return posix.normalize(path).replace(/\/$/, '');
}

/** Both the path and the part of the volume end like the name of a file. */
function looksLikeFile({ path, subPath = '' }: Mount): boolean {
  return [path, subPath].every((each) => /[^/.]\.[a-z0-9]{2,5}$/.test(each));
}

function findingOf(inner: Mount, outer: Mount, certain: boolean, facts: ContainerFacts): Finding {
  const who = containerNameIn(facts.container, facts.pod.workload);
  const below = userText(inner.path.slice(outer.path.length + 1), inner.at);
  const made = message`\`${userText(inner.path, inner.at)}\` is inside \`${userText(outer.path, outer.at)}\`, the read-only directory of volume \`${name(outer.volume.text, outer.volume)}\`, in which the kubelet creates a directory \`${below}\` for it.`;
  const outcome = certain
    ? message`A file cannot be mounted over a directory, so ${who} does not start.`
    : message`If \`${userText(inner.subPath ?? '', inner.at)}\` of volume \`${name(inner.volume.text, inner.volume)}\` is a file, ${who} does not start; else it finds an empty directory.`;
  return {
    at: inner.at,
    ...(!certain && { severity: 'warning' }),
    message: message`${made} ${outcome}`,
    help: message`Mount it outside \`${userText(outer.path, outer.at)}\`, or join both in one \`projected\` volume.`,
    related: [{ at: outer.at, message: message`the directory around it` }],
  };
}
