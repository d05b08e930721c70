import type { Build, Manifest } from '../../src/model/manifest.ts';
import { mapAt, scalarAt, type MapNode } from '../../src/model/node.ts';

/** Who applies the objects of a build, as far as their order goes. */
export type Applier = 'argo' | 'helm' | 'argo-perhaps';

/** When an object is applied, among those of its build. */
export interface Step {
  /** 0: before the other objects, 1: with them, 2: after them. */
  readonly phase: 0 | 1 | 2;
  readonly wave: number;
  /** As people call it: `PreSync hooks`, `wave 5`, `pre-install hook`. */
  readonly name: string;
}

/** Who applies the objects of a build in steps; undefined if nobody does, or it is not known who does. */
export function applierOf({ kind }: Build): Applier | undefined {
  if (kind === 'argo-application') return 'argo';
  if (kind === 'helm-release' || kind === 'chart') return 'helm';
  return kind === 'kustomization' || kind === 'folder' ? 'argo-perhaps' : undefined;
}

/**
 * When an object is applied; undefined if it is not, or only at other times (an upgrade, a failure, a deletion). Of several hooks the first
 * counts. Argo CD: gitops-engine pkg/sync/hook and pkg/sync/syncwaves; Helm: pkg/action/hooks.go.
 */
export function stepOf({ node }: Manifest, applier: Applier): Step | undefined {
  const annotations = mapAt(node, 'metadata', 'annotations');
  return applier === 'helm' ? helmStep(annotations) : argoStep(annotations, applier === 'argo');
}

/** Of an object without annotations, as most are. */
const WITHOUT_HOOK: Step = { phase: 1, wave: 0, name: 'no hook' };
const FIRST_WAVE: Step = { phase: 1, wave: 0, name: 'wave 0' };

function helmStep(annotations: MapNode | undefined): Step | undefined {
  if (annotations === undefined) return WITHOUT_HOOK;
  const hooks = hooksIn(annotations, 'helm.sh/hook');
  if (hooks === undefined) return WITHOUT_HOOK;
  const wave = numberIn(annotations, 'helm.sh/hook-weight');
  if (hooks.includes('pre-install')) return { phase: 0, wave, name: 'pre-install hook' };
  return hooks.includes('post-install') ? { phase: 2, wave, name: 'post-install hook' } : undefined;
}

/** Argo CD cannot tell an installation from an upgrade: it runs the hooks of both with every sync. */
const ARGO_PHASES: readonly (readonly [phase: Step['phase'], hooks: readonly string[]])[] = [
  [0, ['PreSync', 'pre-install', 'pre-upgrade']],
  [1, ['Sync']],
  [2, ['PostSync', 'post-install', 'post-upgrade']],
];

/** `isArgo`: it is certain that Argo CD applies the object, for which Helm's hooks are hooks too. */
function argoStep(annotations: MapNode | undefined, isArgo: boolean): Step | undefined {
  if (annotations === undefined) return FIRST_WAVE;
  const own = hooksIn(annotations, 'argocd.argoproj.io/hook');
  const hooks = own ?? (isArgo ? hooksIn(annotations, 'helm.sh/hook') : undefined);
  const isWeighed = isArgo && scalarAt(annotations, 'argocd.argoproj.io/sync-wave') === undefined;
  const wave = numberIn(
    annotations,
    isWeighed ? 'helm.sh/hook-weight' : 'argocd.argoproj.io/sync-wave',
  );
  if (hooks === undefined) return { phase: 1, wave, name: `wave ${wave}` };
  for (const [phase, names] of ARGO_PHASES) {
    const hook = hooks.find((each) => names.includes(each));
    if (hook === undefined) continue;
    return { phase, wave, name: wave === 0 ? `${hook} hooks` : `${hook} hooks of wave ${wave}` };
  }
  return undefined;
}

function hooksIn(annotations: MapNode | undefined, name: string): readonly string[] | undefined {
  const text = scalarAt(annotations, name)?.text ?? '';
  return text === '' ? undefined : text.split(',').map((each) => each.trim());
}

/** A whole number; 0 if it is absent or none. */
function numberIn(annotations: MapNode | undefined, name: string): number {
  const text = scalarAt(annotations, name)?.text ?? '';
  return /^[+-]?\d{1,9}$/.test(text) ? Number(text) : 0;
}

/** Whether one step comes before another, so that what is applied in it cannot use what is applied in the other. */
export function isBefore(one: Step, other: Step): boolean {
  return one.phase < other.phase || (one.phase === other.phase && one.wave < other.wave);
}
