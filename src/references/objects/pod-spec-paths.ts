import type { Manifest } from '../../model/manifest.ts';

const SPEC = ['spec'];
const TEMPLATE_SPEC = ['spec', 'template', 'spec'];
const JOB_TEMPLATE_SPEC = ['spec', 'jobTemplate', 'spec', 'template', 'spec'];

const CONTROLLERS = ['Deployment', 'ReplicaSet', 'StatefulSet', 'DaemonSet'];
const JOBS = new Map([
  ['Job', TEMPLATE_SPEC],
  ['CronJob', JOB_TEMPLATE_SPEC],
]);

/** Built-in kinds with a pod spec, by group and kind, removed apiVersions included. Source: the types of k8s.io/api that hold a PodTemplateSpec. */
const POD_SPEC_PATHS: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>> = new Map([
  [
    '',
    new Map([
      ['Pod', SPEC],
      ['PodTemplate', ['template', 'spec']],
      ['ReplicationController', TEMPLATE_SPEC],
    ]),
  ],
  ['apps', new Map(CONTROLLERS.map((kind) => [kind, TEMPLATE_SPEC]))],
  ['extensions', new Map(CONTROLLERS.map((kind) => [kind, TEMPLATE_SPEC]))],
  ['batch', JOBS],
]);

/** Where a built-in workload keeps its pod spec; undefined for every other kind. */
export function podSpecPath({ group, kind }: Manifest): readonly string[] | undefined {
  return POD_SPEC_PATHS.get(group)?.get(kind);
}
