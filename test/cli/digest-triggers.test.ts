import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { envfrom } from '../envfrom.ts';
import { git, repository, write } from '../scratch.ts';

const DEPLOYMENT = `apiVersion: apps/v1
kind: Deployment
metadata:
  name: web
  namespace: shop
spec:
  selector:
    matchLabels: {app: web}
  template:
    metadata:
      labels: {app: web}
    spec:
      containers:
        - name: app
          image: app:1
`;
const claim = (size: string, label = 'a') =>
  `apiVersion: v1\nkind: PersistentVolumeClaim\nmetadata:\n  name: data\n  namespace: shop\n  labels: {a: ${label}}\nspec: {accessModes: [ReadWriteOnce], resources: {requests: {storage: ${size}}}}\n`;
const config = (level: string) =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: foo, namespace: other}\ndata: {LEVEL: ${level}}\n`;
const own = (level: string): string => config(level).replace('other', 'shop');
const secret = (more: string) =>
  `apiVersion: v1\nkind: Secret\nmetadata: {name: db, namespace: other}\nstringData: {password: "${more.includes('sops') ? 'ENC[AES256_GCM,data:abc]' : 'hunter2-hunter2'}"}\n${more}`;

const read = (root: string): string => readFileSync(join(root, 'web.yaml'), 'utf8');
const digests = (root: string): string => /digests: "?([^"\n]*)/.exec(read(root))?.[1] ?? '';

function shop(): string {
  return repository({
    'web.yaml': DEPLOYMENT,
    'claim.yaml': claim('1Gi'),
    'foo.yaml': config('info'),
  });
}

describe('what no pod can use as a copy triggers by a digest', () => {
  test('of any kind and namespace; it is renewed when the object changes, not when its labels do', async () => {
    const root = shop();
    const set = await envfrom(root, 'set triggers deployment/web pvc/data configmap/other/foo');
    expect([set.code, set.stdout]).toEqual([0, 'deployment "web" updated\n']);
    expect(read(root)).toContain('triggered-by: pvc/data,configmap/other/foo\n');
    expect((await envfrom(root, 'rollout')).stdout).toBe(
      'deployment "web" would have a new digest of pvc/data\ndeployment "web" would have a new digest of configmap/other/foo\n',
    );
    expect((await envfrom(root, 'rollout --write')).code).toBe(0);
    const first = digests(root);
    expect(first).toMatch(/^pvc\/data=\w{10},configmap\/other\/foo=\w{10}$/);
    expect((await envfrom(root, 'rollout --check')).code).toBe(0);
    write(root, { 'claim.yaml': claim('1Gi', 'b') });
    expect((await envfrom(root, 'rollout --check')).code).toBe(0);
    write(root, { 'claim.yaml': claim('2Gi') });
    expect((await envfrom(root, 'rollout --check')).code).toBe(1);
    await envfrom(root, 'rollout --write');
    expect(digests(root)).not.toBe(first);
    expect(digests(root).split(',')[1]).toBe(first.split(',')[1]);
    write(root, { 'claim.yaml': claim('1Gi') });
    await envfrom(root, 'rollout --write');
    expect(digests(root)).toBe(first);
  });

  test('a digest that was not renewed is an error, and diff lists the workload', async () => {
    const root = shop();
    await envfrom(root, 'set triggers deployment/web pvc/data');
    await envfrom(root, 'rollout --write');
    git(root, 'add', '--all');
    git(root, 'commit', '--quiet', '--message', 'linked');
    expect((await envfrom(root, 'check')).stdout).not.toContain('stale-rollout-copy');
    write(root, { 'claim.yaml': claim('2Gi') });
    const { code, stdout } = await envfrom(root, 'check --base HEAD');
    expect([code, stdout.replaceAll(/\s+/g, ' ')]).toEqual([
      1,
      expect.stringContaining(
        'PersistentVolumeClaim `shop/data` was edited, but the digest of it in Deployment `shop/web` was not renewed',
      ),
    ]);
    expect((await envfrom(root, 'diff HEAD')).stdout).toMatch(
      /stale +Deployment shop\/web +its digest of PersistentVolumeClaim data is not renewed/,
    );
    await envfrom(root, 'rollout --write');
    expect((await envfrom(root, 'diff HEAD')).stdout).toMatch(/rolls +Deployment shop\/web/);
  });

  test('of a Secret only if it is encrypted', async () => {
    const plain = repository({ 'web.yaml': DEPLOYMENT, 'db.yaml': secret('') });
    const { code, stderr } = await envfrom(plain, 'set triggers deployment/web secret/other/db');
    expect([code, stderr]).toEqual([2, expect.stringContaining('is not encrypted')]);
    const root = repository({
      'web.yaml': DEPLOYMENT,
      'db.yaml': secret('sops: {mac: x, lastmodified: "1"}\n'),
    });
    expect((await envfrom(root, 'set triggers deployment/web secret/other/db')).code).toBe(0);
    await envfrom(root, 'rollout --write');
    const first = digests(root);
    expect(first).toMatch(/^secret\/other\/db=\w{10}$/);
    write(root, { 'db.yaml': secret('sops: {mac: y, lastmodified: "2"}\n') });
    expect((await envfrom(root, 'rollout --check')).code).toBe(0);
    write(root, { 'db.yaml': secret('sops: {mac: y}\n').replace('data:abc', 'data:abd') });
    expect((await envfrom(root, 'rollout --check')).code).toBe(1);
  });

  test('--remove takes the digest away, and leaves the manifest as it was', async () => {
    const root = shop();
    await envfrom(root, 'set triggers deployment/web pvc/data');
    await envfrom(root, 'rollout --write');
    const { code, stderr } = await envfrom(root, 'set triggers deployment/web --remove');
    expect([code, stderr]).toEqual([0, expect.stringContaining('no digest of `pvc/data`')]);
    expect(read(root)).toBe(DEPLOYMENT);
  });

  test('in a stream of manifests too', async () => {
    const root = shop();
    await envfrom(root, 'set triggers deployment/web pvc/data');
    const input = `${read(root)}---\n${claim('1Gi')}`;
    const { code, stdout } = await envfrom(root, 'rollout -', { stdin: input });
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(/rollout\.envfrom\.dev\/digests: "?pvc\/data=\w{10}"?\n/),
    ]);
  });
});

describe('what set says', () => {
  test('a source of another namespace, one that a generator makes, a namespace without the workload', async () => {
    const root = repository({
      'web.yaml': DEPLOYMENT,
      'foo.yaml': config('info'),
      'kustomization.yaml':
        'resources: [web.yaml, foo.yaml]\nconfigMapGenerator: [{name: made, namespace: shop, literals: [A=1]}]\n',
    });
    const said = async (line: string): Promise<string> => {
      const { code, stderr } = await envfrom(root, line);
      return `${code} ${stderr}`;
    };
    expect(await said('set triggers deployment/web configmap/foo')).toMatch(
      /^2 .*it is in namespace `other`\. Link `configmap\/other\/foo`/,
    );
    expect(await said('set triggers deployment/web configmap/made')).toMatch(
      /^2 .*is generated \(kustomization\.yaml:\d+\), .* remove the link/,
    );
    expect(await said('set triggers deployment/web configmap/foo -n b')).toMatch(
      /^2 .*is in namespace `shop`, not in `b`/,
    );
    expect(await said('set volume deployment/web --configmap-name nope')).toMatch(
      /^0 .*ConfigMap `nope`: pods wait until it exists\.\n.*no container mounts volume `nope` yet/,
    );
  });

  test('--remove brings a workload back to the original', async () => {
    const used = `${DEPLOYMENT}          envFrom:\n            - configMapRef:\n                name: foo\n`;
    const root = repository({ 'web.yaml': used, 'foo.yaml': own('info') });
    await envfrom(root, 'set triggers deployment/web configmap/foo');
    await envfrom(root, 'rollout --write');
    expect(read(root)).toMatch(/name: foo-\w{10}/);
    const { code, stderr } = await envfrom(root, 'set triggers deployment/web --remove');
    expect([code, stderr]).toEqual([
      0,
      expect.stringContaining('uses ConfigMap `foo` itself again. Its copies stay'),
    ]);
    expect(read(root)).toBe(used);
    expect((await envfrom(root, 'check')).code).toBe(0);
  });

  test('an edited older copy is explained', async () => {
    const used = `${DEPLOYMENT}          envFrom:\n            - configMapRef:\n                name: foo\n`;
    const root = repository({ 'web.yaml': used, 'foo.yaml': own('info') });
    await envfrom(root, 'set triggers deployment/web configmap/foo');
    await envfrom(root, 'rollout --write');
    write(root, { 'foo.yaml': own('debug') });
    await envfrom(root, 'rollout --write');
    const path = join(root, 'foo.rollouts.yaml');
    write(root, {
      'foo.rollouts.yaml': readFileSync(path, 'utf8').replace('LEVEL: info', 'LEVEL: edited'),
    });
    const { code, stderr } = await envfrom(root, 'rollout --write');
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/configmap "foo-\w{10}" was edited: .* Restore it from the history/),
    ]);
  });
});
