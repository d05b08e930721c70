import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { rollout } from '../../../src/commands/rollout/renew-copies.ts';
import { DEFAULT_LIMITS } from '../../../src/model/limits.ts';
import { treeOf } from '../../tree.ts';

/** A workload's old templates, as its ReplicaSets (of a StatefulSet its ControllerRevisions) keep them. */
interface Revision {
  readonly template: string;
  /** What the pods of this revision read when it was made. */
  readonly content: string;
}

/** A cluster that applies what Git holds, removes what Git no longer holds, and forgets revisions beyond the limit. */
class Cluster {
  readonly revisions = new Map<string, Revision[]>();
  #sources = new Map<string, string>();

  apply(files: ReadonlyMap<string, string>): void {
    const objects = [...files.values()].flatMap((text) =>
      parseAllDocuments(text).map((each): Json => each.toJS()),
    );
    this.#sources = new Map(
      objects.flatMap((each) =>
        each.kind === 'ConfigMap' ? [[each.metadata.name, JSON.stringify(each.data)]] : [],
      ),
    );
    for (const { kind, metadata, spec } of objects) {
      if (kind === 'ConfigMap') continue;
      const template = JSON.stringify(spec.template);
      const old = (this.revisions.get(metadata.name) ?? []).filter(
        (each) => each.template !== template,
      );
      old.push({ template, content: this.read(template) ?? 'missing' });
      this.revisions.set(metadata.name, old.slice(-1 - spec.revisionHistoryLimit));
    }
  }

  /** What a pod of a template would read now; undefined when it could not start. */
  read(template: string): string | undefined {
    const name = /"configMapRef":\{"name":"([^"]+)"/.exec(template)?.[1] ?? '';
    return this.#sources.get(name);
  }
}

const SETTINGS = { limits: DEFAULT_LIMITS, loadRestrictor: 'repository' } as const;

interface Json {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly data: unknown;
  readonly spec: { readonly template: unknown; readonly revisionHistoryLimit: number };
}

const workload = (kind: string, name: string, limit: number, image: string): string =>
  `apiVersion: apps/v1\nkind: ${kind}\nmetadata:\n  name: ${name}\n  annotations: {${kind.toLowerCase()}.kubernetes.io/triggered-by: configmap/foo}\nspec:\n  revisionHistoryLimit: ${limit}\n  template:\n    spec:\n      containers:\n      - name: app\n        image: ${image}\n        envFrom: [{configMapRef: {name: foo}}]\n`;
const foo = (mode: number): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: foo}\ndata: {MODE: "${mode}"}\n`;

/** A commit: the files with what `envfrom rollout --write` makes of them. */
function rolledOut(files: Map<string, string>): Map<string, string> {
  const { changes, faults } = rollout(treeOf(files), SETTINGS, undefined);
  expect(faults).toEqual([]);
  const after = new Map(files);
  for (const { path, after: text } of changes) {
    if (text === undefined) after.delete(path);
    else after.set(path, text);
  }
  expect(rollout(treeOf(after), SETTINGS, undefined).changes).toEqual([]);
  return after;
}

describe('rollback, by simulation of the revisions a cluster keeps', () => {
  test.each([
    ['one value after the other', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]],
    ['back and forth', [1, 2, 1, 2, 3, 1, 4, 2, 5, 1, 6, 7, 8, 3, 1]],
    ['no change', [1, 1, 1]],
  ])(
    'every revision that a workload remembers can start with the content it had: %s',
    (_, modes) => {
      const cluster = new Cluster();
      let files = new Map([
        ['bar.yaml', workload('Deployment', 'bar', 10, 'bar:1')],
        ['sts.yaml', workload('StatefulSet', 'sts', 3, 'sts:1')],
      ]);
      for (const [at, mode] of modes.entries()) {
        files.set('foo.yaml', foo(mode));
        // Now and then another change makes a revision of its own.
        const bar = files.get('bar.yaml') ?? '';
        if (at % 4 === 3) files.set('bar.yaml', bar.replace(/image: .*/, `image: bar:${at}`));
        files = rolledOut(files);
        cluster.apply(files);
        for (const revisions of cluster.revisions.values()) {
          for (const { template, content } of revisions) {
            expect(cluster.read(template)).toBe(content);
          }
        }
      }
      const copies = parseAllDocuments(files.get('foo.rollouts.yaml') ?? '');
      expect(copies.length).toBeLessThanOrEqual(11);
      expect(copies.length).toBe(Math.min(11, new Set(modes).size));
      // Both workloads share the current copy.
      const names = ['bar.yaml', 'sts.yaml'].map((path): unknown => parse(files.get(path) ?? ''));
      expect(new Set(names.map((each) => /foo-\w{10}/.exec(JSON.stringify(each))?.[0])).size).toBe(
        1,
      );
    },
  );
});
