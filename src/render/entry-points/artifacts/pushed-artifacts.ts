import { contentText } from '../../../model/file-content.ts';
import type { FileTree } from '../../../model/file-tree.ts';
import { BOOTSTRAPPED } from '../../../model/kinds/deployer-kinds.ts';
import { once } from '../../../model/memo.ts';
import { resolvePath } from '../../kustomize/load/paths.ts';
import type { EntrySource } from '../entry-object.ts';
import type { UrlsOf } from './artifact-urls.ts';
import { writtenOut } from './written-out.ts';

/** The folder of this repository that a source names, if a pipeline here pushes the source as an OCI artifact. */
type PushedFolder = (source: EntrySource) => string | undefined;

/** One `flux push artifact ADDRESS --path FOLDER`. */
interface Push {
  /** Without its tag; up to the first variable. */
  readonly address: string;
  readonly isWhole: boolean;
  readonly folder: string;
}

const PIPELINES =
  /^(?:\.(?:github|forgejo|gitea)\/workflows\/[^/]*\.ya?ml|\.gitlab-ci\.ya?ml|\.woodpecker(?:\/[^/]*)?\.ya?ml|Makefile|[Jj]ustfile|Taskfile\.ya?ml|(?:scripts|hack)\/[^/]*\.sh)$/;
const PUSH = /\bflux\s+push\s+artifact\s+["']?([^"'\s]+)["']?([^\n]*)/g;
/** In one workflow. */
const MAX_PUSHES = 200;
const PATH = /\s--path(?:=|\s+)["']?([^"'\s$]+)["']?(?=\s|$)/;
const LITERAL = /oci:\/\/[^\s"'`]+/;

/**
 * Reads `flux push artifact` in the pipelines of a repository. An OCIRepository that is written must have an address that one of them pushes
 * to; the one that a cluster is synchronized from is often written nowhere: then all pushes must be of one folder.
 * https://fluxcd.io/flux/cmd/flux_push_artifact/
 */
export function pushedArtifacts(
  { paths, read }: Pick<FileTree, 'paths' | 'read'>,
  urlsOf: UrlsOf,
): PushedFolder {
  const pushes = once(() => paths.filter((path) => PIPELINES.test(path)).flatMap(pushesIn(read)));
  return ({ repository }) => {
    if (repository.kind !== 'flux-source' || repository.sourceKind !== 'OCIRepository')
      return undefined;
    const urls = urlsOf(repository);
    if (urls.length === 0 && repository.name !== BOOTSTRAPPED) return undefined;
    const meant = pushes().filter((push) => urls.every((url) => isPushedTo(url, push)));
    const [folder, second] = new Set(meant.map((push) => push.folder));
    return second === undefined ? folder : undefined;
  };
}

function isPushedTo(url: string, { address, isWhole }: Push): boolean {
  if (isWhole) return url === address || isInLocalRegistry(url, address);
  return address.length > 'oci://'.length && url.startsWith(address);
}

const ADDRESS = /^oci:\/\/([^/:]+)(?::\d+)?\/(.+)$/;

/** A registry on the machine that pushes is known to the cluster on it by another name, which has no domain. */
function isInLocalRegistry(url: string, address: string): boolean {
  const [, pushed = '', to] = ADDRESS.exec(address) ?? [];
  const [, host = '', from] = ADDRESS.exec(url) ?? [];
  return /^(?:localhost|127\.0\.0\.1)$/.test(pushed) && !host.includes('.') && to === from;
}

function pushesIn(read: FileTree['read']): (path: string) => readonly Push[] {
  return (path) => {
    const text = contentText(read(path)) ?? '';
    if (!text.includes('push artifact')) return [];
    const lines = writtenOut(withVariables(text.replaceAll(/\\\r?\n\s*/g, ' ')));
    const steps = [...lines.matchAll(STEP)].map(({ index }) => index);
    return [...lines.matchAll(PUSH)].slice(0, MAX_PUSHES).flatMap((push) => {
      const [, target = '', options = ''] = push;
      const [, path] = PATH.exec(options) ?? [];
      const start = startOf(lines, steps, push.index);
      const folder =
        start === undefined || path === undefined ? undefined : resolvePath(start, path);
      // A target in a variable is the address that the file has.
      const address = LITERAL.exec(target)?.[0] ?? LITERAL.exec(text)?.[0];
      return folder === undefined || address === undefined
        ? []
        : [{ ...addressOf(address), folder }];
    });
  };
}

const VARIABLE = /^[ \t]+([A-Z]\w*):[ \t]*["']?([^"'\s#$]{1,200})["']?[ \t]*$/gm;

/** A workflow with the variables that it sets itself, each to one value. */
function withVariables(workflow: string): string {
  if (!workflow.includes('env.')) return workflow;
  const values = new Map<string, string | undefined>();
  for (const [, name = '', value = ''] of workflow.matchAll(VARIABLE))
    values.set(name, values.has(name) && values.get(name) !== value ? undefined : value);
  return workflow.replaceAll(
    /\$\{\{[ \t]*env\.(\w+)[ \t]*\}\}/g,
    (whole, name: string) => values.get(name) ?? whole,
  );
}

const STEP = /^[ \t]*- [a-z-]+:/gm;
const START = /^[ \t]*(?:- )?working-directory:[ \t]*["']?([^"'\s#]+)/m;

/** The folder in which the step of a workflow runs that has a place in it, of the places where steps begin; undefined if it is not written out. */
function startOf(workflow: string, steps: readonly number[], at: number): string | undefined {
  const first = steps.findLast((index) => index < at) ?? 0;
  const next = steps.find((index) => index > at);
  const folder = START.exec(workflow.slice(first, next))?.[1] ?? '';
  return folder.includes('$') ? undefined : resolvePath('', folder);
}

function addressOf(target: string): Pick<Push, 'address' | 'isWhole'> {
  const [fixed = ''] = target.split('$');
  const isWhole = fixed === target || fixed.endsWith(':');
  return { address: isWhole ? withoutTag(fixed) : fixed, isWhole };
}

function withoutTag(address: string): string {
  const slash = address.lastIndexOf('/');
  const colon = slash < 0 ? -1 : address.indexOf(':', slash);
  return colon < 0 ? address : address.slice(0, colon);
}
