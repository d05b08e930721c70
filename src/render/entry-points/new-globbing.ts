import { memo } from '../../model/memo.ts';
import type { Manifest } from '../../model/manifest.ts';
import { hostSpan, type SourceFile } from '../../model/span.ts';

/**
 * Whether an installation of Argo CD reads `**` and `*` in a git generator's `files` as doublestar does: a parameter of the ConfigMap
 * argocd-cmd-params-cm, a flag of the controller (of the resource ArgoCD, too), or a variable. Of values of a chart, those in a manifest count.
 */
export function hasNewGlobbing(manifests: readonly Manifest[]): boolean {
  return manifests.some(({ node }) => turnsOn(hostSpan(node).file));
}

const SETTING =
  /^[^#\n]{0,200}\benable[._-]new[._-]git[._-]file[._-]globbing\b["']?[ \t]*([:=][ \t]*["']?\w+|\n[ \t]*value:[ \t]*["']?\w+)?/gim;

/** In nearly no file: asked first. */
const WORD = /globbing/i;

const turnsOn = memo(
  ({ text }: SourceFile): boolean =>
    WORD.test(text) &&
    [...text.matchAll(SETTING)].some(([, value]) => value === undefined || /true$/i.test(value)),
);
