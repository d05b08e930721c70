import { groupBy } from '../../model/group-by.ts';
import { once } from '../../model/memo.ts';
import { message } from '../../model/message.ts';
import { fileNameOf } from '../../model/names/folder-of.ts';
import { sourceName } from '../../model/names/message-names.ts';
import type { Source } from '../../model/source.ts';
import { mayMeet } from '../objects/namespaces.ts';
import { mayBecome } from '../objects/templated-name.ts';
import { isInReach } from '../scope/scope.ts';
import type { Explainer } from './kit/explainer.ts';

/**
 * Looks for sources whose name is a template (`${APP}-config`) that may become the name: in all builds that the reference sees if a part of the
 * template is fixed, else in its own build.
 */
export const templatedSources: Explainer = {
  id: 'templated-source',
  strength: 'guess',
  isAskedOfBase: true,
  open:
    ({ index: { templated, scopeOf } }) =>
    ({ kind, name, namespace, build }) => {
      const found = templated.find(
        ({ source, parts }) =>
          source.kind === kind &&
          mayMeet(source.namespace, namespace) &&
          (parts === undefined
            ? source.build === build
            : isInReach(scopeOf(build, source.build)) && mayBecome(parts, name)),
      );
      return found === undefined ? undefined : message`${sourceName(found.source)} may become it`;
    },
};

/**
 * Looks for charts of the repository that nothing in it installs, and that create the source if the name of the release is longer than that of the
 * chart: `secrets-db` is `shop-secrets-db` of the release `shop-secrets`.
 */
export const renamedReleases: Explainer = {
  id: 'renamed-release',
  strength: 'guess',
  isAskedOfBase: true,
  open: ({ builds, index }) => {
    const folders = new Map(builds.map(({ id, folder = id }) => [id, folder]));
    const folderOfBuild = (build: string): string => folders.get(build) ?? build;
    const isOfRelease = ({ name, build }: Source): boolean =>
      index.isChart(build) && name.startsWith(`${fileNameOf(folderOfBuild(build))}-`);
    const created = once(() =>
      groupBy(index.all.filter(isOfRelease), ({ kind, name }) => `${kind} ${name}`),
    );
    return ({ kind, name, build }) => {
      for (let at = name.indexOf('-'); at !== -1; at = name.indexOf('-', at + 1)) {
        const found = created()
          .get(`${kind} ${name.slice(at + 1)}`)
          ?.find((source) => folderOfBuild(source.build) !== folderOfBuild(build));
        if (found !== undefined)
          return message`a chart creates ${sourceName(found)} under another release name`;
      }
      return undefined;
    };
  },
};
