import { groupBy } from '../../model/group-by.ts';
import type { Build } from '../../model/manifest.ts';
import { once } from '../../model/memo.ts';
import { message } from '../../model/message.ts';
import { manifestsIn } from '../../model/parsed-file.ts';
import { sourcesOfObject } from '../collect/collect-sources.ts';
import { mayMeet } from '../objects/namespaces.ts';
import type { Explainer } from './kit/explainer.ts';
import { writtenObjects } from './kit/objects-in-text.ts';
import { renderedWhole } from './kit/rendered-whole.ts';
import { isHelmTemplate, type TextScan } from './kit/scan-texts.ts';

/**
 * Looks for the source in manifests that are in no build: an entry object deploys them that was not looked at (a plugin makes the manifests, another
 * revision is deployed), or they are templates of a chart that cannot be rendered without the values of its release.
 */
export const unbuiltManifests: Explainer = {
  id: 'unbuilt-manifest',
  strength: 'mention',
  open: ({ files, builds, registry, scan }) => {
    const templates = inTemplates(builds, scan);
    const byName = once(() => {
      const built = new Set(builds.flatMap((build) => build.files));
      const left = files.filter(({ path }) => !built.has(path));
      const sources = left.flatMap((file) =>
        manifestsIn(file).flatMap((manifest) => sourcesOfObject(manifest, registry)),
      );
      return groupBy(sources, ({ kind, name }) => `${kind} ${name}`);
    });
    return ({ kind, name, namespace }) => {
      const id = `${kind} ${name}`;
      const found = byName()
        .get(id)
        ?.find((source) => mayMeet(source.namespace, namespace));
      if (found !== undefined) return message`${found.at.file.path} defines it, and is in no build`;
      const template = templates().get(id);
      if (template === undefined) return undefined;
      return message`${template} defines it, and its chart is not rendered as a whole`;
    };
  },
};

const KIND = /^kind:[ \t]*["']?(Secret|ConfigMap|SealedSecret|ExternalSecret)["']?[ \t]*$/m;

/** Kind and name → the first template with such an object, of charts that no build shows as a whole. */
function inTemplates(builds: readonly Build[], scan: TextScan): () => ReadonlyMap<string, string> {
  const rendered = once(() => renderedWhole(builds));
  const found = new Map<string, string>();
  return scan.add({
    wants: (path, file) => isHelmTemplate(file) && !rendered().has(chartOf(path)),
    read: ({ path, text, names }) => {
      if (names().size === 0) return;
      for (const { kind, name } of writtenObjects(text(), KIND)) {
        const id = `${kind === 'ConfigMap' ? kind : 'Secret'} ${name}`;
        if (names().has(name) && !found.has(id)) found.set(id, path);
      }
    },
    found: () => found,
  });
}

/** The folder of the chart that a template belongs to. */
function chartOf(template: string): string {
  return template.slice(0, Math.max(0, template.lastIndexOf('/templates/')));
}
