import { sourcesOfApplication } from '../../src/model/elsewhere/argo-application.ts';
import type { Evidence } from '../../src/model/evidence.ts';
import type { FileTree } from '../../src/model/file-tree.ts';
import { isApplication } from '../../src/model/kinds/deployer-kinds.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { message, userText, words } from '../../src/model/message.ts';
import { itemsAt, scalarAt, valueAt, type YamlNode } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import { isTrue } from '../../src/model/scalars/scalar-text.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';

/** Charts have a folder of values at most: no chart has a file at the same place by chance. */
const IN_FOLDERS = /^\/?([^/$*?[]+\/[^/*?[]+\/[^*?[]+)$/;

/**
 * Values files that Argo CD looks for in a chart from elsewhere and leaves out because they are not in it, while this repository has them: the
 * reference to its source is missing.
 */
export function* ignoredFiles({ manifests, tree }: Evidence): Iterable<Finding> {
  if (tree === undefined) return;
  for (const { manifest, build } of manifests) {
    if (!isApplication(manifest)) continue;
    for (const finding of ignoredBy(manifest, tree))
      yield { ...finding, subject: subjectOfManifest(manifest), build };
  }
}

function* ignoredBy({ node }: Manifest, tree: FileTree): Iterable<Finding> {
  const sources = sourcesOfApplication(node);
  const ref = sources.map((source) => scalarAt(source, 'ref')).find((at) => at !== undefined);
  for (const source of sources) {
    const ignores = valueAt(source, 'helm', 'ignoreMissingValueFiles');
    if (scalarAt(source, 'chart') === undefined || !isTrue(ignores, 'kubectl')) continue;
    for (const at of itemsAt(source, 'helm', 'valueFiles')) {
      const path = pathOf(at);
      if (path === undefined || tree.read(path).kind !== 'bytes') continue;
      const shown = userText(path, at);
      const of = ref === undefined ? words('REF') : userText(ref.text, ref);
      yield {
        at,
        message: message`Argo CD looks for \`${shown}\` in the chart, which is not of this repository, and only this repository has it. With \`ignoreMissingValueFiles\`, its values are left out.`,
        help:
          ref === undefined
            ? message`Give the source of this repository a \`ref\`, and write \`$${of}/${shown}\`.`
            : message`Write \`$${of}/${shown}\`.`,
      };
    }
  }
}

function pathOf(at: YamlNode): string | undefined {
  return at.kind === 'scalar' ? IN_FOLDERS.exec(at.text)?.[1] : undefined;
}
