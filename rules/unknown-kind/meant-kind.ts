import { KIND_VERSIONS } from '../../src/kubernetes/workload-kinds.ts';
import { groupsWithKind, kindsOfGroup, versionOfKind } from '../../src/model/kinds/kinds.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { nearestName } from '../../src/text/nearest-name.ts';
import { typoOf } from '../../src/text/typo.ts';

interface Meant {
  readonly kind: string;
  readonly apiVersion: string;
}

/** Plugins of the API server that people take for the kinds which configure them. */
const PLUGINS: ReadonlyMap<string, string> = new Map([
  ['MutatingAdmissionWebhook', 'MutatingWebhookConfiguration'],
  ['ValidatingAdmissionWebhook', 'ValidatingWebhookConfiguration'],
]);

/** The kind that was meant instead of one that its group does not have, for near misses and kinds of other groups only. */
export function meantKind({ apiVersion, group, kind }: Manifest): Meant | undefined {
  const own = kindsOfGroup(group);
  if (own === undefined) return ofMeantGroup(apiVersion, group, kind);
  if (own.has(kind)) return undefined;
  const elsewhere = versionOfKind(kind);
  if (elsewhere !== undefined) return { kind, apiVersion: elsewhere };
  const inGroup = PLUGINS.get(kind) ?? [...own].find((one) => isMisspelled(kind, one));
  if (inGroup !== undefined) {
    const isOfGroup = own.has(inGroup);
    return {
      kind: inGroup,
      apiVersion: isOfGroup ? apiVersion : (versionOfKind(inGroup) ?? apiVersion),
    };
  }
  return group === '' || group === 'apps' || group === 'batch' ? nearestWorkload(kind) : undefined;
}

/** The kind in the group that has it, and whose name this one nearly is. */
function ofMeantGroup(apiVersion: string, group: string, kind: string): Meant | undefined {
  const groups = groupsWithKind(kind);
  if (groups.includes(group)) return undefined;
  const meant = groups.find((each) => typoOf(group, each) !== undefined);
  return meant === undefined
    ? undefined
    : { kind, apiVersion: `${meant}${apiVersion.slice(group.length)}` };
}

/** Other case, or one letter wrong. */
function isMisspelled(kind: string, known: string): boolean {
  return kind.toLowerCase() === known.toLowerCase() || typoOf(kind, known) !== undefined;
}

/** ConfigMap, Secret and the workloads, in the groups that have them: real kinds that are not listed differ by more. */
function nearestWorkload(kind: string): Meant | undefined {
  const nearest = nearestName(kind, KIND_VERSIONS.keys());
  const apiVersion = nearest === undefined ? undefined : KIND_VERSIONS.get(nearest);
  if (nearest === undefined || apiVersion === undefined) return undefined;
  return Math.abs(kind.length - nearest.length) <= 2 ? { kind: nearest, apiVersion } : undefined;
}
