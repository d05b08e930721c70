import type { Dialect } from '../../model/manifest.ts';
import { mapAt, valueAt, type MapNode } from '../../model/node.ts';
import { isSameField } from './canonical.ts';

/** An entry object, or what a build says of the one that deploys it. */
export interface Requested {
  readonly node: MapNode;
  readonly dialect: Dialect;
}

const OF_FLUX =
  'interval retryInterval timeout suspend dependsOn serviceAccountName wait healthChecks healthCheckExprs prune force deletionPolicy ' +
  'install upgrade rollback uninstall test driftDetection maxHistory persistentClient waitStrategy';
const OF_ARGO_CD = 'project syncPolicy ignoreDifferences info revisionHistoryLimit';
/** Fields that say when, how often and by whom something is applied, and not what. */
const HOW: ReadonlySet<string> = new Set(`${OF_FLUX} ${OF_ARGO_CD}`.split(' '));

/** Whether two versions of an entry object ask for the same: their specs are equal but for fields that say how it is applied. */
export function isSameRequest(one: Requested, other: Requested): boolean {
  const [old, now] = [one, other].map(({ node }) => mapAt(node, 'spec'));
  const names = new Set([old, now].flatMap((spec) => spec?.entries ?? []).map(({ name }) => name));
  return [...names].every(
    (name) =>
      HOW.has(name) ||
      isSameField(valueAt(old, name), one.dialect, valueAt(now, name), other.dialect),
  );
}
