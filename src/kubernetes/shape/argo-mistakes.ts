import { helpFor, meant, type Mistakes } from './field-mistake.ts';

/** Of Applications of Argo CD. */
export const ARGO_MISTAKES: Mistakes = {
  ApplicationSpec: {
    createNamespace: 'Write `CreateNamespace=true` in `syncPolicy.syncOptions`.',
    ...helpFor('syncOptions automated retry', 'Put it under `syncPolicy`.'),
    ...helpFor('prune selfHeal', 'Put it under `syncPolicy.automated`.'),
    ...helpFor('namespace server', 'Put it under `destination`.'),
    ...helpFor(
      'repoURL path targetRevision chart helm kustomize directory plugin',
      'Put it under `source`.',
    ),
  },
  ApplicationSource: {
    repository: meant('repoURL'),
    repoUrl: meant('repoURL'),
    version: meant('targetRevision'),
    revision: meant('targetRevision'),
    ...helpFor(
      'destination syncPolicy project ignoreDifferences',
      'Put it under `spec`, beside `source`.',
    ),
    ...helpFor('valueFiles values valuesObject parameters releaseName', 'Put it under `helm`.'),
    ...helpFor('images namePrefix nameSuffix', 'Put it under `kustomize`.'),
  },
  ApplicationSyncPolicy: helpFor('prune selfHeal allowEmpty', 'Put it under `automated`.'),
  SyncPolicyAutomated: helpFor(
    'syncOptions retry',
    'Put it under `syncPolicy`, beside `automated`.',
  ),
};
