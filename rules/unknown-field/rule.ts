import { editScalar } from '../../src/edits/edit-scalar.ts';
import { knownMistake } from '../../src/kubernetes/shape/field-mistakes.ts';
import { isDecoded } from '../../src/kubernetes/shape/find-shape-mistakes.ts';
import type { UnknownField } from '../../src/kubernetes/shape/shape-mistake.ts';
import type { Fix } from '../../src/model/edit.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { field, message, words, type Message } from '../../src/model/message.ts';
import { manifestName } from '../../src/model/names/message-names.ts';
import { holdsPlaceholder } from '../../src/model/names/placeholders.ts';
import { entryOf } from '../../src/model/node.ts';
import type { RuleMeta } from '../../src/model/rule.ts';
import { nearestName, SHORT_LIST } from '../../src/text/nearest-name.ts';
import { typoOf } from '../../src/text/typo.ts';
import {
  joinedRule,
  rulePerManifest,
  rulePerRun,
  rulePerShapeMistake,
} from '../kit/rule-constructors.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';
import { strayValuesFrom } from './stray-values-from.ts';

const META: RuleMeta = {
  id: 'unknown-field',
  summary: 'A field is misspelled, or is in a place where Kubernetes has no field of that name.',
  severity: 'error',
  ofTemplates: true,
  group: 'fields',
  fix: 'certain',
  options: ['kubernetesVersion'],
  since: '0.1.0',
};

const ofObjects = rulePerShapeMistake(
  META,
  'unknown-field',
  function* (mistake, manifest, { kubernetesVersion, isAppliedByFlux, isPreviewed }) {
    if (holdsPlaceholder(mistake.entry.name)) return;
    // SOPS' own map in an encrypted file, gone before the object is applied.
    if (mistake.path === 'sops') return;
    if (mistake.since !== undefined && kubernetesVersion >= mistake.since) return;
    const help = helpFor(mistake);
    if (help === undefined) return;
    const isNewer = mistake.since !== undefined;
    const isDropped = isAppliedByFlux(manifest);
    const written = isDropped ? mistake.path : mistake.entry.name;
    const unknown = message`Unknown field \`${field(written, mistake.entry.key)}\` of ${manifestName(manifest)}`;
    const since = isNewer
      ? message`: Kubernetes 1.${mistake.since} and later have it, and the cluster has 1.${kubernetesVersion}`
      : words('');
    const isOfHelm = isPreviewed(manifest) && MERELY_DROPPED.has(mistake.shape.name);
    const said = isOfHelm ? HELM_SAYS : isDropped ? fluxSays(manifest) : kubectlSays(mistake);
    yield {
      at: mistake.entry.key,
      ...(isOfHelm && { severity: 'warning' as const }),
      message: message`${unknown}${since}. ${said}`,
      help,
      ...(isNewer ? {} : fixFor(mistake)),
      subject: subjectOfManifest(manifest, mistake.path),
    };
  },
);

/** Flux reads the kustomization of a folder into a struct and writes that; `kustomize build` refuses what the struct does not have. */
const ofKustomizations = rulePerRun(META, function* ({ builds }) {
  for (const { id, droppedFields = [] } of builds) {
    for (const { at, name, of, meant } of droppedFields) {
      if (/^(?:x-|\.)/.test(name)) continue;
      yield {
        at,
        severity: 'warning',
        message: message`${words(of)} has no field \`${field(name, at)}\`. Flux drops it before it builds the kustomization, and nothing fails.`,
        help:
          meant === undefined
            ? message`Remove it, or move it to where it belongs.`
            : message`Did you mean \`${words(meant)}\`?`,
        build: id,
      };
    }
  }
});

export const rule = joinedRule(META, [
  ofObjects,
  rulePerManifest(META, strayValuesFrom),
  ofKustomizations,
]);

/** kustomize-controller decodes built-in kinds before it applies them (fluxcd/pkg: NormalizeUnstructured in ssa/normalize), and no others. */
function fluxSays(manifest: Manifest): Message {
  return isDecoded(manifest)
    ? words('Flux drops it before it applies the object, and nothing fails.')
    : words('Flux refuses it: `field not declared in schema`.');
}

/** Structs that are as well without a field. */
const MERELY_DROPPED: ReadonlySet<string> = new Set(['PodSecurityContext', 'SecurityContext']);

/** Helm 3 does not ask for strict validation where the server can do it (helm: Build in pkg/kube/client.go). */
const HELM_SAYS = words('The API server drops it when Helm applies the object, and nothing fails.');

function kubectlSays({ path, entry }: UnknownField): Message {
  return message`kubectl refuses it: \`strict decoding error: unknown field "${field(path, entry.key)}"\`.`;
}

/** What to write instead; undefined when a newer Kubernetes may well have the field. */
function helpFor({ entry, shape, since }: UnknownField): Message | undefined {
  if (since !== undefined) return words('Remove it until the cluster knows it.');
  const { name } = entry;
  const mistake = knownMistake(shape.name, name);
  if (mistake !== undefined) return words(mistake.help);
  const fields = [...shape.fields.keys()];
  const nearest = nearestName(name, fields);
  if (nearest !== undefined && (shape.known === 'closed' || isCloseTypo(name, nearest))) {
    return message`Did you mean \`${words(nearest)}\`?`;
  }
  if (shape.known === 'listed') return undefined;
  if (fields.length > SHORT_LIST) return message`Remove it, or move it to where it belongs.`;
  return message`The fields here are ${words(fields.map((each) => `\`${each}\``).join(', '))}.`;
}

/** The right name in its place, if it is clear, and the map does not have it yet. */
function fixFor({ entry, shape, parent }: UnknownField): { readonly fix?: Fix } {
  const { meant } = knownMistake(shape.name, entry.name) ?? {};
  const near =
    meant === undefined
      ? [...shape.fields.keys()].filter(
          (field) => typoOf(entry.name, field) !== undefined && isCloseTypo(entry.name, field),
        )
      : [meant];
  const [field] = near;
  if (field === undefined || near.length > 1 || entryOf(parent, field) !== undefined) return {};
  const edit = editScalar(entry.key, field, true);
  return edit === undefined ? {} : { fix: { message: `Write \`${field}\`.`, edits: [edit] } };
}

/** Close enough that no new field of Kubernetes would be called so. */
function isCloseTypo(name: string, nearest: string): boolean {
  if (name.toLowerCase() === nearest.toLowerCase()) return true;
  return name.length > 4 && Math.abs(name.length - nearest.length) <= 1;
}
