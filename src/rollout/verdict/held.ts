import type { Reason, Rollout, RolloutVerdict } from '../../model/changes/change.ts';
import type { Evidence } from '../../model/evidence.ts';
import type { Build } from '../../model/manifest.ts';
import { scalarAt } from '../../model/node.ts';
import { isTrue } from '../../model/scalars/scalar-text.ts';
import type { Workload } from '../../model/workload.ts';

/** What happens only after someone resumes it; a running pod that is wrong now is wrong at once. */
const WAITS: ReadonlySet<RolloutVerdict> = new Set([
  'on-delete',
  'unknown',
  'removed',
  'rolls',
  'reloaded',
  'triggered',
  'next-run',
  'updates-live',
  'created',
]);

/** A rollout that waits until someone resumes the workload, or what deploys it: the reason comes first. */
export function withHold(
  found: Rollout | undefined,
  workload: Workload,
  build: Build | undefined,
  { builds }: Pick<Evidence, 'builds'>,
): Rollout | undefined {
  if (found === undefined) return undefined;
  const reason = suspendedDeployer(build, builds) ?? pausedWorkload(workload, found.verdict);
  if (reason === undefined) return found;
  const held = WAITS.has(found.verdict) ? { held: true as const } : {};
  return { ...found, ...held, reasons: [reason, ...found.reasons] };
}

/** A Deployment that is paused makes no new pods; a CronJob that is suspended starts no Job. */
function pausedWorkload(
  { manifest: { kind, node, dialect } }: Workload,
  verdict: RolloutVerdict,
): Reason | undefined {
  const paused = scalarAt(node, 'spec', 'paused');
  const suspended = scalarAt(node, 'spec', 'suspend');
  const isRolling = verdict === 'rolls' || verdict === 'reloaded' || verdict === 'triggered';
  if (isRolling && (kind === 'Deployment' || kind === 'Rollout') && isTrue(paused, dialect))
    return { text: 'it is paused and rolls once it is resumed', after: paused };
  if (verdict === 'next-run' && kind === 'CronJob' && isTrue(suspended, dialect))
    return { text: 'it is suspended and runs once it is resumed', after: suspended };
  return undefined;
}

/**
 * Flux applies nothing of a suspended Kustomization or HelmRelease. A release that a suspended Kustomization holds keeps its values; a
 * Kustomization that another one holds goes on by itself.
 */
function suspendedDeployer(build: Build | undefined, builds: readonly Build[]): Reason | undefined {
  const deployer = build?.deployedBy;
  if (build === undefined || deployer === undefined) return undefined;
  if (build.kind !== 'flux-kustomization' && build.kind !== 'helm-release') return undefined;
  const parent = builds.find(({ id }) => id === deployer.parent);
  const { file, start } = deployer.at;
  const rendered = parent?.objects.find(
    ({ node }) => node.start === start && node.file.path === file.path,
  );
  const suspended = scalarAt(rendered?.node ?? deployer.at, 'spec', 'suspend');
  if (suspended?.text === 'true')
    return {
      text: `${deployer.name} is suspended and applies it once it is resumed`,
      after: suspended,
    };
  return build.kind === 'helm-release' ? suspendedDeployer(parent, builds) : undefined;
}
