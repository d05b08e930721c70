import type { Manifest } from '../../model/manifest.ts';
import { entriesAt, itemsAt, scalarAt, valueAt } from '../../model/node.ts';
import type { Entry, MapNode, YamlNode } from '../../model/node.ts';
import { canonicalOf, printed } from './canonical.ts';

/** Whether two values are equal; `perhaps` if only the cluster knows, and their inputs differ. */
export type Sameness = 'same' | 'changed' | 'perhaps';

/** Fields that set how often a controller looks, and not what it makes. */
const TIMING = new Set(['refreshInterval', 'interval', 'timeout', 'suspend', 'privateKeyRotation']);
/** Fields that list keys one by one: compared for the one key only. */
const PER_KEY = new Set(['data', 'encryptedData']);

/** Compares what two producers make, of one key or of all: only the cluster knows, unless their fields are equal. */
export function compareProducers(
  before: Manifest,
  after: Manifest,
  key: string | undefined,
): Sameness {
  if (before.node === after.node) return 'same';
  const isSecret = before.kind === 'Secret' || before.kind === 'ConfigMap';
  const [one, other] = [before, after].map((manifest) => {
    const { node, dialect } = manifest;
    const top = isSecret ? node : valueAt(node, 'spec');
    return {
      whole: fieldsOf(top, dialect, key),
      own: key === undefined ? '' : definitionOf(manifest, key),
    };
  });
  if (one === undefined || other === undefined) return 'perhaps';
  if (one.own !== other.own)
    return sealedIn(before.node, key) && sealedIn(after.node, key) ? 'changed' : 'perhaps';
  return one.whole === other.whole ? 'same' : 'perhaps';
}

/** All fields that decide what is made; without those of single keys if one key is asked about. */
function fieldsOf(
  top: YamlNode | undefined,
  dialect: Manifest['dialect'],
  key: string | undefined,
): string {
  return entriesAt(top)
    .filter(({ name }) => !TIMING.has(name) && name !== 'metadata' && name !== 'sops')
    .filter(({ name }) => key === undefined || !PER_KEY.has(name))
    .flatMap((entry) => (key === undefined ? [entry] : withoutTemplates(entry)))
    .map(({ name, value }) => `${name}:${printed(canonicalOf(value, dialect))}`)
    .sort()
    .join('\n');
}

/** The `target` of an ExternalSecret has a template per key. */
function withoutTemplates(entry: Entry): readonly Entry[] {
  const template = valueAt(entry.value, 'template', 'data');
  if (entry.name !== 'target' || template === undefined) return [entry];
  return [
    ...entriesAt(entry.value).filter(({ name }) => name !== 'template'),
    ...entriesAt(entry.value, 'template').filter(({ name }) => name !== 'data'),
  ];
}

/** The fields of a SealedSecret or an ExternalSecret for one key. */
function definitionOf({ node, dialect }: Manifest, key: string): string {
  const text = (found: YamlNode | undefined): string => printed(canonicalOf(found, dialect));
  const sealed = valueAt(node, 'spec', 'encryptedData', key);
  if (sealed !== undefined) return text(sealed);
  const items = itemsAt(node, 'spec', 'data');
  const template = scalarAt(node, 'spec', 'target', 'template', 'data', key)?.text;
  if (template === undefined) return text(items.find((item) => secretKeyOf(item) === key));
  const used = WHOLE_DATA.test(template)
    ? items
    : items.filter((item) => template.includes(secretKeyOf(item)));
  return [template, ...used.map(text)].join('\n');
}

function secretKeyOf(item: YamlNode): string {
  return scalarAt(item, 'secretKey')?.text ?? '';
}

/** A template that looks at all values at once: `{{ . | toJson }}`, `range $name, $value := .`. */
const WHOLE_DATA = /[\s({,]\.[\s)},|]/;

function sealedIn(node: MapNode, key: string | undefined): boolean {
  return key !== undefined && valueAt(node, 'spec', 'encryptedData', key) !== undefined;
}
