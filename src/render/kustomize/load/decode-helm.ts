import { mapOrFail, openStruct, type Item, type Text } from './decode.ts';
import type { HelmArgs } from './kustomization.ts';

const CHART_TEXTS = (
  'name version repo releaseName namespace valuesFile valuesMerge kubeVersion nameTemplate ' +
  'chartName chartVersion chartRepoUrl chartHome chartRepoName helmBin helmHome values releaseNamespace'
).split(' ');
const CHART_FLAGS = ['includeCRDs', 'skipHooks', 'skipTests', 'debug', 'devel'];
const CHART_LISTS = ['additionalValuesFiles', 'apiVersions', 'extraArgs'];
const CHART_MAPS = ['valuesInline', 'valuesLocal'];

/** A chart to inflate, named in the new way or in the old one, which knows less. */
export function decodeHelm(item: Item): HelmArgs {
  const names = [...CHART_TEXTS, ...CHART_FLAGS, ...CHART_LISTS, ...CHART_MAPS];
  const fields = openStruct(item, names);
  const flags = new Map(CHART_FLAGS.map((name) => [name, fields.flag(name)]));
  const lists = new Map(CHART_LISTS.map((name) => [name, fields.texts(name)]));
  const parts = new Map(CHART_TEXTS.map((name) => [name, fields.text(name)]));
  const part = (...spellings: readonly string[]): Text => {
    const given = spellings.flatMap((name) => parts.get(name) ?? []);
    return given.find((each) => each.text !== '') ?? given[0] ?? { text: '', at: undefined };
  };
  const flag = (name: string): boolean => flags.get(name) === true;
  const inline = fields.node('valuesInline') ?? fields.node('valuesLocal');
  return {
    name: part('name', 'chartName'),
    version: part('version', 'chartVersion').text,
    repo: part('repo', 'chartRepoUrl').text,
    releaseName: part('releaseName'),
    nameTemplate: part('nameTemplate'),
    namespace: part('namespace').text,
    valuesFile: part('valuesFile', 'values'),
    additionalValuesFiles: lists.get('additionalValuesFiles') ?? [],
    valuesInline: mapOrFail({ ...fields.item('valuesInline'), node: inline }),
    dialect: item.decoding.dialect,
    valuesMerge: part('valuesMerge'),
    includeCRDs: flag('includeCRDs'),
    skipHooks: flag('skipHooks'),
    skipTests: flag('skipTests'),
    apiVersions: (lists.get('apiVersions') ?? []).map((each) => each.text),
    kubeVersion: part('kubeVersion').text,
    chartHome: part('chartHome'),
    at: fields.at,
  };
}
