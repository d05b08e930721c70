import { groupBy } from '../../model/group-by.ts';
import { plainNameInCluster } from '../../model/names/name-of.ts';
import { qualifiedName } from '../../model/names/qualified-name.ts';
import { sourcesOf, type JudgedReference, type Verdict } from '../../model/reference.ts';
import { identityOfSource, type Source } from '../../model/source.ts';

/** What refers and what is referred to, for drawing: every edge leads from a referrer to a source. */
export interface ReferenceGraph {
  /** One group per build, in the order in which references lead there. */
  readonly groups: readonly GraphGroup[];
  readonly edges: readonly GraphEdge[];
  /** Edges that are not drawn. */
  readonly leftOut: number;
}

interface GraphGroup {
  readonly title: string;
  readonly nodes: readonly GraphNode[];
}

export interface GraphNode {
  readonly id: string;
  readonly label: string;
  /** `absent`: a source that nothing here is known to make. */
  readonly kind: 'referrer' | 'source' | 'absent';
}

export interface GraphEdge {
  readonly from: string;
  readonly to: string;
  /** `envFrom, env (3): undeclared` */
  readonly label: string;
  readonly state: EdgeState;
}

/** `fine`: it exists; `broken`: beyond doubt it does not; `open`: unknown, or it may be missing. */
export type EdgeState = 'fine' | 'open' | 'broken';

/** More than a person can read in a picture. */
const MAX_READABLE = 60;
/** What is between two names in a key. */
const NUL = '\0';

interface Link {
  readonly from: LinkEnd;
  readonly to: LinkEnd;
  readonly judged: JudgedReference;
}

interface LinkEnd extends Omit<GraphNode, 'id'> {
  readonly key: string;
  readonly build: string;
  readonly namespace: string | undefined;
}

/**
 * The graph of references, of which at most so many edges are drawn, broken and uncertain ones first: references of one object to one source
 * are one edge with all of their uses.
 */
export function referenceGraph(
  references: readonly JudgedReference[],
  most = MAX_READABLE,
): ReferenceGraph {
  const links = references.flatMap(linksOf);
  const edges = [...groupBy(links, ({ from, to }) => from.key + NUL + to.key).values()];
  const drawn = worstOf(edges, most);
  const nodes = new Map(
    drawn.flatMap((some) =>
      some
        .slice(0, 1)
        .flatMap(({ from, to }) => [from, to].map((node) => [node.key, node] as const)),
    ),
  );
  const ids = new Map([...nodes.keys()].map((key, at) => [key, `n${at}`]));
  const idOf = (key: string): string => ids.get(key) ?? '';
  const groups = groupBy(nodes.values(), ({ build }) => build);
  return {
    groups: [...groups].map(([build, some]) => groupOf(build, some, idOf)),
    edges: drawn.flatMap((some) =>
      some.slice(0, 1).map(({ from, to }) => ({
        from: idOf(from.key),
        to: idOf(to.key),
        ...edgeText(some.map(({ judged }) => judged)),
      })),
    ),
    leftOut: edges.length - drawn.length,
  };
}

/** A namespace that all of a build share is in the title only. */
function groupOf(
  build: string,
  ends: readonly LinkEnd[],
  idOf: (key: string) => string,
): GraphGroup {
  const [first, ...others] = new Set(ends.map(({ namespace }) => namespace));
  const shared = others.length === 0 ? first : undefined;
  return {
    title: shared === undefined ? build : `${build}, namespace ${shared}`,
    nodes: ends.map(({ key, label, kind }) => ({
      id: idOf(key),
      label: shared === undefined ? label : label.replace(` ${shared}/`, ' '),
      kind,
    })),
  };
}

/** So many of the edges, in their order: the worst, if not all. */
function worstOf(edges: readonly (readonly Link[])[], most: number): readonly (readonly Link[])[] {
  if (edges.length <= most) return edges;
  const worst = (some: readonly Link[]): number =>
    some.reduce((rank, { judged }) => Math.max(rank, rankOf(judged.verdict)), 0);
  const kept = new Set(edges.toSorted((a, b) => worst(b) - worst(a)).slice(0, most));
  return edges.filter((edge) => kept.has(edge));
}

function linksOf(judged: JudgedReference): readonly Link[] {
  const { reference, verdict } = judged;
  const { manifest, build, kind, namespace, name } = reference;
  const label = plainNameInCluster(manifest);
  const from = {
    key: ['from', build, label].join(NUL),
    build,
    label,
    kind: 'referrer' as const,
    namespace: manifest.namespace,
  };
  const found = [...sourcesOf(verdict), ...madeFor(verdict)];
  if (found.length > 0) return found.map((source) => ({ from, to: nodeOf(source), judged }));
  const named = `${kind} ${qualifiedName(namespace, name)}`;
  const to = {
    key: ['absent', build, named].join(NUL),
    build,
    label: named,
    kind: 'absent' as const,
    namespace,
  };
  return [{ from, to, judged }];
}

/** The source that exists, if only its key is missing. */
function madeFor(verdict: Verdict): readonly Source[] {
  const isMissing = verdict.kind === 'broken' || verdict.kind === 'optional';
  return isMissing && verdict.missing.what === 'key' ? [verdict.missing.source] : [];
}

function nodeOf(source: Source): Link['to'] {
  const { kind, namespace, name, build } = source;
  const label = `${kind} ${qualifiedName(namespace, name)}`;
  return { key: identityOfSource(source), build, label, kind: 'source', namespace };
}

/** The label of an edge: the uses, and the worst verdict if there is a bad one. */
function edgeText(judged: readonly JudgedReference[]): Pick<GraphEdge, 'label' | 'state'> {
  const uses = groupBy(judged, ({ reference }) => WORDS[reference.use] ?? reference.use);
  const words = [...uses].map(([use, some]) =>
    some.length === 1 ? use : `${use} (${some.length})`,
  );
  const worst = judged.toSorted((a, b) => rankOf(b.verdict) - rankOf(a.verdict))[0];
  const state = worst === undefined ? 'fine' : STATES[rankOf(worst.verdict)];
  const said = worst === undefined || state === 'fine' ? '' : `: ${wordOf(worst)}`;
  return { label: `${words.join(', ')}${said}`, state: state ?? 'fine' };
}

const STATES = ['fine', 'open', 'broken'] as const;
const WORDS: Readonly<Partial<Record<string, string>>> = {
  'env-from': 'envFrom',
  'volume-item': 'volume item',
  'image-pull-secret': 'imagePullSecrets',
  'ingress-tls': 'TLS',
  'service-account': 'service account',
  'custom-resource': 'field',
};
const GOOD: ReadonlySet<Verdict['kind']> = new Set(['present', 'produced', 'elsewhere', 'assumed']);

function rankOf({ kind }: Verdict): number {
  if (kind === 'broken') return 2;
  return GOOD.has(kind) ? 0 : 1;
}

function wordOf({ verdict, reference }: JudgedReference): string {
  if (verdict.kind !== 'broken') return verdict.kind;
  const key = verdict.missing.what === 'key' ? ` ${reference.key?.name ?? ''}` : '';
  return `broken (${verdict.proof}${key})`;
}
