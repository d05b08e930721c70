import { known, unknown } from '../../model/knowable.ts';
import type { Manifest } from '../../model/manifest.ts';
import { valueAt } from '../../model/node.ts';
import { isBuiltIn } from '../built-in-kinds.ts';
import { annotatedSources, connectionSources } from './annotated.ts';
import { externalSecretSources } from './external-secrets.ts';
import { kyvernoSources } from './kyverno.ts';
import { type ProducedSource, producedKeys } from './produced-source.ts';
import { type DerivedName, namesFrom, stringsAt } from './name-template.ts';
import type { Product, ProducerRow } from './producer.ts';
import { PRODUCERS } from './producer-table.ts';
import { appendTo } from '../../model/group-by.ts';

const ROWS = rowsByKind(PRODUCERS);

/** The sources that controllers make from an object which is itself no ConfigMap or Secret. */
export function sourcesMadeBy(manifest: Manifest): ProducedSource[] {
  const annotated = annotatedSources(manifest);
  if (isBuiltIn(manifest)) return annotated;
  const rows = ROWS.get(`${manifest.group}/${manifest.kind}`) ?? [];
  return [
    ...annotated,
    ...rows.flatMap(({ makes }) => makes.flatMap((made) => sourcesOfRow(manifest, made))),
    ...specialSources(manifest),
    ...connectionSources(manifest),
  ];
}

function specialSources(manifest: Manifest): ProducedSource[] {
  switch (manifest.group) {
    case 'external-secrets.io':
      return /^(?:Cluster)?ExternalSecret$/.test(manifest.kind)
        ? externalSecretSources(manifest)
        : [];
    case 'kyverno.io':
      return kyvernoSources(manifest);
    default:
      return [];
  }
}

function sourcesOfRow(manifest: Manifest, made: Product): ProducedSource[] {
  const { node, dialect } = manifest;
  if (made.when?.every((path) => isAbsent(manifest, path))) return [];
  const names = namesFrom(made.name, node, dialect);
  return names.map(({ name, at }) => ({
    kind: made.kind,
    name,
    at,
    namespace: namespaceOf(manifest, made),
    type: made.type,
    keys: keysOf(manifest, made, at),
  }));
}

function namespaceOf({ node, dialect, namespace }: Manifest, made: Product): string | undefined {
  if (made.namespace === undefined) return namespace;
  return made.namespace === 'any' ? undefined : namesFrom(made.namespace, node, dialect)[0]?.name;
}

function keysOf(manifest: Manifest, made: Product, at: DerivedName['at']): ProducedSource['keys'] {
  const closed = made.openIf?.every((path) => isAbsent(manifest, path)) ?? true;
  if (!closed || (made.keys === undefined && made.keysAt === undefined)) {
    return unknown(`only the controller of ${manifest.kind} knows its keys`);
  }
  const found = (made.keysAt ?? []).flatMap((path) =>
    stringsAt(manifest.node, path, manifest.dialect),
  );
  const fixed = (made.keys ?? []).map((name) => ({ name, at }));
  return known(producedKeys([...fixed, ...found], manifest.kind));
}

function isAbsent({ node }: Manifest, path: string): boolean {
  return valueAt(node, ...path.split('.')) === undefined;
}

function rowsByKind(rows: readonly ProducerRow[]): ReadonlyMap<string, readonly ProducerRow[]> {
  const byKind = new Map<string, ProducerRow[]>();
  for (const row of rows) {
    for (const kind of row.kinds) appendTo(byKind, `${row.group}/${kind}`, row);
  }
  return byKind;
}
