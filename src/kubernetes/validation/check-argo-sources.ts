import type { Manifest } from '../../model/manifest.ts';
import { message } from '../../model/message.ts';
import { manifestName } from '../../model/names/message-names.ts';
import { entryOf, mapAt, type MapNode } from '../../model/node.ts';
import type { Finding } from '../../model/problem.ts';
import { structItems } from '../pod/struct-items.ts';
import { refusedTextFinding, REQUIRED, textRefusal } from './text-refusal.ts';

/** Where the objects of Argo CD that take sources have the map with them. */
const SPECS: ReadonlyMap<string, readonly string[]> = new Map([
  ['argoproj.io/Application', ['spec']],
  ['argoproj.io/ApplicationSet', ['spec', 'template', 'spec']],
]);

/**
 * Sources that the API server refuses, because they lack the `repoURL` that the custom resource definitions of Argo CD require. Part of a source, as
 * in a patch, says nothing of what is taken.
 */
export function* checkArgoSources(manifest: Manifest): Iterable<Finding> {
  const above = SPECS.get(`${manifest.group}/${manifest.kind}`);
  const spec = above && mapAt(manifest.node, ...above);
  if (above === undefined || spec === undefined) return;
  const single = mapAt(spec, 'source');
  const path = above.join('.');
  const sources = structItems(spec, 'sources', path, manifest.dialect);
  for (const [node, at] of [
    ...(single === undefined ? [] : [[single, `${path}.source`] as const]),
    ...sources.map((each) => [each.node, each.path] as const),
  ]) {
    const why = saysWhat(node)
      ? textRefusal(node, 'repoURL', at, manifest.dialect, REQUIRED)
      : undefined;
    if (why === undefined) continue;
    const help = message`Write the address of the repository as \`repoURL\`.`;
    yield refusedTextFinding(manifestName(manifest), 'repoURL', why, help);
  }
}

/** A misspelled address is reported as that. */
function saysWhat(source: MapNode): boolean {
  const has = (field: string): boolean => entryOf(source, field) !== undefined;
  return (has('chart') || has('path')) && !has('repository') && !has('repoUrl');
}
