import { repositoryOf } from '../../model/fleet/repository-trees.ts';
import { messageText } from '../../model/message.ts';
import { qualifiedName } from '../../model/names/qualified-name.ts';
import { sourcesOf } from '../../model/reference.ts';
import type { Report } from '../../model/report.ts';
import { identityOfSource, type Source } from '../../model/source.ts';
import { hostSpan, placeOf } from '../../model/span.ts';
import type { Json } from '../text/json-pieces.ts';
import { sourceJson } from '../text/place-json.ts';
import type { ListedItem } from './format-items.ts';

/** ConfigMaps and Secrets with their keys, never values, with what makes each and how many references of the report mean it. */
export function listedSources(
  sources: readonly Source[],
  { references, repositories }: Pick<Report, 'references' | 'repositories'>,
): readonly ListedItem[] {
  const uses = usesOf(references);
  return sources.map((source) => {
    const { kind, name, namespace, build } = source;
    const used = uses.get(identityOfSource(source)) ?? 0;
    const json = { ...jsonOf(source, repositories), uses: used };
    return { kind, name, namespace, build, cells: rowOf(source, used), json };
  });
}

function jsonOf(source: Source, repositories: Report['repositories']): Json {
  const { keys, type, at } = source;
  return {
    ...sourceJson(source),
    repository: repositories && repositoryOf(hostSpan(at).file.path),
    type,
    keys: keys.kind === 'known' ? [...keys.value.keys()] : undefined,
    keysUnknown: keys.kind === 'known' ? undefined : messageText(keys.reason),
  };
}

function rowOf(
  { kind, namespace, name, keys, producer, at }: Source,
  uses: number,
): readonly string[] {
  return [
    kind,
    qualifiedName(namespace, name),
    keys.kind === 'known' ? String(keys.value.size) : '?',
    producer.kind,
    String(uses),
    placeOf(at),
  ];
}

function usesOf(references: Report['references']): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const { verdict } of references) {
    for (const source of sourcesOf(verdict)) {
      const identity = identityOfSource(source);
      uses.set(identity, (uses.get(identity) ?? 0) + 1);
    }
  }
  return uses;
}
