import { messageText } from '../../model/message.ts';
import { repositoryOf } from '../../model/fleet/repository-trees.ts';
import { hostSpan, placeOf } from '../../model/span.ts';
import { sourcesOf } from '../../model/reference.ts';
import type { Report } from '../../model/report.ts';
import { identityOfSource, type Source } from '../../model/source.ts';
import { sourceJson } from '../text/place-json.ts';
import { listJson } from './list-json.ts';
import type { ListOptions } from './list-options.ts';
import { table } from './table.ts';

const HEAD = ['KIND', 'NAME', 'KEYS', 'MADE BY', 'USES', 'PLACE'];

/** ConfigMaps and Secrets with their keys, never values, with what makes each and how many references of the report mean it. */
export function formatSources(
  format: string,
  sources: readonly Source[],
  { references, repositories }: Pick<Report, 'references' | 'repositories'>,
  options: ListOptions,
): string {
  const uses = usesOf(references);
  if (format === 'json') {
    const items = sources.map((source) => ({
      ...sourceJson(source),
      repository: repositories && repositoryOf(hostSpan(source.at).file.path),
      type: source.type,
      keys: source.keys.kind === 'known' ? [...source.keys.value.keys()] : undefined,
      keysUnknown: source.keys.kind === 'known' ? undefined : messageText(source.keys.reason),
      uses: uses.get(identityOfSource(source)) ?? 0,
    }));
    return listJson('sources', items, options);
  }
  const rows = sources.map((source) => [
    source.kind,
    `${source.namespace === undefined ? '' : `${source.namespace}/`}${source.name}`,
    source.keys.kind === 'known' ? String(source.keys.value.size) : '?',
    source.producer.kind,
    String(uses.get(identityOfSource(source)) ?? 0),
    placeOf(source.at),
  ]);
  return table(HEAD, rows, options);
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
