import type { Manifest } from '../../src/model/manifest.ts';
import { once } from '../../src/model/memo.ts';
import { message } from '../../src/model/message.ts';
import type { ParsedFile } from '../../src/model/parsed-file.ts';
import type { Rule, RuleMeta } from '../../src/model/rule.ts';
import { rulePerRun } from '../kit/rule-constructors.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';
import { noKindFinding } from './no-kind.ts';

/** The versions of Flux's own groups, the newest last (`api/` of helm-controller, kustomize-controller and source-controller). */
const OF_FLUX: ReadonlyMap<string, readonly string[]> = new Map([
  ['helm.toolkit.fluxcd.io', ['v2alpha1', 'v2beta1', 'v2beta2', 'v2']],
  ['kustomize.toolkit.fluxcd.io', ['v1alpha1', 'v1beta1', 'v1beta2', 'v1']],
  ['source.toolkit.fluxcd.io', ['v1alpha1', 'v1beta1', 'v1beta2', 'v1']],
]);

/** The newest version of a group of Flux, for an object of a version that the group never had, and will not have: a higher one may come. */
function servedByFlux({ group, apiVersion }: Manifest): string | undefined {
  const versions = OF_FLUX.get(group);
  const newest = versions?.at(-1);
  const version = apiVersion.slice(group.length + 1);
  if (newest === undefined || versions?.includes(version) === true) return undefined;
  // A definition takes only versions that are DNS labels which begin with a letter: `1` is none.
  if (/^[0-9.]+$/.test(version)) return newest;
  const [, major = '', early] = /^v(\d+)((?:alpha|beta)\d+)?$/.exec(version) ?? [];
  const isPast =
    Number(major) < Number(newest.slice(1)) || (major === newest.slice(1) && early !== undefined);
  return major !== '' && isPast ? newest : undefined;
}

/** Objects of versions that a group of Flux never had, and that no definition in the repository gives it. */
export function versionsOfFlux(meta: RuleMeta): Rule {
  return rulePerRun(meta, function* ({ manifests, files }) {
    const definitions = once(() => definitionsIn(files));
    for (const { manifest, build } of manifests) {
      const newest = servedByFlux(manifest);
      if (newest === undefined) continue;
      const { group, apiVersion } = manifest;
      const version = new RegExp(`\\bname: ${apiVersion.slice(group.length + 1)}\\b`);
      if (definitions().some((text) => text.includes(`group: ${group}`) && version.test(text)))
        continue;
      const help = message`Did you mean \`apiVersion: ${group}/${newest}\`?`;
      const finding = noKindFinding(manifest, 'apiVersion', help);
      yield { ...finding, subject: subjectOfManifest(manifest), build };
    }
  });
}

/** The texts of the CustomResourceDefinitions in the repository. */
function definitionsIn(files: readonly ParsedFile[]): readonly string[] {
  return files.flatMap(({ documents }) =>
    documents.flatMap(({ skipped, span }) => {
      const text = skipped === undefined ? '' : span.file.text.slice(span.start, span.end);
      return text.includes('CustomResourceDefinition') ? [text] : [];
    }),
  );
}
