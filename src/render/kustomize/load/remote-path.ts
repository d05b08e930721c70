const SCHEMES = ['ssh://', 'https://', 'http://', 'file://'];

/** A path that kustomize would fetch as one file. */
export function isRemoteFile(path: string): boolean {
  return /^https?:/i.test(path);
}

/**
 * A path that kustomize would clone as a git repository: one with a scheme, `user@host:path`, or `github.com/…`, that
 * names at least an organisation and a repository (NewRepoSpecFromURL).
 */
export function isRemoteFolder(path: string): boolean {
  if (path.startsWith('/')) return false;
  const [uri = ''] = path.split('?', 1);
  const rest = repositoryPart(withoutPrefix(uri, 'git::'));
  if (rest === undefined) return false;
  const { isLocalScheme, text } = rest;
  const [repository, folder] = splitRepository(text, isLocalScheme);
  return repository !== '' && !leavesRepository(folder);
}

interface RepositoryPart {
  readonly isLocalScheme: boolean;
  readonly text: string;
}

function repositoryPart(uri: string): RepositoryPart | undefined {
  const scheme = SCHEMES.find((each) => uri.toLowerCase().startsWith(each)) ?? '';
  const afterScheme = uri.slice(scheme.length);
  const user = /^[a-zA-Z][a-zA-Z0-9-]*@/.exec(afterScheme)?.[0] ?? '';
  const host = afterScheme.slice(user.length);
  const isGitHub = /^github\.com[/:]/i.test(host);
  const colonSplits = scheme === '' && (user !== '' || isGitHub);
  if (scheme === '' && !colonSplits) return undefined;
  if (scheme === 'file://') return { isLocalScheme: true, text: afterScheme };
  const slash = host.indexOf('/');
  const colon = colonSplits ? host.indexOf(':') : -1;
  // Without a colon, git takes `user@host/path` for a folder of this machine.
  if (colonSplits && !isGitHub && (colon === -1 || (slash !== -1 && slash < colon)))
    return undefined;
  const end = colonSplits && (slash === -1 || (colon > 0 && colon < slash)) ? colon : slash;
  return end === -1 ? undefined : { isLocalScheme: false, text: host.slice(end + 1) };
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
