import { KUSTOMIZATION_NAMES } from '../model/file-tree.ts';
import { groupBy } from '../model/group-by.ts';
import type { Build } from '../model/manifest.ts';
import type { ParsedFile } from '../model/parsed-file.ts';
import type { OpenedPlan, PreparePlan } from './open-plan.ts';

type RenderKustomizations = OpenedPlan['tools']['renderKustomizations'];

/** A build that is whole, and what it was made of: it looked for nothing else. */
interface Rendered {
  readonly build: Build;
  readonly root: string;
  readonly files: ReadonlyMap<string, ParsedFile>;
  /** Whether there are kustomizations of other names beside those that it read. */
  readonly kustomizations: ReadonlyMap<string, boolean>;
}

/**
 * Kustomizations that are made of the same files as in the plan before (of the base of a comparison, of the last round of `--watch`) are
 * not rendered again. Files are known to be the same where they were parsed once. Whatever is not certain is rendered.
 */
export function shareBuilds(): PreparePlan {
  let rendered = new Map<string, Rendered>();
  return (plan) => {
    const before = rendered;
    const now = new Map<string, Rendered>();
    rendered = now;
    return withRenderer(plan, (folders) =>
      [...groupBy(folders, plan.tools.rootOf).values()].flat().flatMap((folder) => {
        const known = before.get(folder);
        if (known !== undefined && isSame(known, plan)) {
          now.set(folder, known);
          return { ...known.build, objects: [...known.build.objects] };
        }
        const builds = plan.tools.renderKustomizations([folder]);
        for (const build of builds) {
          const made = renderedOf(build, plan);
          if (made !== undefined) now.set(build.id, made);
        }
        return builds;
      }),
    );
  };
}

function withRenderer(plan: OpenedPlan, renderKustomizations: RenderKustomizations): OpenedPlan {
  return { ...plan, tools: { ...plan.tools, renderKustomizations } };
}

const KUSTOMIZATION = /(?:^|\/)(?:kustomization\.ya?ml|Kustomization)$/;

function renderedOf(build: Build, plan: OpenedPlan): Rendered | undefined {
  const { id, files, partial, failures, inflates } = build;
  if (partial.length > 0 || failures.length > 0 || inflates !== undefined) return undefined;
  const root = plan.tools.rootOf(id);
  const { parsed, paths } = plan.kustomizeIn(root);
  return {
    build,
    root,
    files: new Map(files.map((path) => [path, parsed(path)])),
    kustomizations: new Map(
      files.flatMap(kustomizationsBeside).map((path) => [path, paths.has(path)]),
    ),
  };
}

/** The names that a kustomization could have instead of the one that was read; none for other files. */
function kustomizationsBeside(path: string): readonly string[] {
  const name = KUSTOMIZATION.exec(path)?.[0];
  if (name === undefined) return [];
  const folder = path.slice(0, path.length - name.length);
  return KUSTOMIZATION_NAMES.map((each) => (folder === '' ? each : `${folder}/${each}`));
}

function isSame(
  { build: { id }, root, files, kustomizations }: Rendered,
  plan: OpenedPlan,
): boolean {
  if (plan.tools.rootOf(id) !== root) return false;
  const { joined, parsed, paths } = plan.kustomizeIn(root);
  return (
    joined(id === '.' ? '' : id) === undefined &&
    [...files].every(([path, file]) => paths.has(path) && parsed(path) === file) &&
    [...kustomizations].every(([path, isThere]) => paths.has(path) === isThere)
  );
}
