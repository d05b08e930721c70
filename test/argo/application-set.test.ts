import { describe, expect, test } from 'vitest';
import { placeOf } from '../../src/model/span.ts';
import { tree } from '../tree.ts';
import { expand, shownApplications, shownField } from './expand.ts';

describe('an ApplicationSet is expanded', () => {
  test('a list: parameters, and a generator with its own template', () => {
    const files = tree`
      === set.yaml
      apiVersion: argoproj.io/v1alpha1
      kind: ApplicationSet
      metadata: {name: set, namespace: argocd}
      spec:
        generators:
          - list:
              elements:
                - {env: dev, server: https://dev}
                - {env: prod, server: https://prod}
          - list:
              elements:
                - {env: lab, server: https://lab}
              template:
                metadata: {name: 'lab-{{env}}'}
                spec:
                  destination: {namespace: lab}
        template:
          metadata: {name: 'web-{{env}}'}
          spec:
            project: default
            destination: {server: '{{server}}', namespace: web}
            source: {repoURL: https://git/repo, path: 'apps/{{env}}', targetRevision: HEAD}
    `;
    const { applications, ...rest } = expand(files);
    expect(shownApplications(applications)).toEqual([
      'web-dev: apps/dev → https://dev web',
      'web-prod: apps/prod → https://prod web',
      'lab-lab: apps/lab → https://lab lab',
    ]);
    expect(rest).toEqual({
      unknown: [],
      refusal: undefined,
      partial: [],
      standIns: [],
      duplicateNames: [],
    });
  });

  test('the layout of argocd-autopilot: files of parameters, directories beside kustomizations', () => {
    const files = tree`
      === set.yaml
      apiVersion: argoproj.io/v1alpha1
      kind: ApplicationSet
      metadata: {name: prod, namespace: argocd}
      spec:
        generators:
          - git:
              files: [{path: 'apps/**/prod/config.json'}]
              repoURL: https://git/repo
              requeueAfterSeconds: 20
              revision: ""
              template:
                metadata: {}
                spec: {destination: {}, project: "", source: {repoURL: ""}}
          - git:
              files: [{path: 'apps/**/prod/config_dir.json'}]
              repoURL: https://git/repo
              requeueAfterSeconds: 20
              revision: ""
              template:
                metadata: {}
                spec:
                  destination: {}
                  project: ""
                  source:
                    directory:
                      exclude: '{{ exclude }}'
                      include: '{{ include }}'
                      jsonnet: {}
                      recurse: true
                    repoURL: ""
        template:
          metadata:
            name: prod-{{ userGivenName }}
            namespace: argocd
          spec:
            destination: {namespace: '{{ destNamespace }}', server: '{{ destServer }}'}
            project: prod
            source: {path: '{{ srcPath }}', repoURL: '{{ srcRepoURL }}', targetRevision: '{{ srcTargetRevision }}'}
      === apps/hello/overlays/prod/config.json
      {"appName": "hello", "userGivenName": "hello", "destNamespace": "hello", "destServer": "https://kubernetes.default.svc",
       "srcPath": "apps/hello/overlays/prod", "srcRepoURL": "https://git/repo", "srcTargetRevision": ""}
      === apps/plain/prod/config_dir.json
      {"appName": "plain", "userGivenName": "plain", "destNamespace": "plain", "destServer": "https://kubernetes.default.svc",
       "srcPath": "apps/plain/prod", "srcRepoURL": "https://git/repo", "srcTargetRevision": "", "exclude": "*.md", "include": ""}
    `;
    const { applications, unknown, refusal } = expand(files);
    expect({ unknown, refusal }).toEqual({ unknown: [], refusal: undefined });
    expect(shownApplications(applications)).toEqual([
      'prod-hello: apps/hello/overlays/prod → https://kubernetes.default.svc hello',
      'prod-plain: apps/plain/prod → https://kubernetes.default.svc plain',
    ]);
    expect(applications.map((app) => shownField(app, 'spec.source.directory.exclude'))).toEqual([
      'spec.source.directory.exclude: absent',
      'spec.source.directory.exclude = *.md at apps/plain/prod/config_dir.json:2 < template set.yaml:26',
    ]);
  });
});

describe('every field leads back to who wrote it', () => {
  const files = tree`
    === set.yaml
    apiVersion: argoproj.io/v1alpha1
    kind: ApplicationSet
    metadata:
      name: set
      namespace: argocd
    spec:
      goTemplate: true
      generators:
        - matrix:
            generators:
              - list:
                  elements:
                    - env: prod
                      tag: "1.2"
              - git:
                  repoURL: https://git/repo
                  revision: HEAD
                  files:
                    - path: apps/*/app.yaml
      template:
        metadata:
          name: '{{ .name }}-{{ .env }}'
        spec:
          project: default
          destination:
            server: https://kubernetes.default.svc
            namespace: '{{ .name }}'
          source:
            repoURL: https://git/repo
            path: '{{ .path.path }}'
            helm:
              parameters:
                - name: tag
                  value: '{{ .tag }}'
              values: |
                image: {{ .image }}
                env: fixed
      templatePatch: |
        spec:
          source:
            targetRevision: v{{ .tag }}
    === apps/web/app.yaml
    name: web
    image: nginx
  `;
  const { applications } = expand(files);

  test.each([
    'metadata.name = web-prod at set.yaml:22 < template apps/web/app.yaml:1',
    'metadata.namespace = argocd at set.yaml:5',
    'spec.project = default at set.yaml:24',
    'spec.destination.server = https://kubernetes.default.svc at set.yaml:26',
    'spec.destination.namespace = web at apps/web/app.yaml:1 < template set.yaml:27',
    'spec.source.path = apps/web at apps/web/app.yaml:1 < template set.yaml:30',
    'spec.source.targetRevision = v1.2 at set.yaml:41',
  ])('%s', (shown) => {
    const [field = ''] = shown.split(' ');
    expect(applications.map((app) => shownField(app, field))).toEqual([shown]);
  });

  test('the application itself: the element and the file that made it', () => {
    const [app] = applications;
    const steps: string[] = [];
    for (let trail = app?.node.trail; trail !== undefined; trail = trail.before) {
      steps.push(`${trail.step.in}: ${placeOf(trail.step.at ?? app?.node ?? fail())}`);
    }
    expect(steps).toEqual([
      'ApplicationSet argocd/set: apps/web/app.yaml:1',
      'ApplicationSet argocd/set: set.yaml:13',
    ]);
  });
});

function fail(): never {
  throw new Error('no application');
}
