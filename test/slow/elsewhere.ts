import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import { git, repository, write } from '../scratch.ts';

/** What lies elsewhere: served on this machine, for as long as a test runs. */
export interface Elsewhere {
  readonly url: string;
  /** `METHOD path` of each request, in order. */
  readonly asked: readonly string[];
  /** The folder below which the repositories are, for what is not http. */
  readonly repositories: string;
}

interface Served {
  /** Files by their path. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  /** A folder of bare repositories, at `/git/`. */
  readonly repositories?: string;
  /** Artifacts of a registry by name and tag: `org/name:1.0.0`. */
  readonly artifacts?: Readonly<Record<string, Artifact>>;
}

interface Artifact {
  readonly config: string;
  readonly configType: string;
  readonly layerType: string;
  readonly layer: Uint8Array;
  /** Layers that come before it. */
  readonly before?: readonly { readonly type: string; readonly bytes: Uint8Array }[];
}

/** Serves files, git repositories over git's own http-backend, and artifacts by the API of registries. */
export async function serve({
  files = {},
  repositories = '',
  artifacts = {},
}: Served): Promise<Elsewhere> {
  const asked: string[] = [];
  const registry = registryOf(artifacts);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    asked.push(`${request.method ?? ''} ${pathname}`);
    if (pathname.startsWith('/git/')) return serveGit(request, response, repositories);
    if (pathname.startsWith('/v2/')) return serveBytes(response, registry.get(pathname));
    const file = files[pathname.slice(1)];
    return serveBytes(response, file === undefined ? undefined : { bytes: Buffer.from(file) });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, asked, repositories };
}

interface Body {
  readonly bytes: Uint8Array;
  readonly type?: string;
  readonly digest?: string;
}

function serveBytes(response: ServerResponse, body: Body | undefined): void {
  if (body === undefined) {
    response.writeHead(404).end('::error::nothing here');
    return;
  }
  const { bytes, type = 'application/octet-stream', digest } = body;
  response.writeHead(200, {
    'Content-Type': type,
    'Content-Length': bytes.length,
    ...(digest !== undefined && { 'Docker-Content-Digest': digest }),
  });
  response.end(response.req.method === 'HEAD' ? undefined : bytes);
}

/** CGI, as a web server does it. */
function serveGit(request: IncomingMessage, response: ServerResponse, root: string): void {
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  const { 'content-type': type = '', 'git-protocol': protocol = '' } = request.headers;
  const backend = spawn('git', ['http-backend'], {
    env: {
      PATH: process.env['PATH'],
      GIT_PROJECT_ROOT: root,
      GIT_HTTP_EXPORT_ALL: '1',
      GIT_PROTOCOL: String(protocol),
      PATH_INFO: pathname.slice('/git'.length),
      QUERY_STRING: search.slice(1),
      REQUEST_METHOD: request.method,
      CONTENT_TYPE: type,
      HTTP_CONTENT_ENCODING: request.headers['content-encoding'] ?? '',
    },
  });
  request.pipe(backend.stdin);
  const pieces: Buffer[] = [];
  backend.stdout.on('data', (piece: Buffer) => pieces.push(piece));
  backend.on('close', () => {
    const all = Buffer.concat(pieces);
    const end = all.indexOf('\r\n\r\n');
    const head = all.subarray(0, end).toString('latin1').split('\r\n');
    const headers = head.map((line) => /^([^:]+): (.*)$/.exec(line)?.slice(1) ?? []);
    const status = headers.find(([name]) => name === 'Status')?.[1] ?? '200';
    for (const [name = '', value = ''] of headers) {
      if (name !== '' && name !== 'Status') response.setHeader(name, value);
    }
    response.writeHead(Number.parseInt(status, 10)).end(all.subarray(end + 4));
  });
}

const MANIFEST = 'application/vnd.oci.image.manifest.v1+json';

/** The manifests and blobs of artifacts, by the paths at which a registry serves them. */
function registryOf(artifacts: Readonly<Record<string, Artifact>>): ReadonlyMap<string, Body> {
  const bodies = new Map<string, Body>([['/v2/', { bytes: Buffer.from('{}') }]]);
  for (const [reference, artifact] of Object.entries(artifacts)) {
    const { config, configType, layerType, layer, before = [] } = artifact;
    const [name = '', tag = ''] = reference.split(':');
    const blob = (bytes: Uint8Array, mediaType: string) => {
      const digest = sha256(bytes);
      bodies.set(`/v2/${name}/blobs/${digest}`, { bytes, digest });
      return { mediaType, digest, size: bytes.length };
    };
    const manifest = Buffer.from(
      JSON.stringify({
        schemaVersion: 2,
        mediaType: MANIFEST,
        config: blob(Buffer.from(config), configType),
        layers: [...before.map(({ bytes, type }) => blob(bytes, type)), blob(layer, layerType)],
      }),
    );
    const body = { bytes: manifest, type: MANIFEST, digest: sha256(manifest) };
    bodies.set(`/v2/${name}/manifests/${tag}`, body);
    bodies.set(`/v2/${name}/manifests/${body.digest}`, body);
  }
  return bodies;
}

function sha256(bytes: Uint8Array): string {
  return `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
}

/** A repository to serve: its work tree, and the bare one in a folder. */
export interface Remote {
  readonly work: string;
  /** Commits files, with a tag if one is named, and gives the commit. */
  readonly push: (files: Readonly<Record<string, string>>, tag?: string) => string;
}

/** Makes `ORG/NAME.git` in a folder, from which partial clones and single commits can be fetched as from the large forges. */
export function makeRemote(
  folder: string,
  name: string,
  files: Readonly<Record<string, string>>,
): Remote {
  const work = repository(files);
  const bare = `${folder}/${name}.git`;
  git(work, 'clone', '--quiet', '--bare', work, bare);
  git(bare, 'config', 'uploadpack.allowFilter', 'true');
  git(bare, 'config', 'uploadpack.allowAnySHA1InWant', 'true');
  return {
    work,
    push(more, tag) {
      write(work, more);
      git(work, 'add', '--all');
      git(work, 'commit', '--quiet', '--allow-empty', '--message', 'more');
      if (tag !== undefined) git(work, 'tag', tag);
      git(work, 'push', '--quiet', '--tags', bare, 'HEAD:main');
      return git(work, 'rev-parse', 'HEAD').trim();
    },
  };
}
