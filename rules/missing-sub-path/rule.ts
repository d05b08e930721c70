import { textField } from '../../src/kubernetes/validation/field.ts';
import type { VolumeFile } from '../../src/model/environment.ts';
import type { RuleContext } from '../../src/model/evidence.ts';
import { holderOf } from '../../src/model/held-builds.ts';
import { message, userText } from '../../src/model/message.ts';
import { plainPath } from '../../src/model/names/folder-of.ts';
import { containerNameIn, sourceName } from '../../src/model/names/message-names.ts';
import type { ScalarNode } from '../../src/model/node.ts';
import type { Source } from '../../src/model/source.ts';
import { hostSpan, placeOf } from '../../src/model/span.ts';
import type { ContainerFacts, Workload } from '../../src/model/workload.ts';
import { nearestName } from '../../src/text/nearest-name.ts';
import { typoOf } from '../../src/text/typo.ts';
import { rulePerContainerWith } from '../kit/rule-constructors.ts';
import { subjectOfWorkload } from '../kit/subject-of.ts';

export const rule = rulePerContainerWith(
  {
    id: 'missing-sub-path',
    summary:
      'A `subPath` does not match a file of its ConfigMap or Secret, so an empty directory is mounted.',
    severity: 'error',
    ofUsers: true,
    group: 'volumes',
    since: '0.1.0',
  },
  ['subPath'],
  function* (facts, context) {
    const { container, pod } = facts;
    const { workload } = pod;
    for (const mount of subPathsOf(facts)) {
      const lacking = lackingIn(mount, workload, context);
      if (lacking === undefined) continue;
      const { source, nearest } = lacking;
      const who = containerNameIn(container, workload);
      yield {
        at: mount.at,
        message: message`\`subPath: ${userText(mount.path, mount.at)}\` matches no file of ${sourceName(source)}, so ${who} gets an empty directory.`,
        help:
          nearest === undefined
            ? message`Name a key of ${sourceName(source)} (or the \`path\` of an item), or add the key.`
            : message`Did you mean \`${userText(nearest, source.at)}\`?`,
        related: [{ at: source.at, message: message`${sourceName(source)} is here` }],
        // One value of a chart may become the mount of several containers.
        cause: `${placeOf(mount.at)} ${mount.path}`,
        subject: subjectOfWorkload(workload, container, mount.volume.text),
      };
    }
  },
);

interface SubPath {
  readonly volume: ScalarNode;
  readonly path: string;
  readonly at: ScalarNode;
}

function* subPathsOf({ pod, mounts }: ContainerFacts): Iterable<SubPath> {
  const { dialect } = pod.workload.manifest;
  for (const { node } of mounts) {
    const volume = textField(node, 'name', dialect);
    const path = textField(node, 'subPath', dialect);
    if (volume.kind !== 'text' || path.kind !== 'text') continue;
    yield { volume: volume.at, path: path.text, at: path.at };
  }
}

interface Lacking {
  readonly source: Source;
  /** The path that was meant, perhaps. */
  readonly nearest: string | undefined;
}

/**
 * What a volume has instead of the file; undefined where it has it, or may have it where it really runs: with other values of a chart, with
 * another file of a folder, or when something fills the source in. A typo is wrong everywhere.
 */
function lackingIn(mount: SubPath, workload: Workload, context: RuleContext): Lacking | undefined {
  const volume = context.volumesOf(workload).get(mount.volume.text);
  if (volume === undefined || volume.partial || volume.refusals.length > 0) return undefined;
  const files = volume.files();
  const path = plainPath(mount.path);
  if (path === '' || path.startsWith('..')) return undefined;
  for (const each of files.keys())
    if (each === path || each.startsWith(`${path}/`)) return undefined;
  const source = onlySource([...files.values()]);
  if (source === undefined) return undefined;
  const nearest = nearestName(path, files.keys());
  const isTypo = nearest !== undefined && typoOf(path, nearest) !== undefined;
  const isCertain = isTypo || isKnown(source, workload, context);
  return isCertain ? { source, nearest } : undefined;
}

/** The source that all files come from. */
function onlySource(files: readonly VolumeFile[]): Source | undefined {
  const source = files[0]?.from?.source;
  return files.every(({ from }) => from?.source === source) ? source : undefined;
}

/**
 * Whether the source is what the pod will find: in the same build, which is no chart by itself, in the build that deploys the pod's release, or
 * in the same file.
 */
function isKnown(source: Source, { build, manifest }: Workload, context: RuleContext): boolean {
  const own = context.buildOf(build);
  if (source.build !== build) return own !== undefined && holderOf(own) === source.build;
  if (own?.kind === 'chart') return false;
  return own?.kind !== 'folder' || hostSpan(source.at).file === hostSpan(manifest.node).file;
}
