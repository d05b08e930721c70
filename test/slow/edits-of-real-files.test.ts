import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { changedFiles } from '../../src/edits/changed-files.ts';
import type { Planned } from '../../src/edits/map-edits.ts';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { parseFile } from '../../src/parse/parse-file.ts';
import { linkedKindOf, podSpecOf, type LinkedKind } from '../../src/rollout/write/linked-kinds.ts';
import { planTriggers } from '../../src/rollout/write/plan-triggers.ts';
import { planVolume, type VolumeRequest } from '../../src/rollout/write/plan-volume.ts';
import { sharedFolder } from '../real-programs.ts';

const CORPUS = sharedFolder('corpus');

interface Found {
  readonly path: string;
  readonly text: string;
}

/** Files of real repositories in which a workload stands. */
function corpusFiles(): readonly Found[] {
  if (CORPUS === undefined) return [];
  return readdirSync(CORPUS, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.ya?ml$/.test(path))
    .flatMap((path) => {
      const text = readFileSync(join(CORPUS, path), 'utf8');
      return /kind: *(?:Deployment|StatefulSet|DaemonSet|CronJob)\b/.test(text)
        ? [{ path, text }]
        : [];
    });
}

function workloadsIn({ path, text }: Found): readonly (readonly [Manifest, LinkedKind])[] {
  const bytes = new TextEncoder().encode(text);
  const { documents } = parseFile(path, { kind: 'bytes', bytes }, DEFAULT_LIMITS);
  return documents
    .flatMap(({ manifests }) => manifests)
    .flatMap((manifest) => {
      const kind = linkedKindOf(manifest);
      const isWhole = kind !== undefined && podSpecOf(manifest, kind) !== undefined;
      return isWhole ? [[manifest, kind] as const] : [];
    });
}

/** The file after a plan for each of its workloads; undefined where one is refused. */
function edited(
  file: Found,
  plan: (manifest: Manifest, kind: LinkedKind) => Planned | { readonly fault: string },
): string | undefined {
  const plans = workloadsIn(file).map(([manifest, kind]) => plan(manifest, kind));
  const edits = plans.flatMap((each) => (each === 'elsewhere' || 'fault' in each ? [] : each));
  if (plans.some((each) => each === 'elsewhere' || 'fault' in each)) return undefined;
  return changedFiles(edits)[0]?.after ?? file.text;
}

const objectsOf = (text: string): readonly unknown[] =>
  parseAllDocuments(text, { version: '1.1', merge: true }).map((each): unknown => each.toJS());

const VOLUME: VolumeRequest = {
  kind: 'ConfigMap',
  source: 'made-up-by-a-test',
  volume: undefined,
  mountPath: '/made/up',
  container: undefined,
  remove: false,
};

const files = corpusFiles();

describe.skipIf(files.length === 0)('edits of the manifests of real repositories', () => {
  test('a link changes one annotation, and its removal brings every byte back', () => {
    const triggers = [{ kind: 'ConfigMap', name: 'made-up' }] as const;
    let count = 0;
    for (const file of files) {
      const linked = edited(file, (manifest, kind) =>
        planTriggers(manifest, kind, triggers, false),
      );
      if (linked === undefined || linked === file.text) continue;
      count += 1;
      const objects = JSON.stringify(objectsOf(linked)).replaceAll(
        /(?:,"annotations":\{"\w+\.kubernetes\.io\/triggered-by":"configmap\/made-up"\}|,"\w+\.kubernetes\.io\/triggered-by":"configmap\/made-up")/g,
        '',
      );
      expect(objects, file.path).toBe(JSON.stringify(objectsOf(file.text)));
      const back = edited({ ...file, text: linked }, (manifest, kind) =>
        planTriggers(manifest, kind, triggers, true),
      );
      expect(back, file.path).toBe(file.text);
    }
    expect(count).toBeGreaterThan(20);
  });

  test('a volume is added with its mounts, once, and its removal brings every byte back', () => {
    let count = 0;
    for (const file of files) {
      const mounted = edited(file, (manifest, kind) => planVolume(manifest, kind, VOLUME));
      if (mounted === undefined || mounted === file.text) continue;
      count += 1;
      expect(workloadsIn({ ...file, text: mounted }), file.path).toHaveLength(
        workloadsIn(file).length,
      );
      const again = edited({ ...file, text: mounted }, (manifest, kind) =>
        planVolume(manifest, kind, VOLUME),
      );
      expect(again, file.path).toBe(mounted);
      const objects = JSON.stringify(objectsOf(mounted));
      const mounts =
        objects.split('{"name":"made-up-by-a-test","mountPath":"/made/up"}').length - 1;
      const volumes =
        objects.split('{"name":"made-up-by-a-test","configMap":{"name":"made-up-by-a-test"}}')
          .length - 1;
      expect(volumes, file.path).toBe(workloadsIn(file).length);
      expect(mounts, file.path).toBeGreaterThanOrEqual(volumes);
      const back = edited({ ...file, text: mounted }, (manifest, kind) =>
        planVolume(manifest, kind, { ...VOLUME, remove: true }),
      );
      expect(back, file.path).toBe(file.text);
    }
    expect(count).toBeGreaterThan(20);
  });
});
