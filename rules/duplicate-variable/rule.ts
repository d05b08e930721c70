import { message } from '../../src/model/message.ts';
import { itemsAt, scalarAt, valueAt, type MapNode, type ScalarNode } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import { rulePerContainer } from '../kit/rule-constructors.ts';
import type { Span } from '../../src/model/span.ts';

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
      if (earlier !== undefined)
        yield isRefused ? refusedByFlux(name, earlier) : finding(item, name, earlier);
      seen.set(name.text, name);
    }
  },
);

/** kustomize-controller applies on the server's side (kubernetes: typed lists in structured-merge-diff). */
function refusedByFlux(name: ScalarNode, earlier: Span): Finding {
  return {
    at: name,
    severity: 'error',
    message: message`\`${name}\` is set twice. Flux applies with server-side apply, which refuses the list (duplicate entries for key [name="${name}"]).`,
    help: message`Keep one of the two entries.`,
    related: [{ at: earlier, message: message`set here first` }],
  };
}

function finding(item: MapNode, name: ScalarNode, earlier: Span): Finding {
  const at = name;
  const related = [{ at: earlier, message: message`set here first` }];
  if (buildsOnEarlier(item, name.text)) {
    return {
      at,
      severity: 'info',
      message: message`\`${name}\` is set a second time, from its own earlier value. The kubelet allows that, but server-side apply refuses the list (duplicate entries for key [name="${name}"]).`,
      related,
    };
  }
  return {
    at,
    message: message`\`${name}\` is set twice, and this entry wins. Server-side apply (Flux) refuses the list, and client-side \`kubectl apply\` may drop either.`,
    help: message`Keep one of the two entries.`,
    related,
  };
}

/** The API server's own exception from its warning "hides previous definition": kubernetes, pkg/api/pod/warnings.go. */
function buildsOnEarlier(item: MapNode, name: string): boolean {
  if (valueAt(item, 'valueFrom') !== undefined) return false;
  const value = scalarAt(item, 'value')?.text ?? '';
  const self = `$(${name})`;
  return value !== self && value.includes(self);
}
