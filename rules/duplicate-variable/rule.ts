import { message } from '../../src/model/message.ts';
import {
  itemsAt,
  scalarAt,
  valueAt,
  type MapNode,
  type ScalarNode,
  type YamlNode,
} from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import type { RuleMeta } from '../../src/model/rule.ts';
import { makingOf, placeOf, type Span } from '../../src/model/span.ts';
import type { EnvFacts } from '../../src/model/workload.ts';
import { joinedRule, NONE, rulePerContainer, rulePerManifest } from '../kit/rule-constructors.ts';

const META: RuleMeta = {
  id: 'duplicate-variable',
  summary: 'A variable is set twice in one env list.',
  severity: 'warning',
  ofTemplates: true,
  group: 'environment',
  since: '0.1.0',
};

export const rule = joinedRule(META, [
  rulePerContainer(META, ({ container, pod, env }, { isAppliedByFlux }) => {
    if (!hasTwins(env)) return NONE;
    const isRefused = isAppliedByFlux(pod.workload.manifest);
    return duplicatesIn(itemsAt(container.node, 'env'), ({ name, item }) =>
      isRefused ? refusedByFlux(name) : finding(item, name),
    );
  }),
  rulePerManifest(META, ({ group, kind, node }) =>
    BUILD_GROUPS.has(group) && (kind === 'BuildConfig' || kind === 'Build')
      ? STRATEGIES.flatMap((strategy) => [
          ...duplicatesIn(itemsAt(node, 'spec', 'strategy', strategy, 'env'), ofBuild),
        ])
      : NONE,
  ),
]);

/** Whether two entries may have one name. */
function hasTwins(env: readonly EnvFacts[]): boolean {
  if (env.length < 2) return false;
  const names = new Set<string>();
  for (const { node } of env) names.add(scalarAt(node, 'name')?.text ?? '');
  return names.size < env.length;
}

/** What an OpenShift build may be made with, each with its own list. */
const BUILD_GROUPS: ReadonlySet<string> = new Set(['', 'build.openshift.io']);
const STRATEGIES = ['sourceStrategy', 'dockerStrategy', 'customStrategy'];

/** An item of a list of variables whose name is in the list already. */
interface Second {
  readonly item: MapNode;
  readonly name: ScalarNode;
  readonly first: MapNode;
}

function* duplicatesIn(
  items: readonly YamlNode[],
  found: (second: Second) => Omit<Finding, 'at'> | undefined,
): Generator<Finding> {
  const seen = new Map<string, { readonly item: MapNode; readonly name: Span }>();
  for (const item of items) {
    const name = scalarAt(item, 'name');
    if (item.kind !== 'map' || name === undefined || name.text === '') continue;
    const earlier = seen.get(name.text);
    const said = earlier && found({ item, name, first: earlier.item });
    if (earlier !== undefined && said !== undefined) {
      const places = placesOf(name, earlier.name);
      yield {
        ...said,
        at: places.at,
        related: [{ at: places.earlier, message: message`set here first` }],
        ...(places.cause !== undefined && { cause: places.cause, onePerCause: true as const }),
      };
    }
    seen.set(name.text, { item, name });
  }
}

/** Two entries of an OpenShift build that say different things. */
function ofBuild({ item, name, first }: Second): Omit<Finding, 'at'> | undefined {
  const [one, other] = [first, item].map((each) => scalarAt(each, 'value')?.text);
  if (one === other) return undefined;
  return {
    message: message`\`${name}\` is set twice in the variables of this build, to different values.`,
    help: message`Keep one of the two entries.`,
  };
}

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
