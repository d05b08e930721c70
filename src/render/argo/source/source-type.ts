import { compareText } from '../../../go/compare-text.ts';
import { isKustomizationFile } from '../../../model/file-tree.ts';
import { message } from '../../../model/message.ts';
import { fileNameOf } from '../../../model/names/folder-of.ts';
import { entryOf, type MapNode } from '../../../model/node.ts';
import { done } from '../../../model/result.ts';
import type { KustomizeContext } from '../../kustomize/load/context.ts';
import { filesIn } from '../../kustomize/load/walk-paths.ts';
import { refused, type BuildResult } from '../../kustomize/tree/build-refusal.ts';

export type SourceType = 'Kustomize' | 'Helm' | 'Directory' | 'Plugin';

const BLOCKS: readonly (readonly [field: string, type: SourceType])[] = [
  ['kustomize', 'Kustomize'],
  ['helm', 'Helm'],
  ['directory', 'Directory'],
  ['plugin', 'Plugin'],
];

/**
 * What Argo CD takes a source for: what its only block says, even an empty one; else what is in the folder, a kustomization before a
 * chart. (Plugins that recognise folders are the installation's, and unknown here.)
 */
export function sourceType(
  context: KustomizeContext,
  folder: string,
  source: MapNode,
): BuildResult<SourceType> {
  const given = BLOCKS.filter(([field]) => entryOf(source, field) !== undefined);
  const [first, second] = given;
  if (second !== undefined) {
    const names = given.map(([, type]) => type).join(',');
    const at = entryOf(source, second[0])?.key ?? source;
    return refused(at, `multiple application sources defined: ${names}`, {
      message: message`A source can have one of \`kustomize\`, \`helm\`, \`directory\` and \`plugin\`, and this has ${given.length}`,
    });
  }
  if (first !== undefined) return done(first[1]);
  return done(discovered(context, folder));
}

/** By the last file that tells, in the order of names: any name that ends in `Chart.yaml` tells of a chart. */
export function discovered({ below }: KustomizeContext, folder: string): SourceType {
  const names = filesIn(below(folder), folder).map(fileNameOf).sort(compareText);
  const last = names.findLast((name) => isKustomizationFile(name) || name.endsWith('Chart.yaml'));
  if (last === undefined) return 'Directory';
  return isKustomizationFile(last) ? 'Kustomize' : 'Helm';
}
