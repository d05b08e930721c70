import { messageText, words, type Message } from './message.ts';
import type { Span } from './span.ts';

/** Identifies a reason for code that asks which one it is; all other reasons are only shown. */
export type ReasonCode =
  /** The builds are far larger than the files that they are made of. */
  | 'over'
  /** The run has as many builds as it may have. */
  | 'full'
  /** ksops decrypts values: names and keys are there. */
  | 'ksops'
  /** What a chart that is not here makes is previewed; or only its workloads are, since ConfigMaps and Secrets are not left out. */
  | 'previewed'
  | 'previewed-workloads'
  /** The source of an entry object is certainly not here; or it may be. */
  | 'elsewhere'
  | 'unknown-source'
  /** The same of a source that is made of something else: an OCI artifact, a bucket. */
  | 'unknown-artifact'
  /** A Component that nothing here uses: its objects are all here. */
  | 'component'
  /** Which clusters are registered in Argo CD. */
  | 'clusters'
  /** An entry object is in a chart that nothing here installs. */
  | 'in-chart'
  /** An entry object deploys another revision than the one that is checked. */
  | 'other-revision'
  /** A remote file or folder that is called after custom resource definitions: nothing else is in it. */
  | 'crds'
  /** A file that is not here is called after Secrets: no ConfigMap is in it. */
  | 'secrets-file'
  /** Any other remote base or file of a kustomization is not here. */
  | 'remote-base'
  /** What a generator of a kustomization makes is not known: its program is not run, or a file is encrypted as a whole. */
  | 'generator'
  /** What a build is made of is refused. */
  | 'unbuildable'
  /** A transformer of a kustomization is not here or not run: it may change or remove any object. */
  | 'transformer'
  /** A manifest is jsonnet, which is not evaluated. */
  | 'jsonnet'
  /** A chart of a kustomization, a script or a list of releases is not here. */
  | 'chart'
  /** A chart that the chart of a release depends on is not here. */
  | 'chart-dependency';

/** Why something is not known, not looked at or left out: a clause, whose arguments know where they come from. */
export interface Reason extends Message {
  readonly code?: ReasonCode;
  /** The only source that is lacking for the reason: that of a generator with a file that is not here. */
  readonly lacks?: {
    readonly kind: string;
    readonly name: string;
    readonly at: Span;
    /** The generator changes a source that is there without it, and whose keys are not known then. */
    readonly merges?: true;
  };
}

export function codedReason(code: ReasonCode, text: string): Reason {
  return { ...words(text), code };
}

/** Why a build was not rendered, or an entry object not followed. */
export const OVER: Reason = codedReason(
  'over',
  'the builds are far larger than the files that they are built from, so envfrom stopped',
);

/** Why a build is partial although no ConfigMap or Secret is left out of it: their names and keys are there. */
export const KSOPS: Reason = codedReason('ksops', 'ksops decrypts values');
export const PREVIEWED_WORKLOADS: Reason = codedReason(
  'previewed-workloads',
  'its chart is not available, so its workloads are previewed from its values',
);

export const PREVIEWED: Reason = codedReason(
  'previewed',
  'its chart is not available, so what it creates is only previewed from its values',
);

export const UNBUILDABLE: Reason = codedReason('unbuildable', 'it cannot be built as it is');

/** Whether a chart is previewed. */
export function isOfPreview({ code }: Reason): boolean {
  return code === 'previewed' || code === 'previewed-workloads';
}

/** Why entry objects in a chart that nothing here installs are not looked at. */
export const IN_CHART: Reason = codedReason(
  'in-chart',
  'no entry point is known to deploy its chart',
);

/** Whether a part of the run was not looked at because it would be too much. */
export function isLimit({ code }: Reason): boolean {
  return code === 'over' || code === 'full';
}

/**
 * What a partial build may lack without a trace, each with all before it: values; definitions and parts of workloads; ConfigMaps and Secrets;
 * any object; any ConfigMap or Secret of its namespace.
 */
const [VALUES, PARTS, SOURCES, OBJECTS, ANY] = [0, 1, 2, 3, 4] as const;

/** What is not here makes objects, unless its code says another thing. */
const LACKS: Readonly<Partial<Record<ReasonCode, number>>> = {
  ksops: VALUES,
  crds: PARTS,
  'previewed-workloads': PARTS,
  component: SOURCES,
  previewed: SOURCES,
  generator: ANY,
  jsonnet: ANY,
  'remote-base': ANY,
};

function mayLack({ code }: Reason, what: number): boolean {
  return ((code && LACKS[code]) ?? OBJECTS) >= what;
}

/** Whether a partial build may lack objects, or parts of them. */
export function hidesObjects(reason: Reason): boolean {
  return mayLack(reason, PARTS);
}

/** Whether what a partial build lacks may be an object that is neither a ConfigMap or Secret, nor the definition of a resource, nor what a chart makes. */
export function mayBringObjects(reason: Reason): boolean {
  return reason.lacks === undefined && mayLack(reason, OBJECTS);
}

/** Whether what a partial build lacks may be a ConfigMap or Secret. */
export function mayBringSources(reason: Reason): boolean {
  return mayLack(reason, SOURCES);
}

/** Whether what a partial build lacks may be any ConfigMap or Secret of its own namespace. */
export function mayBringAny(reason: Reason): boolean {
  return mayLack(reason, ANY);
}

/** Whether what a partial build lacks may be this ConfigMap or Secret, whose name may have got a prefix, a suffix or a hash. */
export function mayBringSource(reason: Reason, kind: string, name: string): boolean {
  const { lacks } = reason;
  if (lacks !== undefined) return lacks.kind === kind && name.includes(lacks.name);
  if (reason.code === 'secrets-file' && kind === 'ConfigMap') return false;
  return mayBringSources(reason);
}

/** Whether two reasons are the same thing, perhaps in another version or on another line: their words are equal, and their arguments without numbers. */
export function isSameReason(one: Reason, other: Reason): boolean {
  return (
    one.parts.length === other.parts.length &&
    one.parts.every((part, at) => keyOf(part) === keyOf(other.parts[at]))
  );
}

function keyOf(part: Message['parts'][number] | undefined): string {
  if (part === undefined || typeof part === 'string') return part ?? '';
  return part.text.replaceAll(/\b[\da-f]{7,40}\b|\d+/g, '#');
}

/** Reasons without those of equal text. */
export function distinctReasons(reasons: Iterable<Reason>): readonly Reason[] {
  const byText = new Map<string, Reason>();
  for (const reason of reasons) {
    const text = messageText(reason);
    if (!byText.has(text)) byText.set(text, reason);
  }
  return [...byText.values()];
}

/** The same, sorted by their text. */
export function sortedReasons(reasons: Iterable<Reason>): readonly Reason[] {
  const byText = distinctReasons(reasons).map((reason) => [messageText(reason), reason] as const);
  return byText.sort(([one], [other]) => (one < other ? -1 : 1)).map(([, reason]) => reason);
}
