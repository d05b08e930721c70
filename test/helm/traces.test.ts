import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { newTraces, traceScalars } from '../../scripts/compare-helm/trace-scalars.ts';
import { generateReleases, releaseValues } from '../../scripts/generate-releases.ts';
import { inputOf, RELEASE, renderDocuments } from '../../scripts/random-helm/answers.ts';
import { makeChart } from '../../scripts/random-helm/make-chart.ts';
import { listChart } from '../../src/io/list-chart.ts';
import { contentReader } from '../../src/io/read-content.ts';
import { cases } from '../suite.ts';

const COUNT = cases(15, 60);

/** Every scalar of every rendered object leads back to a template line or a value that contains it, or to the action that made it. */
describe('every scalar leads back to where it was written', () => {
  test.each([3, 4] as const)('in random charts, Helm %i', (helm) => {
    const traces = newTraces();
    for (let seed = 1000; seed < 1000 + COUNT; seed++) {
      traceScalars(renderDocuments(inputOf(makeChart(seed), helm)), traces);
    }
    expect(traces.lost).toEqual([]);
    // Charts that render nothing would prove nothing.
    expect(traces.written).toBeGreaterThan(15 * COUNT);
  });

  test('in the chart of the examples', () => {
    const folder = resolve('examples/chart/charts/api');
    const paths = listChart(folder, folder);
    const read = contentReader(folder, 1_000_000);
    const input = { paths, read, values: [], sets: [], flags: RELEASE, helm: 3 } as const;
    const traces = newTraces();
    traceScalars(renderDocuments(input), traces);
    expect(traces.lost).toEqual([]);
    expect(traces.written).toBeGreaterThan(20);
  });

  test('in a chart of 20 templates, with values of a release', () => {
    const texts = new Map(
      [...generateReleases({ charts: 1, releases: 0 })]
        .filter(([path]) => path.startsWith('charts/app0/'))
        .map(([path, text]) => [path.slice('charts/app0/'.length), text]),
    );
    const made = { files: texts, values: [releaseValues(1)], sets: [] };
    const traces = newTraces();
    traceScalars(renderDocuments(inputOf(made, 3)), traces);
    expect(traces.lost).toEqual([]);
    expect(traces.written).toBeGreaterThan(200);
  });
});
