import {
  message,
  name as named,
  words,
  type Argument,
  type Message,
} from '../../src/model/message.ts';
import { manifestName, namespaceName, sourceName } from '../../src/model/names/message-names.ts';
import { writtenName, writtenNamespaceOf } from '../../src/model/names/written-name.ts';
import { scalarAt } from '../../src/model/node.ts';
import type { Finding, Related } from '../../src/model/problem.ts';
import type {
  JudgedReference,
  LeftOut,
  Missing,
  MissingSource,
  Reference,
  ReferenceUse,
} from '../../src/model/reference.ts';
import type { Source } from '../../src/model/source.ts';
import { placeOf } from '../../src/model/span.ts';
import { typoOf } from '../../src/text/typo.ts';
import { consequenceOf } from './consequence-of.ts';
import { droppedKeyFinding } from './dropped-key.ts';
import { listOf } from './list-names.ts';
import { fileOfVariables, missingKey, type Wording } from './missing-key.ts';
import { keyFix, sourceSuggestion } from './name-fixes.ts';
import { siblingsHelp } from './siblings-help.ts';

/** The finding for a broken reference: what is missing, what that does, what may have been meant. */
export function missingFinding({ reference, at }: JudgedReference, missing: Missing): Finding {
  const { kind, key } = reference;
  const written = writtenName(reference.at, reference.name);
  const slip = isTypo(reference, missing) ? ({ isTypo: true } as const) : {};
  return missing.what === 'source'
    ? {
        at,
        ...slip,
        cause: causeOf(kind, written),
        ...missingSource(reference, missing),
        ...sourceSuggestion(reference, missing),
      }
    : {
        at,
        ...slip,
        cause: causeOf(kind, written, fileOfVariables(missing, key)?.key ?? key?.name),
        ...missingKey(reference, missing),
        ...(droppedKeyFinding(key?.name, missing.source) ?? keyFix(reference, missing)),
      };
}

/** Whether swapped letters, or in a name one wrong one, are all that keeps it from what exists. */
function isTypo({ at, name, key }: Reference, missing: Missing): boolean {
  if (missing.what === 'key') {
    const near = missing.nearest?.key;
    return key !== undefined && near !== undefined && typoOf(key.name, near) === 'swap';
  }
  const { nearest } = missing;
  if (nearest === undefined) return false;
  return typoOf(writtenName(at, name), writtenName(nearest.at, nearest.name)) !== undefined;
}

/** What is missing: many references to it have one cause, whatever namespaces they look in. */
function causeOf(...parts: readonly (string | undefined)[]): string {
  return JSON.stringify(parts);
}

function missingSource(reference: Reference, missing: MissingSource): Wording {
  return {
    message: message`${headline(reference, missing)}. ${consequenceOf(reference, 'source')}`,
    ...sourceHelp(reference, missing),
  };
}

/** What is wrong with the name, in one clause. */
function headline(reference: Reference, missing: MissingSource): Message {
  const { elsewhere, otherKind, siblings, removed } = missing;
  const { manifest } = reference;
  const kind = words(reference.kind);
  const name = named(reference.name, reference.at);
  if (removed !== undefined) return message`This change removes ${sourceName(removed)}`;
  const [first] = elsewhere;
  if (otherKind !== undefined)
    return message`\`${name}\` is a ${words(otherKind.kind)}, not a ${kind}`;
  if (siblings.length === 0 && first !== undefined) {
    const namespaces = listOf(elsewhere.map(namespaceOfSource));
    return message`${manifestName(manifest)} needs ${kind} \`${name}\` in namespace \`${namespaceOf(reference)}\`, but only ${namespaces} has it`;
  }
  return message`${kind} \`${name}\` does not exist${inNamespace(reference)}`;
}

/** Of a reference that looks in the namespace of its object only if that is written. */
function inNamespace(reference: Reference): Message {
  const { manifest, namespace } = reference;
  if (namespace !== undefined && namespace !== manifest.namespace)
    return message` in namespace \`${namespaceOf(reference)}\``;
  return writtenNamespaceOf(manifest) === undefined
    ? words('')
    : message` in namespace \`${namespaceName(manifest)}\``;
}

const LIST_IT = message`Add the file to \`resources\` of its kustomization.`;
const LIST_IT_AGAIN = message`List the file again. If it is left out because it is created elsewhere, declare it (\`envfrom init\` writes the entry).`;

function unlistedWords({ isCommentedOut }: LeftOut): Message {
  return isCommentedOut === true
    ? words('its kustomization lists this file in a comment only')
    : words('no kustomization lists this file');
}

function listingHelp({ isCommentedOut }: LeftOut): Message {
  return isCommentedOut === true ? LIST_IT_AGAIN : LIST_IT;
}

/** What to do about a missing source, and the place that helps; the first that applies. */
export function sourceHelp(
  reference: Reference,
  missing: MissingSource,
): Pick<Wording, 'help' | 'related'> {
  const { otherKind, elsewhere, nearest, siblings, notDeployed, removed } = missing;
  if (removed !== undefined) return removedHelp(missing, removed);
  if (notDeployed !== undefined) {
    return {
      help: listingHelp(notDeployed),
      related: [
        { at: notDeployed.at, message: message`it is here, but ${unlistedWords(notDeployed)}` },
      ],
    };
  }
  if (siblings.length > 0) return siblingsHelp(reference, siblings);
  if (otherKind !== undefined) {
    return {
      help: message`Use \`${words(fieldFor(reference, otherKind.kind))}\`.`,
      related: [{ at: otherKind.at, message: message`the ${words(otherKind.kind)} is here` }],
    };
  }
  if (elsewhere.length > 0) return elsewhereHelp(reference, elsewhere);
  if (nearest !== undefined) {
    const near = writtenName(nearest.at, nearest.name);
    const isRenamed = near === writtenName(reference.at, reference.name);
    return {
      help: isRenamed
        ? message`kustomize renames it to \`${named(nearest.name, nearest.at)}\`, but not in this field. Add a \`nameReference\` for the field under \`configurations\`.`
        : message`Did you mean \`${named(near, nearest.at)}\`?`,
      related: [{ at: nearest.at, message: placeOfNearest(missing, nearest) }],
    };
  }
  return declareHelp(reference, missing);
}

function placeOfNearest({ meant }: MissingSource, nearest: Source): Message {
  const here = message`${sourceName(nearest)} is here`;
  return meant?.by === 'file' && meant.source === nearest
    ? message`${here}, with the file that the container reads`
    : here;
}

/** The place where the base has it, then where it went, if it went anywhere. */
function removedHelp(
  { nearest, notDeployed }: MissingSource,
  removed: NonNullable<MissingSource['removed']>,
): Pick<Wording, 'help' | 'related'> {
  const before: Related = {
    at: removed.at,
    message: message`defined here before this change`,
    before: true,
  };
  if (notDeployed !== undefined) {
    return {
      help: listingHelp(notDeployed),
      related: [
        before,
        { at: notDeployed.at, message: message`it is here now, but ${unlistedWords(notDeployed)}` },
      ],
    };
  }
  const help = message`Keep it, or remove the reference too. If it is now created elsewhere, declare it under \`externals\` in .envfrom.yaml.`;
  if (nearest === undefined) return { help, related: [before] };
  return {
    help: message`Keep it, or change the reference too: did you mean \`${named(writtenName(nearest.at, nearest.name), nearest.at)}\`?`,
    related: [before, { at: nearest.at, message: message`${sourceName(nearest)} is here` }],
  };
}

/** Fields of these can say `optional: true`. */
const MAY_BE_OPTIONAL: ReadonlySet<ReferenceUse> = new Set(['env', 'env-from', 'volume']);

function declareHelp(
  { use }: Reference,
  { otherClusters: [other] }: MissingSource,
): Pick<Wording, 'help' | 'related'> {
  const optional = words(
    MAY_BE_OPTIONAL.has(use) ? ', or set `optional: true` if the container can run without it' : '',
  );
  const help = message`If it is created elsewhere, declare it (\`envfrom init\` writes the entry). Otherwise add it${optional}.`;
  if (other === undefined) return { help };
  return { help, related: [{ at: other.at, message: message`\`${other.build}\` has it` }] };
}

export function namespaceOfSource({ namespace = '', producer, at }: Source): Argument {
  return named(namespace, scalarAt(producer.manifest.node, 'metadata', 'namespace') ?? at);
}

function namespaceOf({ namespace = '', manifest }: Reference): Argument {
  return named(namespace, scalarAt(manifest.node, 'metadata', 'namespace') ?? manifest.node);
}

function elsewhereHelp(
  reference: Reference,
  elsewhere: MissingSource['elsewhere'],
): Pick<Wording, 'help' | 'related'> {
  // One manifest that several builds use is one place.
  const places = new Map(
    elsewhere.map((source) => [`${placeOf(source.at)} ${source.namespace ?? ''}`, source]),
  );
  const related: Related[] = [...places.values()].slice(0, 3).map((source) => ({
    at: source.at,
    message: message`it is here, in namespace \`${namespaceOfSource(source)}\``,
  }));
  const copy = message`copy it to \`${namespaceOf(reference)}\``;
  return {
    help:
      reference.use === 'custom-resource'
        ? message`It is looked for in the namespace of ${manifestName(reference.manifest)} only: ${copy}, or move the ${words(reference.manifest.kind)}.`
        : message`Pods can only use ConfigMaps and Secrets of their own namespace: ${copy}, or move the workload.`,
    related,
  };
}

function fieldFor(reference: Reference, kind: string): string {
  if (reference.use === 'env-from') return kind === 'Secret' ? 'secretRef' : 'configMapRef';
  if (reference.use === 'env') return kind === 'Secret' ? 'secretKeyRef' : 'configMapKeyRef';
  if (reference.use === 'custom-resource') return `kind: ${kind}`;
  return kind === 'Secret' ? 'secret' : 'configMap';
}
