import { adler32 } from '../../../go/adler32.ts';
import { compareText } from '../../../go/compare-text.ts';
import type { Manifest } from '../../../model/manifest.ts';
import { message } from '../../../model/message.ts';
import { itemsAt, mapAt, valueAt, type YamlNode } from '../../../model/node.ts';
import { isTrue, scalarText } from '../../../model/scalars/scalar-text.ts';
import { originOf, unknowableOrigin } from '../../helm/text/origin.ts';
import type { GoValue, MapValue } from '../../helm/value/go-value.ts';
import { mapValue, stringOf } from '../../helm/value/make-value.ts';
import { nodeValue } from '../../helm/values/node-value.ts';
import { refused, type BuildRefusal } from '../../kustomize/tree/build-refusal.ts';
import { OPERATOR_GROUP, type UnknownInputs } from './resource-set.ts';

/** The sets of inputs that a ResourceSet's templates are rendered with. */
export interface InputSets {
  readonly sets: readonly MapValue[];
  readonly unknown: readonly UnknownInputs[];
  readonly refusal: BuildRefusal | undefined;
  /** Inputs come from elsewhere: without any there are no objects. */
  readonly needsInputs: boolean;
}

/** A ResourceSet or provider with its inputs. */
interface Provider {
  readonly manifest: Manifest;
  readonly inputs: readonly MapValue[];
}

/** The operator's own limit. */
const MAX_SETS = 10_000;

/** `spec.inputs`, the inputs of static providers that are here, and what the strategy makes of them. */
export function inputSetsOf(set: Manifest, providers: readonly Manifest[]): InputSets {
  const spec = mapAt(set.node, 'spec');
  const from = itemsAt(spec, 'inputsFrom');
  const unknown: UnknownInputs[] = [];
  const found = from.flatMap((reference) => providersOf(reference, set, providers, unknown));
  const inline = itemsAt(spec, 'inputs').map((item) => inputsOf(item, set));
  const sorted = [...new Map(found.map((one) => [one.manifest.name, one])).values()].sort((a, b) =>
    compareText(a.manifest.name ?? '', b.manifest.name ?? ''),
  );
  const all: readonly Provider[] = [{ manifest: set, inputs: inline }, ...sorted];
  const needsInputs = from.length > 0;
  const permutes = scalarText(valueAt(spec, 'inputStrategy', 'name'), set.dialect) === 'Permute';
  if (!permutes) {
    return { sets: all.flatMap(({ inputs }) => inputs), unknown, refusal: undefined, needsInputs };
  }
  if (unknown.length > 0) return { sets: [], unknown, refusal: undefined, needsInputs };
  const keepsEmpty = isTrue(valueAt(spec, 'inputStrategy', 'includeEmptyProviders'), set.dialect);
  const permuted = permute(all.filter(({ inputs }) => keepsEmpty || inputs.length > 0));
  if (permuted !== undefined) return { sets: permuted, unknown, refusal: undefined, needsInputs };
  const message = `failed to compute inputs: the permutations would exceed the maximum allowed permutations, ${MAX_SETS}`;
  return { sets: [], unknown, refusal: refused(spec ?? set.node, message), needsInputs };
}

/** An item of `inputs`, with the reference to who gave it. */
function inputsOf(item: YamlNode, giver: Manifest): MapValue {
  const value = nodeValue(item, { by: 'value', secret: false, integers: true });
  const inputs = value.kind === 'map' ? value : mapValue(new Map());
  inputs.entries.set('provider', reference(giver));
  return inputs;
}

function reference({ apiVersion, kind, name, namespace, node }: Manifest): GoValue {
  const origin = originOf('value', node);
  const texts = { apiVersion, kind, name: name ?? '', namespace: namespace ?? '' };
  const entries = Object.entries(texts).map(
    ([key, text]) => [key, stringOf(text, origin)] as const,
  );
  return mapValue(new Map<string, GoValue>(entries), origin);
}

function providersOf(
  at: YamlNode,
  set: Manifest,
  providers: readonly Manifest[],
  unknown: UnknownInputs[],
): readonly Provider[] {
  const name = scalarText(valueAt(at, 'name'), set.dialect);
  const found = providers.find(
    (one) =>
      one.group === OPERATOR_GROUP &&
      one.kind === 'ResourceSetInputProvider' &&
      one.name === name &&
      one.namespace === set.namespace,
  );
  const type = scalarText(valueAt(found?.node, 'spec', 'type'), set.dialect);
  if (found !== undefined && type === 'Static') return [staticProvider(found)];
  const what = name === '' ? 'the providers that the selector selects' : `the provider ${name}`;
  unknown.push({ at, reason: message`what ${what} would give is not known` });
  return [];
}

/** One set of inputs: the default values, and an id that only the cluster knows. */
function staticProvider(manifest: Manifest): Provider {
  const values = valueAt(manifest.node, 'spec', 'defaultValues') ?? manifest.node;
  const isGiven = values !== manifest.node && values.kind === 'map';
  const inputs = isGiven ? inputsOf(values, manifest) : mapValue(new Map<string, GoValue>());
  inputs.entries.set('provider', reference(manifest));
  inputs.entries.set('id', stringOf('0', unknowableOrigin('id', manifest.node)));
  return { manifest, inputs: [inputs] };
}

/** Every combination, each provider's inputs below its name; undefined when there are too many. */
function permute(providers: readonly Provider[]): readonly MapValue[] | undefined {
  const count = providers.reduce((product, { inputs }) => product * inputs.length, 1);
  if (providers.length === 0 || count === 0) return [];
  if (count > MAX_SETS) return undefined;
  const made: MapValue[] = [];
  for (let index = 0; index < count; index++) made.push(combination(providers, index));
  return made;
}

/** The last provider's inputs change fastest. */
function combination(providers: readonly Provider[], index: number): MapValue {
  const entries = new Map<string, GoValue>();
  const ids: string[] = [];
  let rest = index;
  for (const { manifest, inputs } of [...providers].reverse()) {
    const chosen = rest % inputs.length;
    rest = Math.floor(rest / inputs.length);
    const name = templateKey(manifest.name ?? '');
    entries.set(name, inputs[chosen] ?? mapValue(new Map()));
    ids.unshift(`${name}=${chosen}`);
  }
  entries.set('id', stringOf(String(adler32(new TextEncoder().encode(ids.join('/'))))));
  return mapValue(entries);
}

/** A name as templates can write it behind a dot. */
function templateKey(name: string): string {
  const plain = name
    .toLowerCase()
    .replaceAll(/[\s!-/:-@[-`{-~]/g, '_')
    .replaceAll(/[^a-z0-9_]/g, '');
  return plain
    .split('_')
    .filter((word) => word !== '')
    .join('_');
}
