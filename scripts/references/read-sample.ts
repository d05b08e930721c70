import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import { parseFile } from '../../src/parse/parse-file.ts';
import { customResourceReferences } from '../../src/references/fields/custom-resource-references.ts';
import type { FoundReference } from '../../src/references/fields/references-in.ts';
import { registryOf } from '../../src/references/producers/registry.ts';

const NOTHING = registryOf([]);

/** The references that envfrom reads in an object that has nothing but `value` at one path. */
export function readSample(
  { group, kind }: { readonly group: string; readonly kind: string },
  path: string,
  value: unknown,
): readonly FoundReference[] {
  const steps = path.replaceAll('[*]', '.[*]').split('.');
  const fields = steps.reduceRight<unknown>(
    (below, step) => (step === '[*]' ? [below] : { [step.replaceAll('*', 'any')]: below }),
    value,
  );
  const head = { apiVersion: `${group}/v1`, kind, metadata: { name: 'a', namespace: 'shop' } };
  const text = JSON.stringify(Object.assign(head, fields));
  const bytes = new TextEncoder().encode(text);
  const file = parseFile('a.yaml', { kind: 'bytes', bytes }, DEFAULT_LIMITS);
  return file.documents
    .flatMap(({ manifests }) => manifests)
    .flatMap((manifest) => customResourceReferences(manifest, new Set(), NOTHING));
}
