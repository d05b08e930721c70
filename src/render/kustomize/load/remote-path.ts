const SCHEMES = ['ssh://', 'https://', 'http://', 'file://'];

/** A path that kustomize would fetch as one file. */
export function isRemoteFile(path: string): boolean {
  return /^https?:/i.test(path);
}

/** A git repository as kustomize reads it from a path. */
interface RemoteFolder {
  /** What git is given. */
  readonly url: string;
  /** The folder in it; empty for its root. */
  readonly path: string;
  /** A branch, tag or commit; undefined for the default branch. */
  readonly ref: string | undefined;
}

/**
 * A path that kustomize would clone as a git repository: one with a scheme, `user@host:path`, or `github.com/…`, that
 * names at least an organisation and a repository (NewRepoSpecFromURL).
 */
export function isRemoteFolder(path: string): boolean {
  return remoteFolder(path) !== undefined;
}

/** The repository, folder and revision of such a path; undefined for any other path. */
export function remoteFolder(path: string): RemoteFolder | undefined {
  if (path.startsWith('/')) return undefined;
  const [uri = '', query = ''] = splitOnce(path, '?');
  const rest = repositoryPart(withoutPrefix(uri, 'git::'));
  if (rest === undefined) return undefined;
  const { isLocalScheme, text, prefix } = rest;
  const [repository, folder] = splitRepository(text, isLocalScheme);
  if (repository === '' || leavesRepository(folder)) return undefined;
  const below = folder.split('/').filter((part) => part !== '' && part !== '.');
  return { url: `${prefix}${repository}`, path: tidied(below), ref: refOf(query) };
}

/** `ref` wins over `version` (parseQuery). */
function refOf(query: string): string | undefined {
  const values = new URLSearchParams(query);
  return values.get('ref') || values.get('version') || undefined;
}

function tidied(parts: readonly string[]): string {
  const kept: string[] = [];
  for (const part of parts) {
    if (part === '..') kept.pop();
    else kept.push(part);
  }
  return kept.join('/');
}

function splitOnce(text: string, separator: string): readonly string[] {
  const at = text.indexOf(separator);
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + separator.length)];
}

interface RepositoryPart {
  readonly isLocalScheme: boolean;
  readonly text: string;
  /** Scheme, user and host, as git takes them. */
  readonly prefix: string;
}

function repositoryPart(uri: string): RepositoryPart | undefined {
  const scheme = SCHEMES.find((each) => uri.toLowerCase().startsWith(each)) ?? '';
  const afterScheme = uri.slice(scheme.length);
  const user = /^[a-zA-Z][a-zA-Z0-9-]*@/.exec(afterScheme)?.[0] ?? '';
  const host = afterScheme.slice(user.length);
  const isGitHub = /^github\.com[/:]/i.test(host);
  const colonSplits = scheme === '' && (user !== '' || isGitHub);
  if (scheme === '' && !colonSplits) return undefined;
  if (scheme === 'file://') return { isLocalScheme: true, text: afterScheme, prefix: scheme };
  const slash = host.indexOf('/');
  const colon = colonSplits ? host.indexOf(':') : -1;
  // Without a colon, git takes `user@host/path` for a folder of this machine.
  if (colonSplits && !isGitHub && (colon === -1 || (slash !== -1 && slash < colon)))
    return undefined;
  const end = colonSplits && (slash === -1 || (colon > 0 && colon < slash)) ? colon : slash;
  if (end === -1) return undefined;
  const name = host.slice(0, end);
  const isScp = colonSplits && user !== '';
  const prefix = isScp ? `${user}${name}:` : `${scheme || 'https://'}${user}${name}/`;
  return { isLocalScheme: false, text: host.slice(end + 1), prefix };
}

function splitRepository(text: string, whole: boolean): readonly [string, string] {
  const azure = text.indexOf('_git/');
  if (azure !== -1) {
    const [name = '', ...rest] = text.slice(azure + '_git/'.length).split('/');
    return [text.slice(0, azure) + name, rest.join('/')];
  }
  const double = text.indexOf('//');
  if (double !== -1) return [text.slice(0, double), text.slice(double + 2)];
  const suffix = text.indexOf('.git');
  if (suffix !== -1) return [text.slice(0, suffix + 4), text.slice(suffix + 4)];
  if (whole) return [text, ''];
  const segments = text.split('/');
  if (segments.length < 2) return ['', ''];
  return [segments.slice(0, 2).join('/'), segments.slice(2).join('/')];
}

function leavesRepository(folder: string): boolean {
  let depth = 0;
  for (const part of folder.split('/')) {
    if (part === '..') depth--;
    else if (part !== '' && part !== '.') depth++;
    if (depth < 0) return true;
  }
  return false;
}

function withoutPrefix(text: string, prefix: string): string {
  return text.toLowerCase().startsWith(prefix) ? text.slice(prefix.length) : text;
}
