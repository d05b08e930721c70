import { isKustomizationFile } from '../../model/file-tree.ts';
import { appendTo } from '../../model/group-by.ts';
import { holderOf } from '../../model/held-builds.ts';
import type { Build } from '../../model/manifest.ts';
import { once } from '../../model/memo.ts';
import { message } from '../../model/message.ts';
import { isBelow } from '../../model/names/folder-of.ts';
import { hostSpan } from '../../model/span.ts';
import type { Explainer } from './kit/explainer.ts';
import type { TextScan } from './kit/scan-texts.ts';

/** A name of one plain word (`config`) is a word of any file: it is a name only as the value of a field. */
const PLAIN_NAME = /\b\w*[nN]ame["']?:[ \t]+["']?([a-z0-9]+)["']?[ \t]*(?:$|[,}#])/gm;

interface Mention {
  readonly path: string;
  readonly build: string;
  readonly why: string;
}

/**
 * Looks for the name in the files of kustomizations that cannot be built, and in kustomizations that need a file which is not here: what they
 * would make is not known. A file that the build of the reference reads too explains nothing, and neither does the reference's own file (of a
 * release, whose build reads the chart), nor a variant of that build: an overlay in another folder is applied to another place.
 */
export const failedBuilds: Explainer = {
  id: 'failed-build',
  strength: 'certain',
  open: ({ builds, scan }) => {
    const failed = builds.filter(
      ({ failures, partial }) => failures.length > 0 || partial.length > 0,
    );
    if (failed.length === 0) return () => undefined;
    const namesOf = addReader(failed, scan);
    const mentions = once(() => mentionsIn(failed, namesOf()));
    const filesOf = once(() => new Map(builds.map((build) => [build.id, new Set(build.files)])));
    const placesOf = once(() => placesByBuild(builds));
    return ({ name, build, manifest, at }) => {
      const own = hostSpan(manifest.node).file.path;
      const here = hostSpan(at).file.path;
      const places = placesOf();
      const isVariant = (id: string): boolean =>
        filesOf().get(id)?.has(own) === true &&
        !places
          .get(build)
          ?.some((place) => places.get(id)?.some((each) => isIn(place, each)) === true);
      const other = mentions()
        .get(name)
        ?.find(
          ({ path, build: failing }) =>
            path !== here && filesOf().get(build)?.has(path) !== true && !isVariant(failing),
        );
      if (other === undefined) return undefined;
      return message`${other.path} mentions it, and the kustomization ${other.build} ${other.why}`;
    };
  },
};

/** A kustomization above another one lists it beside others. */
function isIn(folder: string, above: string): boolean {
  return folder === above || isBelow(folder, above);
}

/** The folders that a build is rendered from: its own, and of a release that of the build which has its object. */
function placesByBuild(builds: readonly Build[]): ReadonlyMap<string, readonly string[]> {
  const folders = new Map(builds.map(({ id, folder = id }) => [id, folder]));
  return new Map(
    builds.map((build) => {
      const holder = holderOf(build);
      const ids = holder === undefined ? [build.id] : [build.id, holder];
      return [build.id, ids.map((id) => folders.get(id) ?? id)];
    }),
  );
}

/** The files of failed builds that are looked at. */
function pathsOf({ files, failures }: Build): readonly string[] {
  return failures.length > 0 ? files : files.filter(isKustomizationFile);
}

/** The names in question in each file. */
function addReader(
  failed: readonly Build[],
  scan: TextScan,
): () => ReadonlyMap<string, readonly string[]> {
  const paths = new Set(failed.flatMap(pathsOf));
  const found = new Map<string, readonly string[]>();
  return scan.add({
    wants: (path, file) => file?.source !== undefined && paths.has(path),
    read: ({ path, text, names }) => {
      if (names().size === 0) return;
      const plain = new Set([...text().matchAll(PLAIN_NAME)].map(([, name = '']) => name));
      found.set(
        path,
        [...names()].filter((name) => /[-.]/.test(name) || plain.has(name)),
      );
    },
    found: () => found,
  });
}

function mentionsIn(
  failed: readonly Build[],
  namesOf: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, readonly Mention[]> {
  const mentions = new Map<string, Mention[]>();
  for (const build of failed) {
    const why =
      build.failures.length > 0 ? 'cannot be built' : 'needs files that are not available';
    for (const path of pathsOf(build)) {
      for (const name of namesOf.get(path) ?? [])
        appendTo(mentions, name, { path, build: build.id, why });
    }
  }
  return mentions;
}
