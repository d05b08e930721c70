import { describe, expect, test } from 'vitest';
import { envfrom } from '../../envfrom.ts';
import { scratch } from '../../scratch.ts';

/** A Pod with one container, whose fields are given. */
const pod = (container: string, volumes = ''): string =>
  `---\napiVersion: v1\nkind: Pod\nmetadata: {name: p}\nspec:\n  containers:\n  - name: c\n    image: x\n${container}${volumes}`;
const map = (name: string, data: string): string =>
  `---\napiVersion: v1\nkind: ConfigMap\nmetadata: {name: ${name}}\ndata: ${data}\n`;

/** What a command prints of these manifests. */
async function printed(line: string, ...manifests: readonly string[]): Promise<string> {
  const { stdout, stderr } = await envfrom(scratch({ 'a.yaml': manifests.join('') }), line);
  return stdout + stderr;
}

describe('all keys of a ConfigMap as variables', () => {
  const ETCD = map(
    'etcd-env-config',
    '{number_of_members: "1", initial_cluster_state: new, initial_cluster_token: DUMMY_ETCD_INITIAL_CLUSTER_TOKEN, discovery_token: DUMMY_ETCD_DISCOVERY_TOKEN, discovery_url: "http://etcd_discovery:2379", etcdctl_peers: "http://etcd:2379", duplicate_key: FROM_CONFIG_MAP, REPLACE_ME: "a value"}',
  );
  const POD = pod(
    '    envFrom: [{configMapRef: {name: etcd-env-config}}]\n    env:\n    - {name: duplicate_key, value: FROM_ENV}\n    - {name: expansion, value: $(REPLACE_ME)}\n',
  );

  test('the first example has nine variables', async () => {
    expect((await printed('env --format dotenv', ETCD, POD)).split('\n').slice(1, -1)).toEqual([
      'number_of_members=1',
      'initial_cluster_state=new',
      'initial_cluster_token=DUMMY_ETCD_INITIAL_CLUSTER_TOKEN',
      'discovery_token=DUMMY_ETCD_DISCOVERY_TOKEN',
      'discovery_url=http://etcd_discovery:2379',
      'etcdctl_peers=http://etcd:2379',
      "REPLACE_ME='a value'",
      'duplicate_key=FROM_ENV',
      "expansion='a value'",
    ]);
  });

  const PREFIXED = pod(
    '    envFrom:\n    - {prefix: cm1_, configMapRef: {name: env-config}}\n    - {prefix: cm2_, configMapRef: {name: env-config}}\n',
  );

  test('the second example has four, and its prefixes prevent a collision', async () => {
    const two = map('env-config', '{key1: a, key2: b}');
    expect((await printed('env --format dotenv', two, PREFIXED)).split('\n').slice(1, -1)).toEqual([
      'cm1_key1=a',
      'cm1_key2=b',
      'cm2_key1=a',
      'cm2_key2=b',
    ]);
    expect(await printed('check', two, PREFIXED)).toMatch(/^No problems\./);
    const bare = PREFIXED.replaceAll(/prefix: cm\d_, /g, '').replace('env-config}}\n', 'other}}\n');
    const collides = await printed('check', two, map('other', '{key1: c}'), bare);
    expect(collides).toContain('warning[colliding-variable]: `key1` is set by two envFrom items');
  });

  test('describe shows the name, the prefix and whether it is optional', async () => {
    expect(await printed('env --format describe', map('env-config', '{a: b}'), PREFIXED)).toContain(
      "      env-config  ConfigMap with prefix 'cm1_'  Optional: false\n",
    );
  });

  test('ten keys that a kubelet skips are one problem and one event', async () => {
    const keys = Array.from({ length: 10 }, (_, at) => `${at}key: a`).join(', ');
    const manifests = [map('cm', `{${keys}}`), pod('    envFrom: [{configMapRef: {name: cm}}]\n')];
    const check = await printed('check --kubernetes-version 1.29', ...manifests);
    expect(check).toContain(
      'warning[invalid-variable-name]: 10 keys of ConfigMap `cm` set no variables in container `c` of Pod `p`: kubelets before 1.30 skip `0key`, `1key`, `2key`, `3key`, `4key` and 5 more (',
    );
    expect(check).toContain('\n1 warning in 1 file.\n');
    const shown = await printed('env --kubernetes-version 1.29', ...manifests);
    expect(shown.match(/InvalidEnvironmentVariableNames/g)?.length).toBe(1);
    expect(shown).toContain('  envFrom[0]  skipped: ');
  });

  test('`configMap` for `configMapRef` is one problem that --fix repairs, and env says it', async () => {
    const root = scratch({
      'a.yaml': `${map('cm', '{A: b}')}${pod('    envFrom:\n    - configMap:\n        name: cm\n')}`,
    });
    expect((await envfrom(root, 'check')).stdout).toContain('\n1 error in 1 file.\n');
    expect((await envfrom(root, 'env')).stdout).toContain(
      '  envFrom[0]  skipped: it has neither configMapRef nor secretRef (a.yaml:',
    );
    expect((await envfrom(root, 'check --fix')).code).toBe(0);
    expect((await envfrom(root, 'env --format dotenv')).stdout).toContain('A=b\n');
  });
});

describe('optional ConfigMaps and Secrets', () => {
  test('in all places where one can be named, and in a volume that no container mounts', async () => {
    const container = `    envFrom:
    - configMapRef: {name: a, optional: true}
    - secretRef: {name: b, optional: true}
    env:
    - name: C
      valueFrom: {configMapKeyRef: {name: c, key: k, optional: true}}
    - name: D
      valueFrom: {secretKeyRef: {name: d, key: k, optional: true}}
    volumeMounts:
    - {name: e, mountPath: /e}
    - {name: f, mountPath: /f}
    - {name: g, mountPath: /g}
`;
    const volumes = `  volumes:
  - {name: e, configMap: {name: e, optional: true}}
  - {name: f, secret: {secretName: f, optional: true}}
  - name: g
    projected:
      sources:
      - configMap: {name: g, optional: true}
      - secret: {name: h, optional: true}
  - {name: unmounted, configMap: {name: i, optional: true}}
`;
    const check = await printed('check --verbose', pod(container, volumes));
    const missing = check.match(/(?:ConfigMap|Secret) \w(?:\/k)?: optional, and missing/g) ?? [];
    expect(new Set(missing.map((text) => /\w(?=[:/])/.exec(text)?.[0]))).toEqual(
      new Set('a b c d e f g h i'.split(' ')),
    );
    expect(check).toContain('\nNo problems.\n');
    expect(check).not.toContain('could not be checked');
  });

  const DEFAULTS = map('defaults', '{LOG: info, PORT: "80"}');

  test('any previous value for the given key is used', async () => {
    const env = `    envFrom: [{configMapRef: {name: defaults}}]
    env:
    - name: PORT
      valueFrom: {configMapKeyRef: {name: defaults, key: another-port, optional: true}}
`;
    expect(await printed('env --format dotenv', DEFAULTS, pod(env))).toContain('PORT=80\n');
  });

  test('required defaults and an optional ConfigMap that overrides them are no warning', async () => {
    const both = pod(
      '    envFrom:\n    - configMapRef: {name: defaults}\n    - configMapRef: {name: overrides, optional: true}\n',
    );
    const manifests = [DEFAULTS, map('overrides', '{LOG: debug}'), both];
    expect(await printed('check', ...manifests)).toMatch(/^No errors or warnings\./);
    expect(await printed('env --format dotenv', ...manifests)).toContain('LOG=debug\n');
    expect(await printed('env --format dotenv', DEFAULTS, both)).toContain('LOG=info\n');
  });
});
