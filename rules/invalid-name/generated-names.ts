import { hasShape } from '../../src/kubernetes/shape/find-shape-mistakes.ts';
import { refusalOfSubdomain } from '../../src/kubernetes/validation/names.ts';
import { invalidValue, refusal } from '../../src/kubernetes/validation/refusal.ts';
import type { Evidence } from '../../src/model/evidence.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { message, name as named, words } from '../../src/model/message.ts';
import { clusterName } from '../../src/model/names/message-names.ts';
import { isNameToReplace } from '../../src/model/names/placeholders.ts';
import { itemsAt, mapAt, scalarAt } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import type { Source } from '../../src/model/source.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';

/**
 * Names of ConfigMaps and Secrets that a controller is to write, where the object has the whole name: some controllers change names that
 * they put together.
 */
export function* generatedNames(evidence: Evidence): Iterable<Finding> {
  for (const source of evidence.sources) {
    const { kind, name, at, build, producer } = source;
    const { manifest } = producer;
    if (hasShape(manifest) || producer.kind === 'externals' || !isVerbatim(source)) continue;
    if (manifest.kind.endsWith('PushSecret') && !isForKubernetes(manifest, evidence)) continue;
    const why = refusalOfSubdomain(name);
    if (why === undefined || isNameToReplace(name) || evidence.isPreviewed(manifest)) continue;
    yield {
      at,
      message: message`${clusterName(manifest)} cannot write ${words(kind)} \`${named(name, at)}\`. ${refusal('metadata.name', invalidValue(name, why), at)}`,
      help: message`Use lowercase letters, digits and \`-\`; begin and end with a letter or digit.`,
      subject: subjectOfManifest(manifest, 'name'),
      build,
    };
  }
}

/** Whether a store that a PushSecret names is a Kubernetes cluster: a vault has its own rules for the names of its items. */
function isForKubernetes({ node }: Manifest, { manifests }: Evidence): boolean {
  const spec = mapAt(node, 'spec', 'pushSecretSpec') ?? mapAt(node, 'spec');
  const stores = new Set(
    itemsAt(spec, 'secretStoreRefs').map((each) => scalarAt(each, 'name')?.text),
  );
  return manifests.some(
    ({ manifest }) =>
      /^(?:Cluster)?SecretStore$/.test(manifest.kind) &&
      stores.has(manifest.name) &&
      mapAt(manifest.node, 'spec', 'provider', 'kubernetes') !== undefined,
  );
}

/** A name without variables. */
const WRITTEN = /^[\w.-]+$/;

function isVerbatim({ name, at }: Source): boolean {
  const written = at.file.text.slice(at.start, at.end).replaceAll(/^["']|["']$/g, '');
  return written === name && WRITTEN.test(name);
}
