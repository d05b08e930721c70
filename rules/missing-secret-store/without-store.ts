import type { Evidence } from '../../src/model/evidence.ts';
import { message } from '../../src/model/message.ts';
import { clusterName } from '../../src/model/names/message-names.ts';
import { entryOf, itemsAt, mapAt } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';

/** ExternalSecrets that name no store, although an entry does not name its own. */
export function* withoutStore({ manifests }: Pick<Evidence, 'manifests'>): Iterable<Finding> {
  for (const { manifest, build } of manifests) {
    if (manifest.kind !== 'ExternalSecret' || manifest.group !== 'external-secrets.io') continue;
    const spec = mapAt(manifest.node, 'spec');
    if (spec === undefined || entryOf(spec, 'secretStoreRef') !== undefined) continue;
    const entry = [...itemsAt(spec, 'data'), ...itemsAt(spec, 'dataFrom')].find(
      (each) => each.kind === 'map' && entryOf(each, 'sourceRef') === undefined,
    );
    if (entry === undefined) continue;
    yield {
      at: entry,
      message: message`${clusterName(manifest)} names no store: it has no \`secretStoreRef\`, and this entry has no \`sourceRef\`. The Secret is never written.`,
      help: message`Add \`spec.secretStoreRef\`.`,
      subject: subjectOfManifest(manifest),
      build,
    };
  }
}
