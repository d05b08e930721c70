import { describe, expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { isUndeployed } from '../../src/model/deployment.ts';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import { messageText } from '../../src/model/message.ts';
import { valueAt } from '../../src/model/node.ts';
import { placeOf } from '../../src/model/span.ts';
import { parseFiles } from '../../src/parse/parse-files.ts';
import { check } from '../../src/pipeline/check.ts';
import { renderBuilds, type Rendered } from '../../src/render/render-builds.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const DEFINITION = `apiVersion: kro.run/v1alpha1
kind: ResourceGraphDefinition
metadata: {name: webapp}
spec:
  schema:
    apiVersion: v1alpha1
    kind: WebApp
    spec: {name: string, settings: 'string | default="none"', hasCache: boolean | default=false}
  resources:
    - id: config
      template:
        apiVersion: v1
        kind: ConfigMap
        metadata: {name: "\${schema.spec.name}-config"}
        data: {LOG_LEVEL: info}
    - id: cache
      includeWhen: ["\${schema.spec.hasCache}"]
      template: {apiVersion: v1, kind: Secret, metadata: {name: cache}}
    - id: pod
      template:
        apiVersion: v1
        kind: Pod
        metadata: {name: "\${schema.spec.name}"}
        spec:
          containers:
            - name: web
              image: web
              envFrom:
                - configMapRef: {name: "\${config.metadata.name}"}
                - configMapRef: {name: "\${schema.spec.settings}"}
              env: [{name: X, valueFrom: {configMapKeyRef: {name: "\${schema.spec.name}-config", key: LOG_LEVLE}}}]
`;

const INSTANCE = `apiVersion: kro.run/v1alpha1
kind: WebApp
metadata: {name: shop, namespace: web}
spec:
  name: shop
  settings: shop-confg
`;

function render(files: Readonly<Record<string, string>>): Rendered {
  const all = treeOf(files);
  const settings = { limits: DEFAULT_LIMITS, loadRestrictor: 'repository' } as const;
  return renderBuilds(ENGINES, all, parseFiles(all, DEFAULT_LIMITS), settings);
}

/** The builds of kro as `id < parent: objects; what is lacking`, then what is not checked, then what is refused. */
function shown(files: Readonly<Record<string, string>>): readonly string[] {
  const { builds, uncheckedEntries } = render(files);
  const made = builds.filter(({ kind }) => kind === 'kro-instance');
  return [
    ...made.map((build) => {
      const { id, deployedBy, objects, partial } = build;
      const names = objects.map(({ kind, namespace, name }) => `${kind} ${namespace}/${name}`);
      const lacks = partial.map(messageText);
      const state = isUndeployed(build) ? ' undeployed' : '';
      return `${id} < ${deployedBy?.parent}${state}: ${[...names, ...lacks].join('; ')}`;
    }),
    ...uncheckedEntries.map(
      ({ manifest: { kind, name }, reason }) => `${kind} ${name}: ${messageText(reason)}`,
    ),
    ...made.flatMap(({ failures }) =>
      failures.map(({ at, message }) => `${placeOf(at)} ${messageText(message)}`),
    ),
  ];
}

/** A definition of WebApp with other resources, in the file `graph.yaml`. */
function graph(resources: string, spec = '{name: string}'): string {
  return `apiVersion: kro.run/v1alpha1
kind: ResourceGraphDefinition
metadata: {name: webapp}
spec:
  schema: {apiVersion: v1alpha1, kind: WebApp, spec: ${spec}}
  resources:
${resources}`;
}

const CONFIG =
  '    - {id: config, template: {apiVersion: v1, kind: ConfigMap, metadata: {name: x}}}\n';

function flux(name: string, path: string): string {
  return `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: ${name}, namespace: flux-system}
spec: {path: ./${path}, sourceRef: {kind: GitRepository, name: flux-system}}
`;
}

describe('instances of kro', () => {
  test('each is a build of its own, in the namespace of the instance', () => {
    expect(shown({ 'kro/graph.yaml': DEFINITION, 'apps/shop.yaml': INSTANCE })).toEqual([
      'WebApp web/shop < apps: ConfigMap web/shop-config; Pod web/shop',
    ]);
  });

  test('problems are at the template, or at the value of the instance', () => {
    const all = treeOf({ 'graph.yaml': DEFINITION, 'shop.yaml': INSTANCE });
    const { problems } = check(ENGINES, all, catalogue, SETTINGS);
    expect(problems.map(({ rule, at }) => `${placeOf(at)} ${rule}`)).toMatchInlineSnapshot(`
      [
        "graph.yaml:31 missing-config-map-key",
        "shop.yaml:6 undeclared-config-map",
      ]
    `);
  });

  test('a value keeps the place where it is written, and all else that of the template', () => {
    const { builds } = render({ 'graph.yaml': DEFINITION, 'shop.yaml': INSTANCE });
    const pod = builds.flatMap(({ objects }) => objects).find(({ kind }) => kind === 'Pod');
    const containers = valueAt(pod?.node, 'spec', 'containers');
    const [container] = containers?.kind === 'sequence' ? containers.items : [];
    const list = valueAt(container, 'envFrom');
    const names = list?.kind === 'sequence' ? list.items : [];
    const places = names.map((item) => {
      const name = valueAt(item, 'configMapRef', 'name');
      return name && `${placeOf(name)} ${name.kind === 'scalar' ? name.text : ''}`;
    });
    expect(places).toEqual(['graph.yaml:29 shop-config', 'shop.yaml:6 shop-confg']);
  });

  test('what depends on the status of other objects is unknown or left out', () => {
    const resources = `    - {id: app, template: {apiVersion: v1, kind: Service, metadata: {name: x}}}
    - {id: config, template: {apiVersion: v1, kind: ConfigMap, metadata: {name: address}, data: {IP: "\${app.spec.clusterIP}"}}}
    - {id: named, template: {apiVersion: v1, kind: ConfigMap, metadata: {name: "\${app.status.x}"}}}
    - {id: after, template: {apiVersion: v1, kind: ConfigMap, metadata: {name: z}, data: {A: "\${named.metadata.name}"}}}
`;
    expect(
      shown({
        'graph.yaml': graph(resources),
        'shop.yaml': INSTANCE.replace(/  settings.*\n/, ''),
      }),
    ).toEqual([
      'WebApp web/shop < .: Service web/x; ConfigMap web/address; `named` needs status, which the cluster sets; `after` depends on a resource that is not known',
    ]);
  });

  test('a definition that kro refuses is reported, and its instances are not checked', () => {
    const resources = CONFIG.replace('name: x', 'name: "${schema.spec.nme}"');
    expect(shown({ 'graph.yaml': graph(resources), 'shop.yaml': INSTANCE })).toEqual([
      'ResourceGraphDefinition webapp < .: ',
      'WebApp shop: kro refuses its definition',
      'graph.yaml:7 kro 0.9 refuses this: failed to validate resource "config": failed to compile template expression "schema.spec.nme" at path "metadata.name": undefined field \'nme\'',
    ]);
  });

  test('instances that cannot be known are not checked', () => {
    const failing = CONFIG.replace('template:', 'includeWhen: ["${schema.spec.name}"], template:');
    const texts = { 'graph.yaml': graph(CONFIG) };
    expect(shown({ 'graph.yaml': graph(failing), 'shop.yaml': INSTANCE }).slice(1)).toEqual([
      'WebApp shop: kro refuses its definition',
      'graph.yaml:7 kro 0.9 refuses this: failed to validate resource "config": includeWhen expression "schema.spec.name" in resource "config" must return bool or optional_type(bool), but returns "string"',
    ]);
    expect(shown({ ...texts, 'shop.yaml': INSTANCE })).toEqual([
      'WebApp shop: the API server refuses it: `spec.settings` is not in the schema',
    ]);
    expect(shown(texts)).toEqual([
      'ResourceGraphDefinition webapp: no instance of it is in this repository',
    ]);
    const two = { 'a/graph.yaml': graph(CONFIG), 'b/graph.yaml': graph(CONFIG) };
    expect(shown({ ...two, 'c/shop.yaml': INSTANCE })).toContain(
      'WebApp shop: several definitions of its kind may be deployed beside it',
    );
  });

  test('an instance that is suspended, or whose resources are all left out, makes nothing', () => {
    const suspended = INSTANCE.replace(
      'namespace: web',
      'namespace: web, annotations: {kro.run/reconcile: Suspended}',
    );
    expect(shown({ 'graph.yaml': DEFINITION, 'shop.yaml': suspended })).toEqual([]);
  });

  test('instances in instances are rendered too, up to a limit', () => {
    const inner = graph(CONFIG.replace('name: x', 'name: "${schema.spec.name}"'));
    const outer = inner
      .replaceAll('WebApp', 'Team')
      .replace('name: webapp', 'name: team')
      .replace(
        /resources:\n[^]*/,
        'resources:\n    - {id: app, template: {apiVersion: kro.run/v1alpha1, kind: WebApp, metadata: {name: "${schema.spec.name}-app"}, spec: {name: "${schema.spec.name}-settings"}}}\n',
      );
    const team =
      'apiVersion: kro.run/v1alpha1\nkind: Team\nmetadata: {name: red, namespace: web}\nspec: {name: red}\n';
    expect(shown({ 'inner.yaml': inner, 'outer.yaml': outer, 'team.yaml': team })).toEqual([
      'Team web/red < .: WebApp web/red-app',
      'WebApp web/red-app < Team web/red: ConfigMap web/red-settings',
    ]);
    const endless = outer.replaceAll('Team', 'WebApp');
    const told = shown({
      'graph.yaml': endless,
      'shop.yaml': INSTANCE.replace(/  settings.*\n/, ''),
    });
    expect(told.at(-1)).toMatch(/^WebApp .*: the instances of kro make more than envfrom examines/);
  });

  test('a definition counts in its own cluster, and what nothing deploys makes nothing that is deployed', () => {
    const instance = INSTANCE.replace(/  settings.*\n/, '');
    const files = {
      'clusters/one/infra.yaml': flux('infra', 'infra'),
      'clusters/one/apps.yaml': flux('apps', 'apps'),
      'clusters/two/apps.yaml': flux('apps', 'apps'),
      'infra/graph.yaml': graph(CONFIG),
      'apps/shop.yaml': instance,
      'old/shop.yaml': instance.replace('name: shop,', 'name: old,'),
    };
    expect(shown(files)).toEqual([
      'WebApp web/old < old undeployed: ConfigMap web/x',
      'WebApp web/shop < apps: ConfigMap web/x',
      'WebApp shop: its definition is deployed to another cluster',
    ]);
  });

  test('what an instance names counts once, where its objects name it', () => {
    const pod = `    - id: pod
      template:
        apiVersion: v1
        kind: Pod
        metadata: {name: web}
        spec: {containers: [{name: web, image: web, env: "\${schema.spec.env}"}]}
`;
    const instance = INSTANCE.replace(
      /  settings.*\n/,
      '  env: [{name: A, valueFrom: {secretKeyRef: {name: missing, key: a}}}]\n',
    );
    const files = {
      'graph.yaml': graph(pod, '{name: string, env: "[]object"}'),
      'shop.yaml': instance,
    };
    const { references, problems } = check(ENGINES, treeOf(files), catalogue, SETTINGS);
    expect(references.map(({ at }) => placeOf(at))).toEqual(['shop.yaml:6']);
    expect(problems.map(({ rule, at }) => `${placeOf(at)} ${rule}`)).toEqual([
      'shop.yaml:6 undeclared-secret',
    ]);
  });
});
