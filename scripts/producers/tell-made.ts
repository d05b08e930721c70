import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import type { Source } from '../../src/model/source.ts';
import { parseFile } from '../../src/parse/parse-file.ts';
import { sourcesOfObject } from '../../src/references/collect/collect-sources.ts';
import { registryOf } from '../../src/references/producers/registry.ts';
import { patternsMadeBy } from '../../src/references/producers/sources-made-by.ts';
import type { WrittenRow } from './read-producers.ts';

/** What the example of a row makes, one line per source, by that row alone; what is copied is made by others of `all`. */
export function tellMade(row: WrittenRow, all: readonly WrittenRow[]): readonly string[] {
  const registry = registryOf(row.copies === undefined ? [row] : all);
  return exampleOf(row).flatMap((manifest) => [
    ...sourcesOfObject(manifest, registry).map(tellSource),
    ...patternsMadeBy(manifest, registry).map(
      ({ kind, name, namespace }) => `perhaps ${kind} \`${namespace ?? '*'}/${name}\``,
    ),
  ]);
}

/** The objects of a row's example. */
export function exampleOf({ example, group, kinds }: WrittenRow): readonly Manifest[] {
  const bytes = new TextEncoder().encode(example);
  const file = parseFile(
    `${group}-${kinds[0] ?? ''}.yaml`,
    { kind: 'bytes', bytes },
    DEFAULT_LIMITS,
  );
  return file.documents.flatMap(({ manifests }) => manifests);
}

function tellSource({ kind, name, namespace, type, keys, producer }: Source): string {
  const copied = producer.kind === producer.manifest.kind || producer.kind === 'manifest';
  const by = copied ? '' : ` (copied by ${producer.kind})`;
  const told =
    keys.kind === 'unknown'
      ? '?'
      : [...keys.value.keys()].map((key) => `\`${key}\``).join(', ') || 'no keys';
  return `${kind} \`${namespace ?? '*'}/${name}\`${type === undefined ? '' : ` of type \`${type}\``}${by}: ${told}`;
}
