import { instancesOf, isResourceGraph } from '../../kubernetes/resource-graph.ts';
import { appendAll } from '../../model/group-by.ts';
import type { Manifest } from '../../model/manifest.ts';
import { memo } from '../../model/memo.ts';
import {
  scalarsIn,
  itemsAt,
  mapAt,
  scalarAt,
  valueAt,
  type MapNode,
  type YamlNode,
} from '../../model/node.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import type { SourceFile, TextRange } from '../../model/span.ts';
import { secretTextRanges } from './secret-text-ranges.ts';
import { addNode } from './secret-value-ranges.ts';
import { isUnread } from './unread-text.ts';

/** The fields of the instances of a definition of kro that it puts into Secrets. */
interface SecretFields {
  readonly apiVersion: string;
  readonly kind: string;
  readonly schema: MapNode;
  /** Below `spec`. */
  readonly paths: readonly (readonly string[])[];
}

const FIELD = /schema\.spec((?:\.\??\w+)*)/g;

/**
 * Where instances of kro hold what their definition puts into Secrets, and where the definition has defaults for it: by path. Any expression in a
 * template of a Secret counts, whatever it makes of the field. A file that may hold an instance and cannot be read shows its plausible keys only.
 */
export const graphSecrets = memo(
  (files: readonly ParsedFile[]): ReadonlyMap<string, readonly TextRange[]> => {
    const found = new Map<string, TextRange[]>();
    const manifests = files.flatMap(({ documents }) => documents.flatMap((each) => each.manifests));
    const fields = manifests.filter(isResourceGraph).flatMap(secretFieldsOf);
    const brokenKinds = new Set(files.filter(isBrokenGraph).flatMap(kindsIn));
    if (fields.length === 0 && brokenKinds.size === 0) return found;
    const add = (node: YamlNode | undefined): void => {
      if (node === undefined || node.file.host !== undefined) return;
      addNode(node, node.file, rangesFor(found, node.file.path));
    };
    for (const { apiVersion, kind, schema, paths } of fields) {
      const instances = manifests.filter(
        (each) => each.apiVersion === apiVersion && each.kind === kind,
      );
      for (const path of paths) {
        for (const { node } of instances) add(valueAt(node, 'spec', ...path));
        const field = scalarAt(schema, 'spec', ...path);
        if (field?.text.includes('default') === true) add(field);
      }
    }
    for (const { path, text } of filesOfUnknownFields(files, fields, brokenKinds)) {
      appendAll(rangesFor(found, path), secretTextRanges(text, 0, text.length));
    }
    return found;
  },
);

function rangesFor(found: Map<string, TextRange[]>, path: string): TextRange[] {
  const ranges = found.get(path) ?? [];
  found.set(path, ranges);
  return ranges;
}

/** A definition that cannot be read: whatever its instances say may become a Secret. */
function isBrokenGraph({ source, faults }: ParsedFile): boolean {
  return faults.length > 0 && source?.text.includes('ResourceGraphDefinition') === true;
}

function kindsIn({ source }: ParsedFile): readonly string[] {
  const written = (source?.text ?? '').matchAll(/\bkind["']?:[ \t]*["']?(\w+)/g);
  return [...written].map(([, kind = '']) => kind);
}

/** Files of instances in which nobody can tell the fields of Secrets from others: they, or their definitions, cannot be read. */
function filesOfUnknownFields(
  files: readonly ParsedFile[],
  fields: readonly SecretFields[],
  brokenKinds: ReadonlySet<string>,
): readonly SourceFile[] {
  const kinds = [...brokenKinds, ...fields.map(({ kind }) => kind)];
  return files.flatMap(({ source, documents, faults }) => {
    if (source === undefined || !kinds.some((kind) => source.text.includes(kind))) return [];
    const isWrong = faults.length > 0 || isUnread(documents, source.text);
    const manifests = documents.flatMap((each) => each.manifests);
    const isInstance = manifests.some(
      ({ kind, group }) => brokenKinds.has(kind) && isOfCustomResource(group),
    );
    return isWrong || isInstance ? [source] : [];
  });
}

function isOfCustomResource(group: string): boolean {
  return group.includes('.') && !group.endsWith('.k8s.io');
}

const secretFieldsOf = memo((graph: Manifest): readonly SecretFields[] => {
  const { node } = graph;
  const schema = mapAt(node, 'spec', 'schema');
  if (schema === undefined) return [];
  const makers = itemsAt(node, 'spec', 'resources').filter(
    (each) => scalarAt(each, 'template', 'kind')?.text === 'Secret',
  );
  const texts = makers.flatMap((each) => [
    ...textsIn(valueAt(each, 'template', 'data')),
    ...textsIn(valueAt(each, 'template', 'stringData')),
    ...textsIn(valueAt(each, 'forEach')),
  ]);
  const paths = texts.flatMap((text) =>
    [...text.matchAll(FIELD)].map(([, path = '']) => path.split(/\.\??/).slice(1)),
  );
  return [{ ...instancesOf(graph), schema, paths }];
});

function textsIn(node: YamlNode | undefined): readonly string[] {
  return node === undefined ? [] : scalarsIn(node).map(({ text }) => text);
}
