import type {
  ContainerChange,
  FileChange,
  ValueChangeKind,
  VariableChange,
} from '../../model/changes/change.ts';
import type { Binding } from '../../model/environment.ts';
import type { Evidence } from '../../model/evidence.ts';
import { logicalName } from '../../model/names/written-name.ts';
import type { Reference } from '../../model/reference.ts';
import { originOfKey, type Source, type SourceKind } from '../../model/source.ts';
import type { Span } from '../../model/span.ts';
import { logicalNames } from '../compare/logical-names.ts';

/** The effects of a changed source on the containers of one workload, by the way they use it. */
export interface Effect {
  readonly mode: 'env' | 'volume' | 'sub-path';
  readonly kind: SourceKind;
  /** Without the hash of its content. */
  readonly name: string;
  /** Variables, or paths of files. */
  readonly subjects: readonly string[];
  /** Only the cluster knows whether the values change. */
  readonly perhaps: boolean;
  readonly before: Span | undefined;
  readonly after: Span | undefined;
}

interface Touch {
  readonly mode: Effect['mode'];
  readonly kind: SourceKind;
  readonly name: string;
  readonly subject: string;
  readonly perhaps: boolean;
  readonly before: Span | undefined;
  readonly after: Span | undefined;
}

/** The effects of sources in the changes of containers, variables first; a value that only comes from another place has no effect. */
export function effectsOf(
  containers: readonly ContainerChange[],
  before: Evidence,
  after: Evidence,
): readonly Effect[] {
  const found = new Map<string, Touched>();
  for (const { variables } of containers)
    for (const one of variables) addTouch(touchOfVariable(one, before, after), found);
  for (const { files } of containers) for (const one of files) addTouch(touchOfFile(one), found);
  return [...found.values()].map(({ first, sure, subjects }) => ({
    ...first,
    subjects: [...subjects],
    perhaps: !sure,
  }));
}

/** What one source does in one mode: if some of it is sure, only that counts. */
interface Touched {
  readonly first: Touch;
  readonly sure: boolean;
  readonly subjects: Set<string>;
}

function addTouch(touch: Touch | undefined, found: Map<string, Touched>): void {
  if (touch === undefined) return;
  const { mode, kind, name, subject, perhaps } = touch;
  const key = `${mode} ${kind} ${name}`;
  const known = found.get(key);
  if (known === undefined || (!known.sure && !perhaps))
    found.set(key, { first: touch, sure: !perhaps, subjects: new Set([subject]) });
  else if (known.sure !== perhaps) known.subjects.add(subject);
}

/** A value that is unknown on one side may be unchanged. */
const UNSURE: ReadonlySet<ValueChangeKind> = new Set(['perhaps', 'unknown', 'known']);

function touchOfVariable(
  { kind, name, before: old, after: now }: VariableChange,
  before: Evidence,
  after: Evidence,
): Touch | undefined {
  if (kind === 'moved') return undefined;
  const origin = sourceOf(now, after) ?? sourceOf(old, before);
  if (origin === undefined) return undefined;
  // Not spread: there may be hundreds of thousands.
  return {
    kind: origin.kind,
    name: origin.name,
    mode: 'env',
    subject: name,
    perhaps: UNSURE.has(kind),
    before: old?.from.at,
    after: now?.from.at,
  };
}

function sourceOf(
  binding: Binding | undefined,
  evidence: Evidence,
): { readonly kind: SourceKind; readonly name: string } | undefined {
  if (binding === undefined) return undefined;
  const { from } = binding;
  switch (from.kind) {
    case 'env-from':
      return named(from.source);
    case 'key':
    case 'env-from-unknown':
      return namedBy(from.reference, evidence);
    default:
      return undefined;
  }
}

function named(source: Source): { readonly kind: SourceKind; readonly name: string } {
  return { kind: source.kind, name: logicalName(source) };
}

function namedBy(
  reference: Reference,
  evidence: Evidence,
): { readonly kind: SourceKind; readonly name: string } {
  return { kind: reference.kind, name: logicalNames(evidence)(reference) };
}

function touchOfFile({ kind, path, mount, before, after }: FileChange): Touch | undefined {
  const from = after?.from ?? before?.from;
  if (from === undefined) return undefined;
  return {
    ...named(from.source),
    mode: mount,
    subject: path,
    perhaps: UNSURE.has(kind),
    before: before?.from && originOfKey(before.from.key),
    after: after?.from && originOfKey(after.from.key),
  };
}
