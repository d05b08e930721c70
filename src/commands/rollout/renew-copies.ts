import type { FileTree } from '../../model/file-tree.ts';
import type { Settings } from '../../model/settings.ts';
import type { SourceFile } from '../../model/span.ts';
import { decodeBytes } from '../../parse/decode-bytes.ts';
import { parseFiles } from '../../parse/parse-files.ts';
import { sourcesOfObject } from '../../references/collect/collect-sources.ts';
import { renderBuilds } from '../../render/render-builds.ts';
import type { RenderSettings } from '../../render/render-settings.ts';
import { readCopiesFile } from '../../rollout/write/copies-file.ts';
import {
  rolloutRepository,
  type RepositoryRollout,
} from '../../rollout/write/rollout-repository.ts';
import { rolloutStream, type StreamRollout } from '../../rollout/write/rollout-stream.ts';
import { textOfCopies } from '../../rollout/write/stream-copies.ts';
import { ENGINES } from '../engines.ts';

/** Plans what `envfrom rollout` writes into a repository. */
export function rollout(
  tree: FileTree,
  settings: RenderSettings,
  history: number | undefined,
): RepositoryRollout {
  const { limits } = settings;
  const parsed = parseFiles(tree, limits);
  const { builds, files } = renderBuilds(ENGINES, tree, parsed, settings, sourcesOfObject);
  const readFile = (path: string): SourceFile | undefined => {
    const content = tree.read(path);
    if (content.kind === 'unreadable') return undefined;
    const decoded = decodeBytes(path, content.bytes);
    return decoded.kind === 'text' ? decoded.file : undefined;
  };
  return rolloutRepository({ files, builds, readFile, limits, history });
}

/** The filter: a stream in, a stream out. `copies` is the text of a file of earlier copies, and what it is to be afterwards. */
export function rolloutFilter(
  stream: SourceFile,
  copies: SourceFile | undefined,
  settings: Pick<Settings, 'limits'>,
  history: number | undefined,
): StreamRollout & { readonly copies: string | undefined } {
  const { limits } = settings;
  const file = copies && readCopiesFile(copies, limits);
  if (copies !== undefined && file?.fault !== undefined) {
    const faults = [{ place: copies.path, message: file.fault }];
    return { text: stream.text, lines: [], faults, copies: copies.text };
  }
  const result = rolloutStream(stream, { earlier: file?.copies ?? [], history, limits });
  return { ...result, copies: textOfCopies({ path: stream.path, text: result.text }, limits) };
}
