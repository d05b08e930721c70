import { message } from '../../../model/message.ts';
import { done } from '../../../model/result.ts';
import type { Span } from '../../../model/span.ts';
import type { KustomizeContext } from '../../kustomize/load/context.ts';
import { resolvePath } from '../../kustomize/load/paths.ts';
import { refused, type BuildResult } from '../../kustomize/tree/build-refusal.ts';

/** The folder that `path` of a source names, relative to the root of the run. */
export function sourceFolder(
  context: KustomizeContext,
  path: string,
  at: Span,
): BuildResult<string> {
  if (path.startsWith('/')) {
    return refused(at, `${path}: app path is absolute`, {
      message: message`\`${path}\` is absolute; the path of a source is relative to the repository`,
    });
  }
  const { root = '' } = context.tree;
  const folder = resolvePath(root, path, root);
  if (folder === undefined) {
    return refused(at, `${path}: app path outside root`, {
      message: message`\`${path}\` points outside the repository`,
    });
  }
  if (context.folders.has(folder)) return done(folder);
  if (context.paths.has(folder)) {
    return refused(at, `${path}: app path is not a directory`, {
      message: message`\`${path}\` is a file, but the path of a source must be a folder`,
    });
  }
  return refused(at, `${path}: app path does not exist`, {
    code: 'missing-path',
    message: message`The folder \`${path}\` does not exist`,
  });
}
