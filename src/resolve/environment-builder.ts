import type {
  Binding,
  BindingOrigin,
  Failure,
  Skipped,
  UnresolvedVariable,
} from '../model/environment.ts';
import { getOrMake, memo } from '../model/memo.ts';
import { worded, type Text } from '../model/message.ts';
import type { Reference } from '../model/reference.ts';
import type { Source } from '../model/source.ts';
import type { Span } from '../model/span.ts';
import type { Value } from '../model/value.ts';
import { serviceBinding, type PodServices } from './services/services-of.ts';
import { placeholderValue } from './value-parts.ts';

/** The environment of one container while it is being built: what the kubelet's maps hold at the moment. */
export interface EnvironmentBuilder {
  readonly assign: (
    name: string,
    value: Value,
    from: BindingOrigin,
    unresolved?: readonly UnresolvedVariable[],
  ) => void;
  /** An envFrom source whose keys are unknown. `meant`: what it is once its name is right. */
  readonly assignUnknown: (
    reference: Reference,
    prefix: string,
    label: string,
    at: Span,
    meant?: Source,
  ) => void;
  readonly skip: (skipped: Skipped) => void;
  /** `isOpen`: someone outside may make the source. */
  readonly fail: (wording: Text, at: Span, reference?: Reference, isOpen?: boolean) => void;
  /** The value of a name now: from variables set so far, then service variables. */
  readonly lookup: (name: string) => Value | undefined;
  readonly result: () => BuiltEnvironment;
}

interface BuiltEnvironment {
  readonly bindings: readonly Binding[];
  readonly skipped: readonly Skipped[];
  readonly failures: readonly Failure[];
}

interface UnknownSource {
  readonly reference: Reference;
  readonly prefix: string;
  readonly binding: Binding;
  /** All keys that it has once its name is right, if they are known. */
  readonly keys: ReadonlyMap<string, unknown> | undefined;
}

/** All that was assigned to a name: the latest, and how many unknown sources came before it. */
interface Assigned {
  readonly latest: Binding;
  readonly unknownBefore: number;
  /** In order; absent if it is the first. */
  readonly earlier: Binding[] | undefined;
}

/** Shared by the thousands of bindings that hide nothing. */
const NONE: readonly never[] = [];

export function environmentBuilder(services: PodServices): EnvironmentBuilder {
  const assigned = new Map<string, Assigned>();
  const unknowns: UnknownSource[] = [];
  const skipped: Skipped[] = [];
  const failures: Failure[] = [];
  return {
    assign: (name, value, from, unresolved = NONE) => {
      const latest = { name, value, from, hides: NONE, unresolved };
      const before = assigned.get(name);
      const unknownBefore = unknowns.length;
      if (before === undefined) {
        assigned.set(name, { latest, unknownBefore, earlier: undefined });
        return;
      }
      const earlier = before.earlier ?? [];
      earlier.push(before.latest);
      // Insertion order is the order of final assignment.
      assigned.delete(name);
      assigned.set(name, { latest, unknownBefore, earlier });
    },
    assignUnknown: (reference, prefix, label, at, meant) => {
      const kind = 'env-from-unknown';
      const from = { kind, reference, at, ...(meant !== undefined && { meant }) } as const;
      const value = placeholderValue(label);
      const binding = { name: `${prefix}*`, value, from, hides: NONE, unresolved: NONE };
      const keys = meant?.keys.kind === 'known' ? meant.keys.value : undefined;
      unknowns.push({ reference, prefix, binding, keys });
    },
    skip: (each) => skipped.push(each),
    fail: (wording, at, reference, isOpen = false) => {
      const failure = { ...worded(wording), at, reference, ...(isOpen && { isOpen }) };
      failures.push({ reason: 'CreateContainerConfigError', ...failure });
    },
    lookup: (name) => {
      const own = assigned.get(name)?.latest.value;
      if (own !== undefined) return own;
      const source = unknowns.findLast((each) => maySet(each, name));
      if (source !== undefined) return placeholderValue(maybeLabel(name, source));
      return serviceBinding(services, name)?.value;
    },
    result: () => {
      const bindings = unknowns.map(({ binding }) => binding);
      for (const each of assigned.values()) bindings.push(finish(each, unknowns, services));
      return { bindings, skipped, failures };
    },
  };
}

function maySet({ prefix, keys }: UnknownSource, name: string): boolean {
  return name.startsWith(prefix) && keys?.has(name.slice(prefix.length)) !== false;
}

/** `LEVEL, if secret app has it`. */
function maybeLabel(name: string, { reference, prefix }: UnknownSource): string {
  const key = name.slice(prefix.length);
  return `${key}, if ${reference.kind.toLowerCase()} ${reference.name} has it`;
}

function finish(
  { latest, unknownBefore, earlier }: Assigned,
  unknowns: readonly UnknownSource[],
  services: PodServices,
): Binding {
  const { name } = latest;
  const service = serviceBinding(services, name);
  if (earlier === undefined && service === undefined && unknownBefore === unknowns.length)
    return latest;
  const mayBeHiddenBy =
    unknownBefore === unknowns.length
      ? NONE
      : unknowns
          .slice(unknownBefore)
          .filter((each) => maySet(each, name))
          .map(({ reference }) => reference);
  if (earlier === undefined && service === undefined && mayBeHiddenBy.length === 0) return latest;
  const before = earlier === undefined ? NONE : distinct([latest, ...earlier.toReversed()]);
  const hides = service === undefined ? before : withService(before, service);
  return mayBeHiddenBy.length === 0 ? { ...latest, hides } : { ...latest, hides, mayBeHiddenBy };
}

/** The variable of a Service comes last; most hide nothing else, and share the list. */
function withService(before: readonly Binding[], service: Binding): readonly Binding[] {
  return before.length === 0 ? alone(service) : [...before, service];
}

const alone = memo((binding: Binding): readonly Binding[] => [binding]);

/** Without what brings a key of a source again that came before: nothing hides itself. */
function distinct([latest, ...earlier]: readonly [Binding, ...Binding[]]): readonly Binding[] {
  const seen = new Map<Source, Set<string>>();
  const isNew = ({ from }: Binding): boolean => {
    if (!('source' in from) || from.source === undefined) return true;
    const keys = getOrMake(seen, from.source, () => new Set());
    if (keys.has(from.key)) return false;
    keys.add(from.key);
    return true;
  };
  isNew(latest);
  return earlier.filter(isNew);
}
