import { expect, test } from 'vitest';
import { envfrom } from '../envfrom.ts';
import { scratch } from '../scratch.ts';

// An overlay that is checked alone is built of a base beside it, whose kustomization is not among the files that are checked.

const POD = `apiVersion: v1
kind: Pod
metadata: {name: p}
spec:
  containers:
  - name: c
    image: x
    envFrom: [{secretRef: {name: g}}]
    env: [{name: S, valueFrom: {secretKeyRef: {name: s, key: a}}}]
`;

const FILES = {
  'base/kustomization.yaml': `resources: [pod.yaml, s.yaml, t.yaml]
secretGenerator:
- name: g
  envs: [.env]
  files: [f.txt]
patches:
- path: p.yaml
  target: {kind: Secret, name: s}
patchesJson6902:
- path: q.yaml
  target: {version: v1, kind: Secret, name: t}
`,
  'base/pod.yaml': POD,
  'base/s.yaml': 'apiVersion: v1\nkind: Secret\nmetadata: {name: s}\ndata: {}\n',
  'base/t.yaml': 'apiVersion: v1\nkind: Secret\nmetadata: {name: t}\ndata: {}\n',
  'base/.env': 'B-C="canary-of-env"\n1X=canary-of-line\n# canary-of-comment\n',
  'base/f.txt': 'canary-of-file\nx\n',
  'base/p.yaml': '- op: add\n  path: /data/a\n  value: canary-of-patch!\n',
  'base/q.yaml': '- op: add\n  path: /data/b\n  value: canary-of-operation!\n',
  'over/kustomization.yaml': 'resources: [../base]\n',
};

test.each(['text', 'markdown', 'html', 'json', 'sarif'])(
  'values in the files of a base that is not checked are not shown: %s',
  async (format) => {
    const folder = scratch(FILES);
    const { stdout } = await envfrom(
      folder,
      `check over --strict --verbose --no-cache -f ${format}`,
    );
    for (const path of ['base/.env', 'base/f.txt', 'base/p.yaml', 'base/q.yaml'])
      expect(stdout.replaceAll('<wbr>', '')).toContain(path);
    expect(stdout).not.toContain('canary-');
  },
);
