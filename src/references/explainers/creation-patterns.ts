import { once } from '../../model/memo.ts';
import { words } from '../../model/message.ts';
import { folderOf, isBelow } from '../../model/names/folder-of.ts';
import { hostSpan } from '../../model/span.ts';
import { mayBecome, wildcardParts } from '../objects/templated-name.ts';
import { createdSources } from './kit/created-sources.ts';
import type { Explainer } from './kit/explainer.ts';
import { nearestText } from './kit/nearest-path.ts';

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
