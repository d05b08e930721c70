import type { Spendable } from '../model/evidence.ts';
import type { Build } from '../model/manifest.ts';
import type { MapNode } from '../model/node.ts';
import type { Finding } from '../model/problem.ts';
import type { Verdict } from '../model/reference.ts';
import { nothingKept, type KeptOfBuilds } from '../references/collect/collection-memory.ts';
import { openRenderMemory, type RenderMemory } from '../render/render-memory.ts';
import { isSameData, isSameList } from './same-data.ts';

/**
 * What one run leaves for the next one in the same process, with the same settings and rules: rounds of `--watch`, the two trees of a
 * comparison. Builds of the same objects are one and the same object, and what was made of it is not made again.
 */
export interface RunMemory {
  /** What was rendered, and what it depends on. */
  readonly rendered: RenderMemory;
  /** The builds, each as the very object of an earlier run where it is the same. */
  readonly keepBuilds: (builds: readonly Build[]) => readonly Build[];
  /** The object that stands for equal facts about a whole run. */
  readonly keepInputs: (inputs: GlobalInputs) => GlobalInputs;
  readonly collected: KeptOfBuilds;
  readonly ofBuilds: WeakMap<Build, BuildAnswers>;
  readonly ofManifests: WeakMap<MapNode, ManifestAnswers>;
}

/** What of other builds the answers to questions about the things of one build depend on, besides the verdicts. */
export interface GlobalInputs {
  readonly deploysSomething: boolean;
  /** The Services that plain folders share. */
  readonly services: readonly MapNode[];
}

/** The memory of a run that uses one, and the object that stands for its inputs. */
export interface UsedMemory {
  readonly memory: RunMemory;
  readonly inputs: GlobalInputs;
}

/** What was found about the things of a build, per question, and what it depended on. */
interface BuildAnswers {
  readonly inputs: GlobalInputs;
  readonly verdicts: readonly Verdict[];
  readonly shared: readonly boolean[];
  readonly found: Found;
  readonly spent: Spendable;
}

interface ManifestAnswers {
  readonly dialect: string;
  readonly inputs: GlobalInputs;
  readonly found: Found;
}

/** By the place of the question among all that are asked. */
type Found = readonly (readonly Finding[])[];

export function openRunMemory(): RunMemory {
  let builds = new Map<string, Build>();
  let last: GlobalInputs | undefined;
  return {
    rendered: openRenderMemory(),
    keepBuilds(now) {
      const kept = now.map((build) => {
        const before = builds.get(build.id);
        return before !== undefined && isSameBuild(before, build) ? before : build;
      });
      builds = new Map(kept.map((build) => [build.id, build]));
      return kept;
    },
    keepInputs(inputs) {
      if (last !== undefined && isSameData(last, inputs)) return last;
      last = inputs;
      return inputs;
    },
    collected: nothingKept(),
    ofBuilds: new WeakMap(),
    ofManifests: new WeakMap(),
  };
}

/** Of the very same objects: those of files that are parsed once, and what was not rendered again. */
function isSameBuild(one: Build, other: Build): boolean {
  const { objects, ...rest } = one;
  const { objects: others, ...otherRest } = other;
  return isSameList(objects, others) && isSameData(rest, otherRest);
}
