import { PLAIN_NAME } from '../../src/kubernetes/validation/names.ts';
import type { Evidence } from '../../src/model/evidence.ts';
import { appendTo } from '../../src/model/group-by.ts';
import { isHelmRelease } from '../../src/model/kinds/deployer-kinds.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { message, name as named, words } from '../../src/model/message.ts';
import { clusterName } from '../../src/model/names/message-names.ts';
import { nameNodeOf, scalarAt, valueAt, type YamlNode } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import { isTrue } from '../../src/model/scalars/scalar-text.ts';
import { placeOf } from '../../src/model/span.ts';
import { areDeployedTogether } from '../kit/deployed-together.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';

/** Findings of HelmReleases of one cluster that keep one release of Helm. */
export function* sharedReleases({
  manifests,
  buildOf,
}: Pick<Evidence, 'manifests' | 'buildOf'>): Iterable<Finding> {
  const byRelease = new Map<string, { manifest: Manifest; build: string }[]>();
  for (const each of manifests) {
    const key = releaseKey(each.manifest);
    if (key !== undefined) appendTo(byRelease, key, each);
  }
  for (const [first, ...rest] of byRelease.values()) {
    if (first === undefined) continue;
    const other = rest.find(({ manifest, build }) => {
      const [one, two] = [buildOf(first.build), buildOf(build)];
      const isTogether =
        one !== undefined &&
        two !== undefined &&
        (one === two
          ? one.deployment?.answer === 'deployed'
          : areDeployedTogether(one, two, { buildOf }));
      return manifest.name !== first.manifest.name && isTogether;
    });
    if (other !== undefined)
      yield { ...findingOf(other.manifest, first.manifest), build: other.build };
  }
}

/** The release that a HelmRelease installs, and where Helm keeps it; undefined if that is not known, or nothing is installed. */
function releaseKey(manifest: Manifest): string | undefined {
  const { name, namespace, node } = manifest;
  if (!isHelmRelease(manifest)) return undefined;
  if (name === undefined || namespace === undefined) return undefined;
  const field = (key: string): string => scalarAt(node, 'spec', key)?.text ?? '';
  const release = releaseName(node, name);
  const kept = field('storageNamespace') || namespace;
  const isElsewhere = valueAt(node, 'spec', 'kubeConfig') !== undefined;
  const isPlain = [release, kept].every((text) => PLAIN_NAME.test(text));
  if (!isPlain || isElsewhere || isTrue(valueAt(node, 'spec', 'suspend'), 'kubectl'))
    return undefined;
  return JSON.stringify([kept, release]);
}

/** `[TargetNamespace-]Name` without another name (fluxcd/helm-controller: GetReleaseName). */
function releaseName(node: YamlNode, name = ''): string {
  const target = scalarAt(node, 'spec', 'targetNamespace')?.text ?? '';
  const composed = target === '' ? name : `${target}-${name}`;
  return scalarAt(node, 'spec', 'releaseName')?.text || composed;
}

function findingOf(manifest: Manifest, other: Manifest): Finding {
  const at = placeOfRelease(manifest);
  const there = placeOfRelease(other);
  const release = named(releaseName(manifest.node, manifest.name), at);
  return {
    at,
    message: message`${clusterName(manifest)} installs the release \`${release}\`, and so does ${clusterName(other)} (${words(placeOf(there))}): each upgrades the release to its own chart and values, and removes what the other installed.`,
    help: message`Give one of them another \`releaseName\`.`,
    related: [{ at: there, message: message`the other is here` }],
    severity: 'warning',
    subject: subjectOfManifest(manifest),
  };
}

function placeOfRelease({ node }: Manifest): YamlNode {
  return scalarAt(node, 'spec', 'releaseName') ?? nameNodeOf(node);
}
