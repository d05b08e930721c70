import { expect, test } from 'vitest';
import { buildOurs } from '../../scripts/random-kustomize/answers.ts';

/** What a kustomization in `top` prints; the answers are those of kustomize 5.8.2. */
function built(files: Readonly<Record<string, string>>): string {
  const answer = buildOurs({ files: new Map(Object.entries(files)), target: 'top' });
  return answer.kind === 'built' ? answer.text : answer.message;
}

const DEPLOYMENT = 'apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: db\n';

test.each([
  ["'- '", '"3"'],
  ["'? '", '"3"'],
  ["'5'", '"3"'],
  ['a', '3'],
])(
  'a text over a number, %s, has quotes after the next patch, which a count keeps',
  (text, count) => {
    const files = {
      'base/d.yaml': `${DEPLOYMENT}spec:\n  replicas: 1\n`,
      'base/p.yaml': `${DEPLOYMENT}spec:\n  replicas: ${text}\n`,
      'base/kustomization.yaml': 'resources: [d.yaml]\npatches: [{path: p.yaml}]\n',
      'top/p.yaml': `${DEPLOYMENT}  labels: {a: b}\n`,
      'top/kustomization.yaml':
        'resources: [../base]\npatches: [{path: p.yaml}]\nreplicas: [{name: db, count: 3}]\n',
    };
    expect(built(files)).toBe(
      `${DEPLOYMENT.replace('metadata:\n', 'metadata:\n  labels:\n    a: b\n')}spec:\n  replicas: ${count}\n`,
    );
  },
);

test('a replacement that creates a path within its own value copies the path too', () => {
  const widget = 'apiVersion: v1\nkind: Widget\nmetadata:\n  name: w\nspec:\n  a: b\n';
  const files = {
    'top/w.yaml': widget,
    'top/kustomization.yaml':
      'resources: [w.yaml]\nreplacements:\n- source: {kind: Widget, fieldPath: spec}\n  targets: [{select: {kind: Widget}, fieldPaths: [spec.copy.of], options: {create: true}}]\n',
  };
  expect(built(files)).toBe(`${widget}  copy:\n    of:\n      a: b\n      copy:\n        of: {}\n`);
});

/** A ConfigMap with a port in its annotations. */
function map(name: string, label = ''): string {
  return `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  annotations:\n    port: "12345"\n${label}  name: ${name}\n`;
}

test('a number that replaces the name of a patched object is not quoted', () => {
  const replaced = (patches: string) =>
    built({
      'top/m.yaml': map('m'),
      'top/p.yaml': map('m', '  labels:\n    a: b\n'),
      'top/kustomization.yaml': `resources: [m.yaml]\npatches: ${patches}\nreplacements:\n- source: {kind: ConfigMap, fieldPath: metadata.annotations.port}\n  targets: [{select: {kind: ConfigMap}, fieldPaths: [metadata.name]}]\n`,
    });
  expect(replaced('[]')).toBe(map('"12345"'));
  expect(replaced('[{path: p.yaml}]')).toBe(map('12345', '  labels:\n    a: b\n'));
});
