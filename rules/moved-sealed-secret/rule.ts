import type { Manifest } from '../../src/model/manifest.ts';
import { message, name, words, type Message } from '../../src/model/message.ts';
import { clusterName } from '../../src/model/names/message-names.ts';
import { scalarAt, type ScalarNode } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import type { Span } from '../../src/model/span.ts';
import { trailOf, type Step, type StepKind } from '../../src/model/trail.ts';
import { NONE, rulePerManifest } from '../kit/rule-constructors.ts';

export const rule = rulePerManifest(
  {
    id: 'moved-sealed-secret',
    summary: 'A build changes the name or namespace that a SealedSecret was sealed for.',
    severity: 'warning',
    group: 'builds',
    since: '0.1.0',
  },
  (manifest) =>
    manifest.group === 'bitnami.com' && manifest.kind === 'SealedSecret'
      ? findingsOf(manifest)
      : NONE,
);

function* findingsOf(manifest: Manifest): Iterable<Finding> {
  const scope = scopeOf(manifest);
  if (scope === 'cluster') return;
  for (const field of ['namespace', 'name'] as const) {
    if (field === 'name' && scope === 'namespace') continue;
    const moved = movedFrom(manifest, field);
    if (moved === undefined) continue;
    const { at, sealedFor, by } = moved;
    yield {
      at,
      message: message`${clusterName(manifest)} was sealed for the ${words(field)} \`${name(sealedFor, at)}\`, and a build changes that. The controller uses name and namespace to decrypt, so it creates no Secret (no key could decrypt secret).`,
      help: helpFor(field),
      ...(by !== undefined && { related: [{ at: by, message: message`changed here` }] }),
    };
  }
}

/** Annotations of the SealedSecret itself decide what its data is bound to (bitnami-labs/sealed-secrets: SecretScope). */
function scopeOf({ node }: Manifest): 'strict' | 'namespace' | 'cluster' {
  const isSet = (scope: string): boolean =>
    scalarAt(node, 'metadata', 'annotations', `sealedsecrets.bitnami.com/${scope}`)?.text ===
    'true';
  if (isSet('cluster-wide')) return 'cluster';
  return isSet('namespace-wide') ? 'namespace' : 'strict';
}

interface Moved {
  readonly at: ScalarNode;
  readonly sealedFor: string;
  /** What changes it. */
  readonly by: Span | undefined;
}

/** What kubeseal wrote twice, in the metadata of the object and of its template, and what a build made of the first. */
function movedFrom({ node }: Manifest, field: 'name' | 'namespace'): Moved | undefined {
  const now = scalarAt(node, 'metadata', field);
  const at = scalarAt(node, 'spec', 'template', 'metadata', field);
  if (now === undefined || at === undefined || now.text === at.text) return undefined;
  const step = changeOf(now);
  return step && { at, sealedFor: at.text, by: step.at };
}

const CHANGES: ReadonlySet<StepKind> = new Set(['namespace', 'prefix', 'patch', 'replacement']);

function changeOf(at: Span): Step | undefined {
  for (let here = trailOf(at); here !== undefined; here = here.before) {
    if (CHANGES.has(here.step.kind)) return here.step;
  }
  return undefined;
}

function helpFor(field: 'name' | 'namespace'): Message {
  return field === 'name'
    ? message`Seal it again for the new name, or with \`--scope namespace-wide\`.`
    : message`Seal it again for the new namespace, or with \`--scope cluster-wide\`.`;
}
