import type { Manifest } from '../../src/model/manifest.ts';
import { message } from '../../src/model/message.ts';
import { manifestName } from '../../src/model/names/message-names.ts';
import { entryOf, scalarAt, type YamlNode } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import { fluxValues } from '../../src/model/release-values.ts';

/** Fields of a release: a chart with such values makes releases itself. */
const OF_RELEASES = ['chart', 'chartRef', 'sourceRef', 'releaseName'];

/** `valuesFrom` that is indented too far: a value of the chart, which Flux does not look into. */
export function strayValuesFrom(manifest: Manifest): readonly Finding[] {
  const values = fluxValues(manifest);
  if (values?.kind !== 'map' || OF_RELEASES.some((name) => entryOf(values, name) !== undefined))
    return [];
  const entry = entryOf(values, 'valuesFrom');
  const list = entry?.value;
  if (entry === undefined || list?.kind !== 'sequence' || !list.items.some(isReference)) return [];
  return [
    {
      at: entry.key,
      severity: 'warning',
      message: message`\`valuesFrom\` of ${manifestName(manifest)} is one of the values of its chart, so Flux takes no values from there.`,
      help: message`Put it under \`spec\`, beside \`values\`.`,
    },
  ];
}

function isReference(item: YamlNode): boolean {
  const kind = scalarAt(item, 'kind')?.text;
  return (kind === 'ConfigMap' || kind === 'Secret') && scalarAt(item, 'name') !== undefined;
}
