import type { Build } from '../model/manifest.ts';
import { writeYaml } from './kustomize/print/write-yaml.ts';
import { originLines } from './origin-lines.ts';

/**
 * The objects of a build as `kustomize build` prints them. With `origins`, comments above each object say where it was written and
 * where each of its fields was that is in another place: a patch, a literal of a generator, a line of an env file.
 */
export function printBuild({ objects }: Build, { origins }: { readonly origins: boolean }): string {
  if (!origins) return writeYaml(objects.map(({ node }) => node));
  return objects
    .map(
      (object) =>
        `${originLines(object.node)
          .map((line) => `# ${line}\n`)
          .join('')}${writeYaml([object.node])}`,
    )
    .join('---\n');
}
