import type { Evidence } from '../../src/model/evidence.ts';
import { ARGO } from '../../src/model/kinds/deployer-kinds.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { message, userText } from '../../src/model/message.ts';
import { clusterName } from '../../src/model/names/message-names.ts';
import { itemsAt, scalarAt, valueAt, type ScalarNode } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import { isTrue } from '../../src/model/scalars/scalar-text.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';

/** A parameter as templates of Go have it. */
const WITH_DOT = /\{\{\s*\.[A-Za-z_][\w.]*\s*\}\}/;

/** ApplicationSets without `goTemplate` whose template has parameters with a dot in front: Argo CD leaves the text as it is. */
export function* setParameters({ manifests }: Evidence): Iterable<Finding> {
  for (const { manifest, build } of manifests) {
    const { group, kind, node, dialect } = manifest;
    if (group !== ARGO || kind !== 'ApplicationSet') continue;
    // A patch has no generators, and its set may say so.
    if (valueAt(node, 'spec', 'generators') === undefined) continue;
    if (isTrue(valueAt(node, 'spec', 'goTemplate'), dialect)) continue;
    const at = textsOf(manifest).find(({ text }) => WITH_DOT.test(text));
    const [written = ''] = WITH_DOT.exec(at?.text ?? '') ?? [];
    if (at === undefined) continue;
    yield {
      at,
      message: message`${clusterName(manifest)} has no \`goTemplate: true\`, so Argo CD does not fill in \`${userText(written, at)}\`: parameters have no dot in front.`,
      help: message`Add \`goTemplate: true\` to its \`spec\`, or write \`${userText(written.replace('.', ''), at)}\`.`,
      subject: subjectOfManifest(manifest, 'goTemplate'),
      build,
    };
  }
}

/** What the Applications of a set are, and not what their charts get: that may hold such text. */
function textsOf({ node }: Manifest): readonly ScalarNode[] {
  const template = valueAt(node, 'spec', 'template');
  const spec = valueAt(template, 'spec');
  const sources = [valueAt(spec, 'source'), ...itemsAt(spec, 'sources')];
  const fields = [
    scalarAt(template, 'metadata', 'name'),
    scalarAt(spec, 'project'),
    ...['name', 'server', 'namespace'].map((each) => scalarAt(spec, 'destination', each)),
    ...sources.flatMap((source) =>
      ['repoURL', 'path', 'targetRevision', 'chart'].map((each) => scalarAt(source, each)),
    ),
  ];
  return fields.flatMap((each) => each ?? []);
}
