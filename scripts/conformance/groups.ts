import { runApiServer } from './apiserver.ts';
import { isObject, objectsAt } from './json.ts';
import { runKubeletEnv } from './kubelet-env.ts';
import type { GroupRunner, JsonObject } from './types.ts';
import { runValidation } from './validation.ts';

/** One kind of vectors: known by what its cases hold, never by the file's name. */
interface Group {
  readonly kind: string;
  readonly holds: (json: JsonObject) => boolean;
  readonly run: GroupRunner;
}

const GROUPS: readonly Group[] = [
  { kind: 'kubelet environments', holds: holdsKubeletEnv, run: runKubeletEnv },
  { kind: 'validation', holds: ({ groups }) => isObject(groups), run: runValidation },
  { kind: 'API server', holds: casesHold('command', 'input', 'exitCode'), run: runApiServer },
];

/** The kinds of vectors a file holds; none when its shape is unknown. */
export function groupsOf(json: JsonObject): readonly Group[] {
  return GROUPS.filter((group) => group.holds(json));
}

function holdsKubeletEnv(json: JsonObject): boolean {
  return objectsAt(json, 'cases').some((one) => isObject(one['cluster']) && 'pod' in one);
}

/** Holds when the file has cases, and the first one has all these members. */
function casesHold(...members: readonly string[]): (json: JsonObject) => boolean {
  return (json) => {
    const [first] = objectsAt(json, 'cases');
    return first !== undefined && members.every((member) => Object.hasOwn(first, member));
  };
}
