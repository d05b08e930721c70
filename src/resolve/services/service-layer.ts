import type { Binding } from '../../model/environment.ts';
import { groupBy } from '../../model/group-by.ts';
import type { Span } from '../../model/span.ts';
import { serviceVariables, variableName, type ClusterService } from './service-variables.ts';

/** A Service that pods may see. */
export interface FoundService {
  readonly name: string;
  readonly namespace: string | undefined;
  readonly at: Span | undefined;
  /** What its variables are made of, read when one is asked for. */
  readonly read: () => ClusterService;
}

/** The one that the API server makes in every cluster. */
export function isApiServer({ name, namespace }: FoundService): boolean {
  return name === 'kubernetes' && namespace === 'default';
}

/**
 * The variables of Services by name; of Services of one name the last counts, but of `default/kubernetes` the first. There may be hundreds of
 * thousands, of which hardly one is asked for: they are made when they are.
 */
export class ServiceLayer {
  readonly #byPrefix: ReadonlyMap<string, readonly FoundService[]>;
  readonly #services: readonly FoundService[];
  /** Many pods ask for the same names. */
  readonly #known = new Map<string, Binding | undefined>();

  constructor(services: readonly FoundService[]) {
    const byName = new Map<string, FoundService>();
    for (const service of services) {
      if (!isApiServer(service) || !byName.has(service.name)) byName.set(service.name, service);
    }
    this.#services = [...byName.values()];
    this.#byPrefix = groupBy(this.#services, ({ name }) => variableName(name));
  }

  get size(): number {
    return this.#services.length;
  }

  get(name: string): Binding | undefined {
    if (this.#services.length === 0 || !isLikeService(name)) return undefined;
    if (!this.#known.has(name)) this.#known.set(name, this.#find(name));
    return this.#known.get(name);
  }

  #find(name: string): Binding | undefined {
    const found = prefixesOf(name).flatMap((prefix) =>
      (this.#byPrefix.get(prefix) ?? []).flatMap((service) => {
        const binding = bindingsOf(service).findLast((each) => each.name === name);
        return binding === undefined ? [] : [{ service, binding }];
      }),
    );
    if (found.length > 1) {
      const orderOf = ({ service }: (typeof found)[number]): number =>
        this.#services.indexOf(service);
      found.sort((a, b) => orderOf(a) - orderOf(b));
    }
    return found.at(-1)?.binding;
  }

  all(): readonly Binding[] {
    return [
      ...new Map(
        this.#services.flatMap(bindingsOf).map((binding) => [binding.name, binding]),
      ).values(),
    ];
  }
}

function bindingsOf(service: FoundService): readonly Binding[] {
  const from = { kind: 'service' as const, service: service.name, at: service.at };
  return serviceVariables(service.read()).map(({ name, value }) => ({
    name,
    value,
    from,
    hides: [],
    unresolved: [],
  }));
}

/** What follows the name of the Service in each variable of it. */
const MARK = /_(?=SERVICE_|PORT)/;
const MARKS = new RegExp(MARK, 'g');

/** Whether a Service may bring a variable of a name. */
export function isLikeService(name: string): boolean {
  return (name.includes('_SERVICE_') || name.includes('_PORT')) && MARK.test(name);
}

/** Possible names of the Service that brings a variable: the texts before `_SERVICE_` or `_PORT`. */
function prefixesOf(name: string): readonly string[] {
  return Array.from(name.matchAll(MARKS), ({ index }) => name.slice(0, index));
}
