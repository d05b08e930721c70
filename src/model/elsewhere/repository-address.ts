/** Where a git repository lives, in a form in which two spellings of one address are equal. */
export interface RepositoryAddress {
  /** Lower case; empty for a path on this machine. */
  readonly host: string;
  /** Undefined: the usual one of the scheme. */
  readonly port: string | undefined;
  readonly transport: 'http' | 'ssh' | 'git' | 'file';
  /** Lower case, without slashes around it, without `.git`. */
  readonly path: string;
}

const SCHEME = /^([a-z][a-z0-9+.-]*):\/\/(.*)$/is;
/** `user@host:path` as ssh and scp take it; what has a slash before its colon is a path. */
const SCP_FORM = /^(?:[^@/\s]*@)?(\[[^\]]+\]|[^:/\s]+):(?!\/\/)(.*)$/s;
/** What is left of an address of scp whose colon became a slash: git takes it for a path, but nobody has a folder called so. */
const SLASHED_FORM = /^[\w.-]+@([\w-]+(?:\.[\w-]+)+)\/(.+)$/s;
/** Parts that may be filled in differently at each place. Of `__REPO_URL__` that is not so: it stands for one repository, and its paths tell which. */
const FILLED_IN = /\{\{|\$[{(]|<[\w-]+>/;
const WINDOWS_PATH = /^[a-z]:[\\/]/i;

const TRANSPORTS: Readonly<Record<string, RepositoryAddress['transport']>> = {
  http: 'http',
  https: 'http',
  'git+http': 'http',
  'git+https': 'http',
  ssh: 'ssh',
  'git+ssh': 'ssh',
  'ssh+git': 'ssh',
  git: 'git',
  file: 'file',
};

const USUAL_PORTS: Readonly<Record<string, string>> = {
  http: '80',
  https: '443',
  'git+http': '80',
  'git+https': '443',
  ssh: '22',
  'git+ssh': '22',
  'ssh+git': '22',
  git: '9418',
};

/** Hosts that serve one site's repositories under another name: ssh over the port of https, the old names. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'ssh.github.com': 'github.com',
  'www.github.com': 'github.com',
  'altssh.gitlab.com': 'gitlab.com',
  'www.gitlab.com': 'gitlab.com',
  'altssh.bitbucket.org': 'bitbucket.org',
  'www.bitbucket.org': 'bitbucket.org',
  'ssh.dev.azure.com': 'dev.azure.com',
  'vs-ssh.visualstudio.com': 'dev.azure.com',
};

/** `github.com-work`: an alias of `~/.ssh/config` for a second account. */
const ACCOUNT_ALIAS = /^(github\.com|gitlab\.com|bitbucket\.org)-[\w-]+$/;

/**
 * The address that a repository URL of a manifest, a remote or an option means: https, ssh, git and scp forms, with or without
 * `.git`, user, password, usual port. Undefined for what is not a git repository (`oci://…`), an empty text, or a template.
 */
export function readRepositoryAddress(url: string): RepositoryAddress | undefined {
  const text = url.trim();
  if (text === '' || isFilledIn(text)) return undefined;
  const [, scheme, rest] = SCHEME.exec(text) ?? [];
  if (scheme !== undefined && rest !== undefined) return addressOf(scheme.toLowerCase(), rest);
  if (WINDOWS_PATH.test(text) || /^[./~\\]/.test(text)) return localPath(text);
  const [, host, path] = SCP_FORM.exec(text) ?? SLASHED_FORM.exec(text) ?? [];
  if (host === undefined || path === undefined) return localPath(text);
  return normalized({ host, port: undefined, transport: 'ssh', path });
}

/** Whether a URL holds what a later step fills in: `{{…}}`, `${…}`, `$(…)`, `<your-org>`. */
export function isFilledIn(url: string): boolean {
  return FILLED_IN.test(url);
}

/**
 * Whether two addresses lead to one repository. A port of ssh says nothing about one of https: the same server has both; and ssh
 * without a port may have one from `~/.ssh/config`.
 */
export function isSameRepository(a: RepositoryAddress, b: RepositoryAddress): boolean {
  if (a.host !== b.host || a.path !== b.path) return false;
  if (a.transport !== b.transport || a.port === b.port) return true;
  return a.transport === 'ssh' && (a.port === undefined || b.port === undefined);
}

/** The last part of an address: what a fork and a renamed owner usually keep. */
export function repositoryName({ path }: RepositoryAddress): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function addressOf(scheme: string, rest: string): RepositoryAddress | undefined {
  const transport = TRANSPORTS[scheme];
  if (transport === undefined) return undefined;
  const slash = rest.indexOf('/');
  const authority = slash === -1 ? rest : rest.slice(0, slash);
  const path = slash === -1 ? '' : rest.slice(slash + 1);
  if (transport === 'file') return localPath(`/${path}`);
  const server = authority.slice(authority.lastIndexOf('@') + 1);
  const [, host = server, port] = /^(\[[^\]]*\]|[^:]*)(?::(\d*))?$/.exec(server) ?? [];
  const isUsual = port === undefined || port === '' || port === USUAL_PORTS[scheme];
  return normalized({ host, port: isUsual ? undefined : port, transport, path });
}

function localPath(text: string): RepositoryAddress | undefined {
  const path = tidyPath(text.replaceAll('\\', '/'));
  return path === '' ? undefined : { host: '', port: undefined, transport: 'file', path };
}

/** Forges treat names as equal whatever their case, and serve one repository at several paths. */
function normalized(address: RepositoryAddress): RepositoryAddress | undefined {
  const written = address.host.toLowerCase().replace(/\.$/, '');
  const known = OTHER_NAMES[written] ?? ACCOUNT_ALIAS.exec(written)?.[1] ?? written;
  const port = known === written ? address.port : undefined;
  const [host, path] = azurePath(known, tidyPath(decode(address.path)));
  if (host === '' || path === '') return undefined;
  // Bitbucket's own server has `/scm` in front for https only.
  const bare = address.transport === 'http' ? path.replace(/^scm\//, '') : path;
  return { host, port, transport: address.transport, path: bare };
}

/** `org.visualstudio.com/project/_git/repo`, `v3/org/project/repo` and `org/project/_git/repo` are one. */
function azurePath(host: string, path: string): readonly [host: string, path: string] {
  const [, organization] = /^([\w-]+)\.visualstudio\.com$/.exec(host) ?? [];
  const full =
    organization === undefined
      ? path
      : `${organization}/${path.replace(/^defaultcollection\//, '')}`;
  const site = organization === undefined ? host : 'dev.azure.com';
  if (site !== 'dev.azure.com') return [host, path];
  const parts = full.split('/').filter((part) => part !== '_git');
  if (parts[0] === 'v3') parts.shift();
  // A project's first repository has the project's name, which may be left out.
  if (parts.length === 2) parts.push(parts[1] ?? '');
  return [site, parts.join('/')];
}

function tidyPath(path: string): string {
  const bare = path.replace(/[?#].*$/s, '');
  const parts = bare.split('/').filter((part) => part !== '' && part !== '.');
  return parts
    .join('/')
    .toLowerCase()
    .replace(/\.git$/, '');
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
