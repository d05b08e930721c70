import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { newBudget } from '../../src/model/budget.ts';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import type { Chart, LoadedChart } from '../../src/render/helm/chart/chart.ts';
import type { LoadBudget } from '../../src/render/helm/chart/load-budget.ts';
import { loadArchive } from '../../src/render/helm/chart/load-chart.ts';
import { IS_SLOW } from '../suite.ts';
import { makeArchive, makeTar, type MadeEntry } from './make-archive.ts';

const CHART = { name: 'app/Chart.yaml', text: 'apiVersion: v2\nname: app\nversion: 1.0.0\n' };

function load(bytes: Uint8Array, budget?: LoadBudget): LoadedChart {
  return loadArchive('charts/app-1.0.0.tgz', bytes, { limits: DEFAULT_LIMITS, helm: 3 }, budget);
}

function loaded(...entries: readonly MadeEntry[]): LoadedChart {
  return load(makeArchive(entries));
}

function outline(result: LoadedChart): unknown {
  if (result.kind === 'refused') return result.message;
  return chartOutline(result.chart);
}

function chartOutline({ metadata, templates, files, dependencies }: Chart): unknown {
  return {
    name: metadata.name.text,
    templates: templates.map(({ path }) => path),
    files: files.map(({ path, bytes }) => `${path} ${bytes.length}`),
    ...(dependencies.length > 0 && { dependencies: dependencies.map(chartOutline) }),
  };
}

describe('archives', () => {
  test('files know the archive they come from', () => {
    const inner = makeArchive([
      { name: 'db/Chart.yaml', text: 'apiVersion: v2\nname: db\nversion: 1.0.0\n' },
      { name: 'db/templates/db.yaml', text: 'kind: Service\n' },
    ]);
    const result = loaded(
      CHART,
      { name: 'app/templates/', type: '5' },
      { name: 'app/templates/a.yaml', text: 'kind: ConfigMap\n' },
      { name: 'app/README.md', text: '\ufeffhello' },
      { name: 'app/charts/db-1.0.0.tgz', text: inner },
    );
    expect(outline(result)).toEqual({
      name: 'app',
      templates: ['charts/app-1.0.0.tgz!/templates/a.yaml'],
      files: ['charts/app-1.0.0.tgz!/README.md 5'],
      dependencies: [
        {
          name: 'db',
          templates: ['charts/app-1.0.0.tgz!/charts/db-1.0.0.tgz!/templates/db.yaml'],
          files: [],
        },
      ],
    });
  });

  test('long names, in PAX headers and in those of GNU tar', () => {
    const long = `app/templates/${'x'.repeat(120)}.yaml`;
    const record = ` path=${long}\n`;
    const length = record.length + 3;
    const pax = { name: 'PaxHeader', type: 'x', text: `${length}${record}` };
    const gnu = { name: '././@LongLink', type: 'L', text: `${long.replace('x', 'y')}\0` };
    const result = loaded(CHART, pax, { name: 'short', text: 'a: 1' }, gnu, {
      name: 'short',
      text: '',
    });
    expect(outline(result)).toMatchObject({
      templates: [
        `charts/app-1.0.0.tgz!/templates/${'x'.repeat(120)}.yaml`,
        `charts/app-1.0.0.tgz!/templates/y${'x'.repeat(119)}.yaml`,
      ],
    });
  });

  test('a link is an empty file: nothing outside is read', () => {
    const link = { name: 'app/secret', type: '2', text: '' };
    expect(outline(loaded(CHART, link))).toMatchObject({
      files: ['charts/app-1.0.0.tgz!/secret 0'],
    });
  });

  test.each([
    ['app/../../etc/passwd', 'chart illegally references parent directory'],
    ['app//etc/passwd', 'chart illegally contains absolute paths'],
    ['app\\..\\..\\x', 'chart illegally references parent directory'],
    ['passwd', 'chart illegally contains content outside the base directory: "passwd"'],
    ['app/c:/x', 'chart contains illegally named files'],
    ['Chart.yaml/x', 'chart yaml not in base directory'],
  ])('the name %s is refused', (name, message) => {
    expect(outline(loaded(CHART, { name, text: 'x' }))).toBe(message);
  });

  test.each([
    ['nothing', new Uint8Array(), 'EOF'],
    ['no gzip', Buffer.from('PK\u0003\u0004'), 'gzip: invalid header'],
    ['half of it', makeArchive([CHART]).subarray(0, 40), 'unexpected EOF'],
    ['no tar', gzipSync('x'.repeat(2000)), 'archive/tar: invalid tar header'],
    ['no files', gzipSync(Buffer.alloc(1024)), 'no files in chart archive'],
    ['a cut file', gzipSync(makeTar([CHART]).subarray(0, 540)), 'unexpected EOF'],
    ['no Chart.yaml', makeArchive([{ name: 'app/x', text: '' }]), 'Chart.yaml file is missing'],
  ])('%s is refused', (_, bytes, message) => expect(outline(load(bytes))).toBe(message));

  test('a file over 5 MiB is refused', () => {
    const big = { name: 'app/big', text: Buffer.alloc(5 * 1024 * 1024 + 1) };
    expect(outline(loaded(CHART, big))).toBe(
      'decompressed chart file "app/big" is larger than the maximum file size 5242880',
    );
  });

  if (IS_SLOW) {
    test('a bomb is refused before it is unpacked', () => {
      const bomb = gzipSync(Buffer.alloc(200 * 1024 * 1024), { level: 9 });
      expect(bomb.length).toBeLessThan(300_000);
      expect(outline(load(bomb))).toBe(
        'decompressed chart is larger than the maximum file size 104857600',
      );
    });
  }

  test('bombs in bombs share one bound', () => {
    const bomb = (name: string): MadeEntry => {
      const chart = { name: `${name}/Chart.yaml`, text: CHART.text };
      const big = { name: `${name}/big`, text: Buffer.alloc(4 * 1024 * 1024) };
      return { name: `app/charts/${name}.tgz`, text: makeArchive([chart, big]) };
    };
    const archive = makeArchive([CHART, bomb('a'), bomb('b'), bomb('c')]);
    const budget = { depth: 50, left: newBudget({ bytes: 10 * 1024 * 1024, entries: 100 }) };
    expect(outline(load(archive, budget))).toBe(
      'error unpacking subchart c.tgz in app: decompressed chart is larger than the maximum file size 104857600',
    );
  });

  test('charts in charts without end are refused', () => {
    let archive = makeArchive([CHART]);
    for (let depth = 0; depth < 60; depth++) {
      archive = makeArchive([CHART, { name: 'app/charts/app.tgz', text: archive }]);
    }
    expect(outline(load(archive))).toMatch(/: charts lie too deep in charts, in app$/);
  });

  if (IS_SLOW) {
    test('so many entries are no chart', () => {
      const entries = Array.from({ length: 50_001 }, (_, index) => ({ name: `app/f${index}` }));
      expect(outline(load(makeArchive([CHART, ...entries])))).toBe(
        'the archive has more than 50000 entries, the limit',
      );
    });
  }
});
