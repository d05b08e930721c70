import type { FileContent } from '../../../model/file-tree.ts';
import { message } from '../../../model/message.ts';
import { folderOf, fileNameOf } from '../../../model/names/folder-of.ts';
import type { Reason } from '../../../model/reason.ts';
import { done } from '../../../model/result.ts';
import type { SourceFile, Span } from '../../../model/span.ts';
import { nearestName } from '../../../text/nearest-name.ts';
import { typoOf } from '../../../text/typo.ts';
import { refused, type BuildRefusal, type BuildResult } from '../tree/build-refusal.ts';
import { knownSource, sourceOf, type KustomizeContext } from './context.ts';
import { findElsewhere, isOfItem, noteLacking, notAtHand, remoteItem } from './elsewhere.ts';
import { isInside, parentFolder, resolvePath, shown } from './paths.ts';
import type { Recorder } from './recorder.ts';
import { isRemoteFile } from './remote-path.ts';
import { filesIn } from './walk-paths.ts';

/** Where a path was written, and from where it counts. */
export interface PathUse {
  readonly folder: string;
  readonly path: string;
  readonly at: Span;
}

/** A path of a kustomization → a file of the repository that may be read. */
function findFile(context: KustomizeContext, use: PathUse): BuildResult<string> {
  const { folder, path, at } = use;
  if (isRemoteFile(path)) return remoteFile(path, at);
  const found = path.startsWith('/') ? undefined : resolvePath(folder, path, context.tree.root);
  if (found === undefined) return outside(use);
  // A text that was meant to be a patch, not the name of a file: nobody is asked about it, so nobody keeps it.
  if (path.includes('\n')) return noFile(found, use);
  if (!context.paths.has(found)) return missing(context, found, use);
  if (context.restrictToRoot && !isInside(found, folder)) return restricted(found, use);
  return done(found);
}

function noFile(found: string, { path, at }: PathUse): BuildRefusal {
  const text = `evalsymlink failure on '${shown(found)}' : lstat ${shown(found)}: no such file or directory`;
  return refused(at, text, {
    code: 'missing-path',
    message: message`\`${path}\` does not exist`,
    cause: `there is no ${found}`,
  });
}

function remoteFile(path: string, at: Span): BuildRefusal {
  return refused(at, `cannot read ${path}`, {
    message: message`\`${path}\` is on the network and is not fetched`,
    offline: notAtHand(path, 'file'),
  });
}

function outside({ path, at }: PathUse): BuildRefusal {
  return refused(at, `file '${path}' is outside of the repository`, {
    message: message`\`${path}\` is outside the repository, where envfrom reads nothing`,
    help: message`Keep everything a kustomization reads within the repository.`,
  });
}

function missing(context: KustomizeContext, found: string, { path, at }: PathUse): BuildRefusal {
  if (context.folders.has(found)) {
    return refused(at, `'${shown(found)}' must resolve to a file`, {
      message: message`\`${path}\` is a folder, but must be a file`,
    });
  }
  const away = leadsOutside(context, found, { path, at });
  if (away !== undefined) return away;
  const text = `evalsymlink failure on '${shown(found)}' : lstat ${shown(found)}: no such file or directory`;
  const offline = context.mayAppear(found);
  const lacking = firstMissing(context, found);
  const where = lacking === found ? '' : ` (there is no folder \`${lacking}\`)`;
  const near = lacking === found ? nearestSibling(context, found) : undefined;
  return refused(at, text, {
    code: 'missing-path',
    message: message`\`${path}\` does not exist${where}`,
    ...(near !== undefined && { help: message`Did you mean \`${near}\`?` }),
    cause: `there is no ${lacking}`,
    ...(offline !== undefined && { offline: lackOf(found, offline) }),
  });
}

const SECRETS = /^(?:[-\w.]*[-_.])?secrets?(?:[-_.]enc(?:rypted)?|\.sops)?\.ya?ml$/i;

/** Why a build goes on without a file; of one called after Secrets it is known that no ConfigMap is in it. */
function lackOf(path: string, clause: string): Reason {
  const reason = message`${clause}`;
  return SECRETS.test(fileNameOf(path)) ? { ...reason, code: 'secrets-file' } : reason;
}

/** Why a path is not read that is there: a symlink leads it out of the repository. */
export function leadsOutside(
  { tree }: Pick<KustomizeContext, 'tree'>,
  found: string,
  { path, at }: Pick<PathUse, 'path' | 'at'>,
): BuildRefusal | undefined {
  const content = tree.read(found);
  if (content.kind === 'bytes' || content.cause !== 'outside') return undefined;
  return unreadable(content, { path, at });
}

/** The name of a file beside the one that is not there, if it was probably meant. */
function nearestSibling({ below }: KustomizeContext, found: string): string | undefined {
  const folder = folderOf(found) === '.' ? '' : folderOf(found);
  return nearestName(fileNameOf(found), filesIn(below(folder), folder).map(fileNameOf));
}

/** The topmost folder of a path that is not there, or the file itself. */
export function firstMissing({ folders }: KustomizeContext, path: string): string {
  let lacking = path;
  while (lacking !== '' && !folders.has(parentFolder(lacking))) lacking = parentFolder(lacking);
  return lacking;
}

function restricted(found: string, { folder, path, at }: PathUse): BuildRefusal {
  const text = `security; file '${shown(found)}' is not in or below '${shown(folder)}'`;
  return refused(at, text, {
    message: message`\`${path}\` is not in or below \`${shown(folder)}\`, which kustomize refuses to read`,
    help: message`Build with \`--load-restrictor LoadRestrictionsNone\`, or move the file.`,
  });
}

/** The same, of a build that goes on: nothing says yet that the flag is absent. */
function outsideFolder(found: string, use: PathUse): BuildRefusal {
  const refusal = restricted(found, use);
  return refused(refusal.at, refusal.message, {
    message: message`\`${use.path}\` is not in or below \`${shown(use.folder)}\`, which \`kubectl apply -k\` refuses to read`,
    help: message`Move the file, list its folder, or apply what \`kustomize build --load-restrictor LoadRestrictionsNone\` prints.`,
    cause: `files outside ${shown(use.folder)}`,
  });
}

/** The same; what was not fetched of an item is noted as needed, and what is left of a failed build is read under its right name. */
function findNoted(
  context: KustomizeContext,
  use: PathUse,
  recorder: Recorder,
): BuildResult<string> {
  const found = findFile(context, use);
  if (found.kind === 'done') {
    const isOutside = !isInside(found.value, use.folder) && !isOfItem(context);
    if (isOutside) recorder.outside.add(outsideFolder(found.value, use));
    return found;
  }
  const path = resolvePath(use.folder, use.path, context.tree.root);
  if (path === undefined) return found;
  const isLacking = found.words?.offline !== undefined;
  if (isLacking && isOfItem(context)) noteLacking({ context, recorder }, path, use.at);
  const isGone = found.words?.code === 'missing-path' && !isLacking;
  if (recorder.left === undefined || !isGone) return found;
  const meant = misspeltFile(context, path);
  if (meant === undefined) return found;
  recorder.left.add('without-objects');
  return findFile(context, {
    ...use,
    path: `${use.path.slice(0, -fileNameOf(path).length)}${meant}`,
  });
}

/** The name of the file beside a path that is not there, if they only differ by a typo: `buildconfig.yaml` and `buildConfig.yaml`. */
function misspeltFile(context: KustomizeContext, path: string): string | undefined {
  const near = nearestSibling(context, path);
  return near !== undefined && typoOf(fileNameOf(path), near) !== undefined ? near : undefined;
}

/** A file on the network that is at hand. */
function fileElsewhere(
  context: KustomizeContext,
  { path, at }: PathUse,
  recorder: Recorder,
): { readonly context: KustomizeContext; readonly use: PathUse } | undefined {
  if (remoteItem(path)?.type !== 'file') return undefined;
  const found = findElsewhere({ context, recorder }, path, at);
  if (found === undefined) return undefined;
  const use = { folder: found.item.root, path: fileNameOf(found.place), at };
  return { context: found.context, use };
}

export function loadBytes(
  context: KustomizeContext,
  use: PathUse,
  recorder: Recorder,
): BuildResult<{ readonly path: string; readonly bytes: Uint8Array }> {
  const away = fileElsewhere(context, use, recorder);
  if (away !== undefined) return loadBytes(away.context, away.use, recorder);
  const found = findNoted(context, use, recorder);
  if (found.kind === 'refused') return found;
  recorder.files.add(found.value);
  const content = context.tree.read(found.value);
  if (content.kind === 'unreadable') return unreadable(content, use);
  return done({ path: found.value, bytes: content.bytes });
}

function unreadable(
  content: Extract<FileContent, { kind: 'unreadable' }>,
  { path, at }: Pick<PathUse, 'path' | 'at'>,
): BuildRefusal {
  return refused(at, `cannot read '${path}': ${content.reason}`, {
    message: message`\`${path}\` cannot be read: ${content.reason}`,
  });
}

/** The text of a file, the same object each time; bytes that are not UTF-8 become U+FFFD. */
export function loadText(
  context: KustomizeContext,
  use: PathUse,
  recorder: Recorder,
): BuildResult<SourceFile> {
  const away = fileElsewhere(context, use, recorder);
  if (away !== undefined) return loadText(away.context, away.use, recorder);
  const found = findNoted(context, use, recorder);
  if (found.kind === 'refused') return found;
  const known = knownSource(context, found.value);
  if (known !== undefined) {
    recorder.files.add(found.value);
    return done(known);
  }
  const loaded = loadBytes(context, use, recorder);
  if (loaded.kind === 'refused') return loaded;
  const { path, bytes } = loaded.value;
  if (bytes.length > context.limits.fileSize) {
    return refused(use.at, `file '${shown(path)}' is too large`, {
      message: message`\`${use.path}\` is larger than ${context.limits.fileSize} bytes, the limit`,
    });
  }
  return done(sourceOf(context, path, bytes));
}
