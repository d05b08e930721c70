import { describe, expect, test } from 'vitest';
import { diff } from '../../src/commands/diff.ts';
import { treeOf } from '../tree.ts';
import { SETTINGS } from './verdict-matrix.ts';

function chart(level: string, template = ''): Readonly<Record<string, string>> {
  return {
    'web/Chart.yaml':
      'apiVersion: v2\nname: web\nversion: 0.1.0\ndependencies: [{name: postgresql, version: 1.0.0, repository: "https://charts.example.com"}]\n',
    'web/values.yaml': `level: ${level}\npostgresql: {auth: {database: web}}\n`,
    'web/templates/none.yaml': template,
    'other/config.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: other}\ndata: {a: b}\n',
  };
}

const CONFIG =
  'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: web}\ndata: {level: "{{ .Values.level }}"}\n';

function notCompared(
  base: Readonly<Record<string, string>>,
  head: Readonly<Record<string, string>>,
): readonly string[] {
  const { change } = diff(treeOf(base), treeOf(head), SETTINGS);
  return change.notCompared.map(({ text }) => text);
}

const PART =
  'build `web` changes, and a part of what it deploys is not known here: the dependency `postgresql` of its chart is not here';

test('values of a chart whose dependency is not here change', () => {
  expect(notCompared(chart('info'), chart('debug'))).toEqual([PART]);
});

test('something of it is told', () => {
  expect(notCompared(chart('info', CONFIG), chart('debug', CONFIG))).toEqual([]);
});

test('only other files change', () => {
  const more = { 'other/config.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: o}\n' };
  expect(notCompared(chart('info'), { ...chart('info'), ...more })).toEqual([]);
});

function web(value: string): Readonly<Record<string, string>> {
  return {
    'web/Chart.yaml': 'apiVersion: v2\nname: web\nversion: 0.1.0\n',
    'web/values.yaml': 'image: {tag: "1"}\n',
    'web/templates/web.yaml': CONFIG.replace('.Values.level', value),
  };
}

describe('a chart that cannot be rendered any more', () => {
  test('loses nothing', () => {
    const { change } = diff(
      treeOf(web('.Values.image.tag')),
      treeOf(web('.Values.pod.image.tag')),
      SETTINGS,
    );
    expect(change.sources).toEqual([]);
    expect(change.notCompared.map(({ text }) => text)).toEqual([
      'build `web` is only partly known now, so removed objects are not listed: its chart cannot be rendered',
    ]);
  });

  test('and could not be before, while other files change', () => {
    const broken = web('.Values.pod.image.tag');
    expect(notCompared(broken, { ...broken, 'other.yaml': CONFIG })).toEqual([]);
    expect(notCompared(broken, { ...broken, 'web/values.yaml': 'a: b\n' })).toEqual([
      'build `web` changes, and a part of what it deploys is not known here: its chart cannot be rendered',
    ]);
  });
});
