import type { FileTree } from '../../src/model/file-tree.ts';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import { messageText } from '../../src/model/message.ts';
import type { ParsedFile } from '../../src/model/parsed-file.ts';
import type { Finding } from '../../src/model/problem.ts';
import { placeOf } from '../../src/model/span.ts';
import { parseFile } from '../../src/parse/parse-file.ts';
import { buildKustomization } from '../../src/render/kustomize/build/build-kustomization.ts';
import { openContext } from '../../src/render/kustomize/load/context.ts';

/** What is said about the kustomization in the folder `app`: one cause, one place, kustomize's words and ours. */
export function told(
  files: FileTree,
  loadRestrictor: 'repository' | 'root' = 'repository',
): string[] {
  const memo = new Map<string, ParsedFile>();
  const parsed = (path: string): ParsedFile => {
    const file = memo.get(path) ?? parseFile(path, files.read(path), DEFAULT_LIMITS);
    memo.set(path, file);
    return file;
  };
  const context = openContext({ tree: files, parsed, limits: DEFAULT_LIMITS, loadRestrictor });
  const { findings, partial, failed } = buildKustomization(context, 'app');
  return [
    ...(failed ? [] : ['builds']),
    ...partial.map((reason) => `  without: ${messageText(reason)}`),
    ...findings.flatMap(linesOf),
  ];
}

function linesOf({ at, message, help, related = [] }: Finding): string[] {
  const first = `${placeOf(at)} ${messageText(message)}`;
  const others = related.map((second) => `  ${placeOf(second.at)} ${messageText(second.message)}`);
  return [first, ...(help === undefined ? [] : [`  help: ${messageText(help)}`]), ...others];
}

/** A ConfigMap on one line, so that it fits any indentation of a tree. */
export const MAP = `
{apiVersion: v1, kind: ConfigMap, metadata: {name: app}, data: {A: "1"}}`;
