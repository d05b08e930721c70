import { groupBy } from '../model/group-by.ts';
import type { Build } from '../model/manifest.ts';
import type { OpenedPlan, PreparePlan } from './open-plan.ts';

/** Plans of two trees that hold much the same: the base is rendered first. */
interface SharedPlans {
  readonly base: PreparePlan;
  readonly head: PreparePlan;
}

type RenderKustomizations = OpenedPlan['tools']['renderKustomizations'];

/**
 * Kustomizations that are made of the same files in both trees are rendered once. The files of the two are known to be the same where they
 * were parsed once (`shareContents`). Whatever is not certain is rendered again.
 */
export function shareBuilds(): SharedPlans {
  const rendered = new Map<string, Build>();
  let before: OpenedPlan | undefined;
  return {
    base: (plan) => {
      before = plan;
      return withRenderer(plan, (folders) => {
        const builds = plan.tools.renderKustomizations(folders);
        for (const build of builds) rendered.set(build.id, build);
        return builds;
      });
    },
    head: (plan) =>
      withRenderer(plan, (folders) =>
        [...groupBy(folders, plan.tools.rootOf).values()].flat().flatMap((folder) => {
          const known = rendered.get(folder);
          return known !== undefined && before !== undefined && isSame(known, before, plan)
            ? { ...known, objects: [...known.objects] }
            : plan.tools.renderKustomizations([folder]);
        }),
      ),
  };
}

function withRenderer(plan: OpenedPlan, renderKustomizations: RenderKustomizations): OpenedPlan {
  return { ...plan, tools: { ...plan.tools, renderKustomizations } };
}

const KUSTOMIZATION = /(?:^|\/)(?:kustomization\.ya?ml|Kustomization)$/;
const NAMES: readonly string[] = ['kustomization.yaml', 'kustomization.yml', 'Kustomization'];

/** A build that is whole looked for nothing but the files that it read, and for the kustomizations of their folders. */
function isSame(
  { id, files, partial, failures, inflates }: Build,
  base: OpenedPlan,
  head: OpenedPlan,
): boolean {
  if (partial.length > 0 || failures.length > 0 || inflates !== undefined) return false;
  const root = head.tools.rootOf(id);
  if (base.tools.rootOf(id) !== root) return false;
  const [before, now] = [base.kustomizeIn(root), head.kustomizeIn(root)];
  if (now.joined(id === '.' ? '' : id) !== undefined) return false;
  return files.every((path) => {
    if (!now.paths.has(path) || now.parsed(path) !== before.parsed(path)) return false;
    const name = KUSTOMIZATION.exec(path)?.[0];
    if (name === undefined) return true;
    const folder = path.slice(0, path.length - name.length);
    return NAMES.map((each) => (folder === '' ? each : `${folder}/${each}`)).every(
      (each) => now.paths.has(each) === before.paths.has(each),
    );
  });
}
