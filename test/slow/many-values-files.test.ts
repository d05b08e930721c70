import { expect, test } from 'vitest';
import { messageText } from '../../src/model/message.ts';
import { reportOf } from '../pipeline/problems-of.ts';
import { treeOf } from '../tree.ts';

test('values files of a chart over the limit are not rendered, and that is said', () => {
  const values = Array.from({ length: 502 }, (_, at) => [`chart/values-${at}.yaml`, 'a: 1\n']);
  const { builds } = reportOf(
    treeOf({
      'chart/Chart.yaml': 'name: c\nversion: 1.0.0\n',
      'chart/templates/c.yaml': '{apiVersion: v1, kind: ConfigMap, metadata: {name: c}}\n',
      ...Object.fromEntries(values),
    }),
  );
  expect(builds.length).toBe(502);
  expect(builds.flatMap(({ partial }) => partial.map(messageText))).toEqual([
    'its chart has more than 500 values files, the limit',
  ]);
});
