import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { randomFrom } from '../../scripts/random.ts';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import { entryOf, type MapNode, type YamlNode } from '../../src/model/node.ts';
import { parseText } from '../../src/parse/parse-text.ts';
import { builtInSchema } from '../../src/render/kustomize/merge/built-in-schema.ts';
import { applyJsonPatch, readJsonPatch } from '../../src/render/kustomize/merge/json-patch.ts';
import { mergeStrategic } from '../../src/render/kustomize/merge/merge-strategic.ts';
import { writeYaml } from '../../src/render/kustomize/print/write-yaml.ts';
import type { BuildResult } from '../../src/render/kustomize/tree/build-refusal.ts';
import { findUnwritable } from '../../src/render/kustomize/tree/find-unwritable.ts';
import { kustomizeProgram } from '../real-programs.ts';
import { randomOperations } from './random-operations.ts';
import { randomPatch } from './random-patches.ts';

const KUSTOMIZE = kustomizeProgram();
const folder = mkdtempSync(join(tmpdir(), 'envfrom-patches-'));
const ROUNDS = Number(process.env['ENVFROM_ROUNDS'] ?? 3);
const SEED = Number(process.env['ENVFROM_SEED'] ?? 1);
const SEEDS = Array.from({ length: ROUNDS }, (_, index) => SEED + index);
const BATCH = 30;
const TRAIL = { step: { kind: 'patch', at: undefined, in: '' }, before: undefined } as const;
const REFUSED = 'refused';

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.skipIf(KUSTOMIZE === undefined)(
  'random patches, as the real kustomize applies them',
  () => {
    test.each(SEEDS)('strategic merge, seed %i', (seed) => {
      const random = randomFrom(seed);
      const cases = Array.from({ length: BATCH }, (_, index) => randomPatch(random, `o${index}`));
      const mismatches = cases.flatMap(({ object, patch }) =>
        compare(object, patch, 'patches: [{path: patch.yaml}]', merged),
      );
      expect(mismatches).toEqual([]);
    });

    test.each(SEEDS)('JSON patch, seed %i', (seed) => {
      const random = randomFrom(seed);
      const cases = Array.from({ length: BATCH }, (_, index) => {
        const { object } = randomPatch(random, `o${index}`);
        const root = rootOf(object);
        return { object, patch: root === undefined ? '' : randomOperations(random, root) };
      });
      const mismatches = cases.flatMap(({ object, patch }) =>
        compare(object, patch, 'patches: [{path: patch.yaml, target: {name: ".*"}}]', patched),
      );
      expect(mismatches).toEqual([]);
    });
  },
);

type Apply = (target: MapNode, patch: YamlNode, text: string) => BuildResult<MapNode | undefined>;

function compare(object: string, patch: string, patches: string, apply: Apply): readonly unknown[] {
  const theirs = real(object, patch, patches);
  const ours = applied(object, patch, apply);
  return theirs === undefined || ours === theirs ? [] : [{ object, patch, theirs, ours }];
}

/** What kustomize prints; undefined where it is its look for names, not the patch, that fails. */
function real(object: string, patch: string, patches: string): string | undefined {
  writeFileSync(join(folder, 'object.yaml'), object);
  writeFileSync(join(folder, 'patch.yaml'), patch);
  writeFileSync(join(folder, 'kustomization.yaml'), `resources: [object.yaml]\n${patches}\n`);
  const { status, stdout, stderr } = spawnSync(KUSTOMIZE ?? '', ['build', folder], {
    encoding: 'utf8',
  });
  if (stderr.includes('considering field')) return undefined;
  return status === 0 ? stdout : REFUSED;
}

function applied(object: string, patch: string, apply: Apply): string {
  const target = rootOf(object);
  const read = rootOf(patch);
  if (target?.kind !== 'map' || read === undefined) return REFUSED;
  const result = apply(target, read, patch);
  if (result.kind === 'refused') return REFUSED;
  const { value } = result;
  if (value === undefined || value.entries.length === 0) return '';
  const isObject = entryOf(value, 'kind') !== undefined;
  return isObject && findUnwritable(value) === undefined ? writeYaml([value]) : REFUSED;
}

function merged(target: MapNode, patch: YamlNode): BuildResult<MapNode | undefined> {
  if (patch.kind !== 'map') throw new Error('a patch is a map');
  return mergeStrategic(target, patch, builtInSchema(), TRAIL);
}

function patched(target: MapNode, patch: YamlNode, text: string): BuildResult<MapNode | undefined> {
  const operations = readJsonPatch(text, patch, patch);
  return operations.kind === 'refused'
    ? operations
    : applyJsonPatch(target, operations.value, TRAIL);
}

function rootOf(text: string): YamlNode | undefined {
  const { documents, faults } = parseText({ path: 'case.yaml', text }, DEFAULT_LIMITS);
  return faults.length === 0 ? documents[0]?.root : undefined;
}
