import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { RELEASE, type ChartOnDisk } from '../random-helm/answers.ts';
import { randomFrom, type Random } from '../random.ts';

export interface ChartCase extends ChartOnDisk {
  readonly name: string;
}

/** Folders with a chart that is in no other chart. */
export function chartsBelow(folder: string): readonly string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  if (entries.some(({ name }) => name === 'Chart.yaml')) return [folder];
  return entries
    .filter(
      (entry) => entry.isDirectory() && entry.name !== '.git' && entry.name !== 'node_modules',
    )
    .flatMap(({ name }) => chartsBelow(join(folder, name)));
}

/** A chart with its defaults, and with each of its `ci/*-values.yaml`. */
export function plainCases(folder: string, paths: readonly string[]): readonly ChartCase[] {
  const examples = paths.filter((path) => /^ci\/[^/]*values[^/]*\.ya?ml$/.test(path));
  const plain = { folder, sets: [], flags: RELEASE };
  return [
    { ...plain, name: folder, values: [] },
    ...examples.map((path) => ({
      ...plain,
      name: `${folder} ${path}`,
      values: [join(folder, path)],
    })),
  ];
}

/**
 * A chart with other flags, and with values that switch on what is off by default; made up from its name, so that they are the
 * same on every run. Files of values are written to `scratch`.
 */
export function madeCases(
  folder: string,
  paths: readonly string[],
  scratch: string,
): readonly ChartCase[] {
  const template = paths.find((path) => /^templates\/[^_][^/]*\.ya?ml$/.test(path));
  const flags = {
    ...RELEASE,
    releaseName: 'a-release.with-dots',
    namespace: 'elsewhere',
    kubernetesVersion: '1.26.3-eks-1',
    apiVersions: ['monitoring.coreos.com/v1', 'cert-manager.io/v1/Certificate'],
    includeCrds: false,
    skipTests: true,
  };
  const sets = [
    { kind: 'set', text: 'nameOverride=other,replicaCount=3,podAnnotations.a\\.b/c=x' },
    { kind: 'set-string', text: 'image.tag=1.20,extra[1].name=x' },
    { kind: 'set-json', text: 'podLabels={"n":1e6,"on":"yes"}' },
  ] as const;
  const cases: ChartCase[] = [{ name: `${folder} --set`, folder, values: [], sets, flags }];
  if (template !== undefined) {
    const shown = { ...RELEASE, showOnly: [template], noHooks: true };
    cases.push({ name: `${folder} ${template}`, folder, values: [], sets: [], flags: shown });
  }
  const values = valuesOf(folder);
  for (const round of values === undefined ? [] : [1, 2, 3]) {
    const path = join(scratch, `${folder.replaceAll(/[^\w.-]/g, '_')}.${round}.yaml`);
    writeFileSync(
      path,
      stringify(changed(values, randomFrom(seedOf(path))), { aliasDuplicateObjects: false }),
    );
    cases.push({
      name: `${folder} values ${round}`,
      folder,
      values: [path],
      sets: [],
      flags: RELEASE,
    });
  }
  return cases;
}

function valuesOf(folder: string): unknown {
  try {
    const values: unknown = parse(readFileSync(join(folder, 'values.yaml'), 'utf8'), {
      merge: true,
      logLevel: 'silent',
    });
    return values;
  } catch {
    return undefined;
  }
}

function seedOf(text: string): number {
  const [name = ''] = text.split('/').slice(-1);
  return (
    Array.from(name).reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7) >>> 0
  );
}

/** Values with some switches the other way, and with something where there was nothing. */
function changed(value: unknown, random: Random): unknown {
  if (typeof value === 'boolean') return random.oneIn(4) ? !value : value;
  if (value === '') return random.oneIn(5) ? random.pick(['some-text', '1.20', 'a: b']) : value;
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    if (items.length > 0) return items.map((item) => changed(item, random));
    return random.oneIn(8) ? [random.oneIn(2) ? 'item' : { name: 'item', value: 'text' }] : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries: [string, unknown][] = Object.entries(value);
  if (entries.length === 0) return random.oneIn(5) ? { key: 'text' } : value;
  return Object.fromEntries(entries.map(([name, below]) => [name, changed(below, random)]));
}
