import { done, refusal, type Result } from '../../../../../model/result.ts';
import { compileGlob } from '../../../../../text/glob/compile-glob.ts';
import { GIT_PATH, GIT_TEXT } from '../../../../../text/glob/glob-dialects.ts';
import { resolvePath } from '../../../../kustomize/load/paths.ts';

/** Whether a path matches a pattern of a git generator's `files`. */
type Pathspec = (path: string) => boolean;

interface Magic {
  readonly glob: boolean;
  readonly literal: boolean;
  readonly ignoreCase: boolean;
  readonly exclude: boolean;
}

const NONE: Magic = { glob: false, literal: false, ignoreCase: false, exclude: false };
const SPECIAL = /[*?[\\]/;

/**
 * Reads a pathspec as git does in the root of a work tree: a path matches itself and all below it, `*` and `?` cross `/`, there are no
 * braces; `:(glob)`, `:(literal)`, `:(icase)`, `:(exclude)` and their short forms are known. See
 * https://git-scm.com/docs/gitglossary#Documentation/gitglossary.txt-aiddefpathspecapathspec
 */
export function readPathspec(text: string): Result<Pathspec> {
  const read = readMagic(text);
  if (typeof read === 'string') return refusal(read);
  const { magic, rest } = read;
  if (rest.startsWith('/')) return refusal(`fatal: ${rest}: '${rest}' is outside repository`);
  const pattern = normalize(rest);
  if (pattern === undefined) return refusal(`fatal: ${rest}: '${rest}' is outside repository`);
  const fold = (one: string): string => (magic.ignoreCase ? one.toLowerCase() : one);
  const wanted = fold(pattern);
  const isPattern = !magic.literal && SPECIAL.test(wanted);
  const glob = isPattern ? compileGlob(wanted, magic.glob ? GIT_PATH : GIT_TEXT) : undefined;
  const matches = (path: string): boolean => {
    const name = fold(path);
    if (wanted === '' || isAtOrBelow(name, wanted)) return true;
    return glob?.(name) === true;
  };
  return done(magic.exclude ? (path) => !matches(path) : matches);
}

function isAtOrBelow(name: string, wanted: string): boolean {
  if (!name.startsWith(wanted)) return false;
  return name.length === wanted.length || wanted.endsWith('/') || name[wanted.length] === '/';
}

function readMagic(text: string): { readonly magic: Magic; readonly rest: string } | string {
  if (!text.startsWith(':')) return { magic: NONE, rest: text };
  const [, long, after = ''] = /^:\(([^)]*)\)(.*)$/s.exec(text) ?? [];
  if (long !== undefined) return longMagic(text, long, after);
  const [, short = '', rest = ''] = /^:([!^/]*):?(.*)$/s.exec(text) ?? [];
  return { magic: { ...NONE, exclude: /[!^]/.test(short) }, rest };
}

function longMagic(
  text: string,
  words: string,
  rest: string,
): { readonly magic: Magic; readonly rest: string } | string {
  const all = new Set(words.split(',').filter((word) => word !== ''));
  const unknown = [...all].find((word) => !/^(?:top|glob|literal|icase|exclude)$/.test(word));
  if (unknown !== undefined) {
    return `fatal: Invalid pathspec magic '${unknown}' in '${text}'`;
  }
  if (all.has('glob') && all.has('literal')) {
    return `fatal: ${text}: 'literal' and 'glob' are incompatible`;
  }
  const [glob, literal] = [all.has('glob'), all.has('literal')];
  return {
    magic: { glob, literal, ignoreCase: all.has('icase'), exclude: all.has('exclude') },
    rest,
  };
}

/** Without `.`, `..` and doubled slashes; a slash at the end stays. Undefined if it points outside the repository. */
function normalize(path: string): string | undefined {
  const plain = resolvePath('', path);
  return plain !== undefined && plain !== '' && path.endsWith('/') ? `${plain}/` : plain;
}
