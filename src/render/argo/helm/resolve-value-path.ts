import { message } from '../../../model/message.ts';
import { done } from '../../../model/result.ts';
import type { Span } from '../../../model/span.ts';
import { resolvePath } from '../../kustomize/load/paths.ts';
import { refused, type BuildResult } from '../../kustomize/tree/build-refusal.ts';

/** A path in a repository, or an address on the network. */
export type ValuePath =
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'remote'; readonly url: string };

const SCHEME = /^([a-zA-Z][a-zA-Z0-9+.-]*):/;
/** `helm.valuesFileSchemes` of an installation that does not say. */
const ALLOWED = new Set(['http', 'https']);
/** Of helm-secrets, which decrypts the file that is named. It works only where Argo CD was told about it: https://github.com/jkroepke/helm-secrets/wiki/ArgoCD-Integration */
const ENCRYPTED = /^secrets(?:\+.+)?$/;

/** Where a path counts from. */
interface ValueFolder {
  readonly folder: string;
  /** The folder that the repository is in. */
  readonly root: string | undefined;
}

/** A path that starts with a slash counts from the repository's root, any other from a folder; none leaves the repository. */
export function resolveValuePath(
  text: string,
  { folder, root = '' }: ValueFolder,
  at: Span,
): BuildResult<ValuePath> {
  const scheme = SCHEME.exec(text)?.[1]?.toLowerCase();
  if (scheme !== undefined) {
    if (ALLOWED.has(scheme) || ENCRYPTED.test(scheme)) return done({ kind: 'remote', url: text });
    return refused(at, `the URL scheme '${scheme}' is not allowed`, {
      message: message`\`${text}\` is an address, and Argo CD fetches only \`http\` and \`https\` unless configured otherwise`,
    });
  }
  const path = resolvePath(text.startsWith('/') ? root : folder, text, root);
  if (path === undefined) {
    return refused(at, `file '${text}' resolved to outside repository root`, {
      message: message`\`${text}\` points outside the repository`,
    });
  }
  if (path === root) {
    return refused(at, 'internal error: failed to resolve path', {
      message: message`\`${text}\` is the root of the repository, but must be a file`,
    });
  }
  return done({ kind: 'path', path });
}
