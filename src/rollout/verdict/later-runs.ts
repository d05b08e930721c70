import type { Build, Manifest } from '../../model/manifest.ts';
import { mapAt, scalarAt } from '../../model/node.ts';

/** Who creates a Job again with every release. Flux applies hooks like any object, except those of the charts that it installs. */
export function hookOf({ node, name }: Manifest, build: Build | undefined): string | undefined {
  if (name === undefined && scalarAt(node, 'metadata', 'generateName') !== undefined)
    return 'A new name (`generateName`)';
  if (build?.kind === 'flux-kustomization') return undefined;
  const annotations = mapAt(node, 'metadata', 'annotations');
  if (scalarAt(annotations, 'helm.sh/hook') !== undefined) return 'The Helm hook';
  if (build?.kind === 'helm-release') return undefined;
  return scalarAt(annotations, 'argocd.argoproj.io/hook') === undefined
    ? undefined
    : 'The Argo CD hook';
}

/** Custom resources that describe pods of later runs, and change none that run: Tekton's, Argo's and KEDA's. */
const TEMPLATES = new Set([
  'tekton.dev Task',
  'tekton.dev ClusterTask',
  'tekton.dev Pipeline',
  'argoproj.io WorkflowTemplate',
  'argoproj.io ClusterWorkflowTemplate',
  'argoproj.io CronWorkflow',
  'keda.sh ScaledJob',
]);

/** Only pods of later runs come from it. */
export function isTemplate({ group, kind }: Manifest): boolean {
  return TEMPLATES.has(`${group} ${kind}`);
}
