import type { YamlNode } from '../../../model/node.ts';
import type { Span } from '../../../model/span.ts';
import { bool, openStruct, text, type Decoding } from './decode.ts';
import { spanOrStart, texts } from './decode-arguments.ts';
import type { HelmArgs } from './kustomization.ts';

type Node = YamlNode | undefined;

const CHART_TEXTS = (
  'name version repo releaseName namespace valuesFile valuesMerge kubeVersion nameTemplate ' +
  'chartName chartVersion chartRepoUrl chartHome chartRepoName helmBin helmHome values releaseNamespace'
).split(' ');
const CHART_FLAGS = ['includeCRDs', 'skipHooks', 'skipTests', 'debug', 'devel'];
const CHART_LISTS = ['additionalValuesFiles', 'apiVersions', 'extraArgs'];
const CHART_MAPS = ['valuesInline', 'valuesLocal'];

/** Old and new way to name a chart. Their values are not looked at: charts are not rendered here. */
export function decodeHelm(
  node: Node,
  decoding: Decoding,
  path: string,
  file: Span['file'],
): HelmArgs {
  const names = [...CHART_TEXTS, ...CHART_FLAGS, ...CHART_LISTS, ...CHART_MAPS];
  const field = openStruct(node, names, decoding, path);
  for (const name of CHART_FLAGS) bool(field(name), decoding, `${path}.${name}`);
  for (const name of CHART_LISTS) texts(field(name), decoding, `${path}.${name}`);
  const parts = CHART_TEXTS.map((name) => text(field(name), decoding, `${path}.${name}`).text);
  const name = parts[CHART_TEXTS.indexOf('name')] || parts[CHART_TEXTS.indexOf('chartName')];
  return { name: name ?? '', at: spanOrStart(node, file) };
}
