import { once } from '../../model/memo.ts';
import { words } from '../../model/message.ts';
import { folderOf, isBelow } from '../../model/names/folder-of.ts';
import { hostSpan } from '../../model/span.ts';
import { mayBecome, wildcardParts } from '../objects/templated-name.ts';
import { createdSources, creationsForOthers, pathsFor } from './kit/created-sources.ts';
import { isDocument, isSampleManifest } from './kit/documentation-paths.ts';
import type { Explain, Explainer, ExplainerInputs } from './kit/explainer.ts';
import { nearestText } from './kit/nearest-path.ts';

/**
 * Looks for a command (`kubectl create secret generic NAME`), an object or a Helm release with exactly this name in scripts, documents, manifests to
 * fill in and texts inside manifests: somebody runs the command or applies the object.
 */
export const creationText: Explainer = {
  id: 'creation-text',
  strength: 'certain',
  basis: 'doc',
  open: (inputs) => creationIn(inputs, () => true),
};

/** Like `creation-text`, but without documents and manifests to fill in: they repeat what the repository has, and scripts do not. */
export const creationScript: Explainer = {
  id: 'creation-script',
  strength: 'certain',
  basis: 'script',
  open: (inputs) => creationIn(inputs, (path) => !isDocument(path) && !isSampleManifest(path)),
};

function creationIn(
  { scan, references }: ExplainerInputs,
  counts: (path: string) => boolean,
): Explain {
  const created = createdSources(scan);
  const isForAnother = creationsForOthers(references);
  return (reference) =>
    nearestText(pathsFor(created(), reference, isForAnother).filter(counts), reference.at);
}

/**
 * Looks for the name in programs that create Secrets or ConfigMaps, in Terraform, and as the name of a Helm release. They do not show which of
 * the two kinds the name belongs to.
 */
export const programLiterals: Explainer = {
  id: 'program-literal',
  strength: 'certain',
  basis: 'mention',
  open: ({ scan }) => {
    const created = createdSources(scan);
    return ({ name, at }) => nearestText(created().ofEitherKind.get(name), at);
  },
};

/**
 * Looks for names with variables in scripts, programs and Terraform (`kubectl create secret generic "$APP-users"`): with the right values they
 * are the name. If there are more scripts than are read, one of the others may create it.
 */
export const creationPatterns: Explainer = {
  id: 'creation-pattern',
  strength: 'guess',
  open: ({ scan }) => {
    const created = createdSources(scan);
    const patterns = once(() =>
      created().patterns.map((each) => ({ ...each, parts: wildcardParts(each.name) })),
    );
    return ({ kind, name, at }) => {
      const here = hostSpan(at).file.path;
      const paths = patterns().flatMap((each) =>
        each.kind === kind &&
        mayBecome(each.parts, name) &&
        (each.near !== true || isBelow(here, folderOf(each.path)))
          ? [each.path]
          : [],
      );
      return (
        nearestText(paths, at) ??
        (scan.isComplete() ? undefined : words('the repository has more scripts than are searched'))
      );
    };
  },
};
