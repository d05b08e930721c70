import { message } from '../../src/model/message.ts';
import { itemsAt, scalarAt, valueAt, type MapNode, type ScalarNode } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import { rulePerContainer } from '../kit/rule-constructors.ts';
import { makingOf, placeOf, type Span } from '../../src/model/span.ts';

export const rule = rulePerContainer(
  {
    id: 'duplicate-variable',
    summary: 'A variable is set twice in one env list.',
    severity: 'warning',
    ofTemplates: true,
    group: 'environment',
    since: '0.1.0',
  },
  function* ({ container, pod }, { isAppliedByFlux }) {
    const isRefused = isAppliedByFlux(pod.workload.manifest);
    const seen = new Map<string, Span>();
    for (const item of itemsAt(container.node, 'env')) {
      const name = scalarAt(item, 'name');
      if (item.kind !== 'map' || name === undefined || name.text === '') continue;
      const earlier = seen.get(name.text);
      if (earlier !== undefined) {
        const places = placesOf(name, earlier);
        yield {
          ...(isRefused ? refusedByFlux(name) : finding(item, name)),
          at: places.at,
          related: [{ at: places.earlier, message: message`set here first` }],
          ...(places.cause !== undefined && { cause: places.cause, onePerCause: true as const }),
        };
      }
      seen.set(name.text, name);
    }
  },
);

interface Places {
  readonly at: Span;
  readonly earlier: Span;
  /** The two lines of a template that write the same list of variables. */
  readonly cause?: string;
}

/** Of a value that a template writes twice, the two places in the template are to edit: the value has one place only. */
function placesOf(name: Span, earlier: Span): Places {
  if (placeOf(name) !== placeOf(earlier)) return { at: name, earlier };
  const [calls, first] = [name, earlier].map((at) => makingOf(at)?.calls ?? []);
  const at = calls?.find((call) => first?.every((each) => placeOf(each) !== placeOf(call)));
  const before = first?.find((call) => calls?.every((each) => placeOf(each) !== placeOf(call)));
  if (at === undefined || before === undefined) return { at: name, earlier };
  return { at, earlier: before, cause: `${placeOf(before)} ${placeOf(at)}` };
}

/** kustomize-controller applies on the server's side (kubernetes: typed lists in structured-merge-diff). */
function refusedByFlux(name: ScalarNode): Omit<Finding, 'at'> {
  return {
    severity: 'error',
    message: message`\`${name}\` is set twice. Flux applies with server-side apply, which refuses the list (duplicate entries for key [name="${name}"]).`,
    help: message`Keep one of the two entries.`,
  };
}

function finding(item: MapNode, name: ScalarNode): Omit<Finding, 'at'> {
  if (buildsOnEarlier(item, name.text)) {
    return {
      severity: 'info',
      message: message`\`${name}\` is set a second time, from its own earlier value. The kubelet allows that, but server-side apply refuses the list (duplicate entries for key [name="${name}"]).`,
    };
  }
  return {
    message: message`\`${name}\` is set twice, and this entry wins. Server-side apply (Flux) refuses the list, and client-side \`kubectl apply\` may drop either.`,
    help: message`Keep one of the two entries.`,
  };
}

/** The API server's own exception from its warning "hides previous definition": kubernetes, pkg/api/pod/warnings.go. */
function buildsOnEarlier(item: MapNode, name: string): boolean {
  if (valueAt(item, 'valueFrom') !== undefined) return false;
  const value = scalarAt(item, 'value')?.text ?? '';
  const self = `$(${name})`;
  return value !== self && value.includes(self);
}
