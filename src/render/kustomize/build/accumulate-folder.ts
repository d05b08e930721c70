import { message } from '../../../model/message.ts';
import { done } from '../../../model/result.ts';
import type { Span } from '../../../model/span.ts';
import { joinOrigin } from '../generate/origin-annotations.ts';
import { EMPTY_ACCUMULATION, type Accumulation } from '../load/accumulation.ts';
import type { TargetResult } from '../load/context.ts';
import { findElsewhere, isOfItem, noteLacking, notAtHand } from '../load/elsewhere.ts';
import { firstMissing, leadsOutside } from '../load/load-file.ts';
import { isInside, pathBeside, resolvePath, shown } from '../load/paths.ts';
import { readKustomization } from '../load/read-kustomization.ts';
import { mergeRecorder, newRecorder, onto, tolerate, trailFrom } from '../load/recorder.ts';
import { isRemoteFolder } from '../load/remote-path.ts';
import { setOpenApi } from '../load/set-open-api.ts';
import type { Target } from '../load/target.ts';
import {
  MAX_NESTED,
  KUSTOMIZATION,
  spend,
  tooMuch,
  workBudget,
  workDone,
} from '../load/work-budget.ts';
import { refused, type BuildRefusal, type BuildResult } from '../tree/build-refusal.ts';
import { noteSound } from '../tree/is-sound.ts';
import { withOwnTrail } from '../tree/nodes.ts';

/**
 * The kustomization of a folder, accumulated: a base on its own, once for all that include it; a component (`onto` given) upon
 * what its parent has gathered.
 */
export function accumulateFolder(
  parent: Target,
  path: string,
  at: Span,
  upon: Accumulation | undefined,
): BuildResult<Accumulation> {
  const away = findElsewhere(parent, path, at);
  const folder =
    away === undefined
      ? findFolder(parent, path, at)
      : findIn({ ...parent, context: away.context }, path, away.place, at);
  if (folder.kind === 'refused') return folder;
  parent.recorder.kustomizations.add(folder.value);
  const chain = [...parent.chain, folder.value];
  const originPath = joinOrigin(parent.originPath, path);
  const chartNamespace = parent.kustomization.namespace.text || parent.chartNamespace;
  const { context } = away ?? parent;
  const place = { context, chain, originPath, chartNamespace, folder: folder.value };
  if (upon !== undefined) return accumulateComponent({ ...parent, ...place }, upon, at);
  const found = accumulateBase({ ...parent, ...place }, at);
  if (found.kind === 'refused') return found;
  const trail = trailFrom('resource', at, parent.folder);
  const resources = found.value.resources.map((each) => ({
    ...each,
    node: withOwnTrail(each.node, onto(trail, each.node.trail)),
  }));
  return done({ ...found.value, resources });
}

function findFolder(parent: Target, path: string, at: Span): BuildResult<string> {
  if (path === '')
    return refused(at, 'new root cannot be empty', { message: message`This path is empty` });
  if (isRemoteFolder(path)) {
    return refused(at, `cannot clone ${path}`, {
      message: message`\`${path}\` is remote and is not fetched`,
      offline: notAtHand(path, 'remote base'),
    });
  }
  const found = path.startsWith('/')
    ? undefined
    : resolvePath(parent.folder, path, parent.context.tree.root);
  if (found === undefined) return outside(parent, path, at);
  if (path.split('/').some((part) => part !== '..' && part.includes('..'))) return odd(path, at);
  return findIn(parent, path, found, at);
}

function findIn(parent: Target, path: string, place: string, at: Span): BuildResult<string> {
  if (!parent.context.folders.has(place)) return noFolder(parent, path, place, at);
  const visited = parent.chain.find((each) => isInside(each, place));
  return visited === undefined ? done(place) : cycle(place, visited, at);
}

function odd(path: string, at: Span): BuildRefusal {
  return refused(at, `path "${path}" is ambiguous`, {
    message: message`\`${path}\` has \`..\` inside a name, which kustomize refuses`,
    help: message`Check the indentation: two lines may have become one.`,
  });
}

function outside({ context, folder }: Target, path: string, at: Span): BuildRefusal {
  if (path.startsWith('/')) {
    return refused(at, `new root '${path}' cannot be absolute`, {
      message: message`\`${path}\` is absolute; kustomize takes relative paths only`,
    });
  }
  const beside = pathBeside(folder, path, context.tree.root);
  const offline = beside === undefined ? undefined : context.mayAppear(beside);
  return refused(at, `'${path}' is outside of the repository`, {
    message: message`\`${path}\` is outside the repository, where envfrom reads nothing`,
    help: message`Keep everything a kustomization reads within the repository.`,
    ...(offline !== undefined && { offline: message`${offline}` }),
  });
}

function noFolder(parent: Target, path: string, found: string, at: Span): BuildRefusal {
  const { context } = parent;
  const isFile = context.paths.has(found);
  const away = isFile ? undefined : leadsOutside(context, found, { path, at });
  if (away !== undefined) return away;
  const offline = isOfItem(context) ? context.mayAppear(found) : undefined;
  if (offline !== undefined) noteLacking(parent, found, at);
  const text = isFile
    ? `must build at directory: '${shown(found)}': file is not directory`
    : `must build at directory: not a valid directory: '${shown(found)}'`;
  return refused(at, text, {
    message: isFile
      ? message`\`${path}\` is a file, but must be a folder with a kustomization`
      : message`\`${path}\` does not exist (there is no folder \`${firstMissing(context, found)}\`)`,
    ...(!isFile && offline !== undefined && { offline: message`${offline}` }),
    ...(!isFile && { code: 'missing-path', cause: `there is no ${firstMissing(context, found)}` }),
  });
}

function cycle(found: string, visited: string, at: Span): BuildRefusal {
  const text = `cycle detected: candidate root '${shown(found)}' contains visited root '${shown(visited)}'`;
  return refused(at, text, {
    message:
      found === visited
        ? message`\`${shown(found)}\` includes itself here`
        : message`\`${shown(found)}\` contains \`${shown(visited)}\`, which is being built, and kustomize treats that as a cycle`,
  });
}

/** A base, from the run's memo when it was built before under the same circumstances. Whoever includes it pays for it, as kustomize does. */
function accumulateBase(target: Target, at: Span): BuildResult<Accumulation> {
  const { context } = target;
  const goesOn = target.recorder.left === undefined ? [] : ['left'];
  const rules = JSON.stringify(target.run.rules);
  const key = [target.folder, rules, ...goesOn, ...metadataKey(target)].join('\u0000');
  const found = context.targets.get(key);
  if (found === undefined || !isUsable(found.result, target)) return buildBase(target, key, at);
  const { run } = target;
  const { result: known, dependencies } = found;
  context.dependencies.include(dependencies);
  if (known.outcome.kind === 'refused') context.dependencies.markVolatile();
  mergeRecorder(target.recorder, known.recorder);
  run.schema = known.schema;
  run.schemaIsSet = known.schemaIsSet;
  run.readUnknownType ||= known.readUnknownType;
  run.merged ||= known.merged;
  return spend(run.work, known.work, at) ?? known.outcome;
}

function buildBase(target: Target, key: string, at: Span): BuildResult<Accumulation> {
  const { run, context, chartNamespace } = target;
  const { dependencies: recorded, targets } = context;
  const isFirst = !run.schemaIsSet;
  const recorder = newRecorder(target.recorder.left !== undefined);
  const own = { ...run, work: workBudget() };
  const { count } = context.questions;
  const [outcome, dependencies] = recorded.record(() => {
    const built = build({ ...target, run: own, recorder }, undefined, at);
    return built.kind === 'refused' ? ofItsOwn(built) : built;
  });
  // Why a base fails may depend on who includes it first.
  if (outcome.kind === 'refused') recorded.markVolatile();
  mergeRecorder(target.recorder, recorder);
  const { schema, schemaIsSet, readUnknownType, merged } = own;
  const flags = { schema, schemaIsSet, readUnknownType, merged };
  Object.assign(run, flags);
  const work = workDone(own.work);
  const spent = spend(run.work, work, at);
  if (!isFirst) {
    recorded.include(dependencies);
    return spent ?? outcome;
  }
  if (outcome.kind === 'done') for (const { node } of outcome.value.resources) noteSound(node);
  const kept = targets.put(
    key,
    { outcome, recorder, ...flags, chartNamespace, work },
    dependencies,
    context.questions.count === count,
  );
  recorded.include(kept.dependencies);
  return spent ?? outcome;
}

/** What a base lacks cannot come from what includes it: a sibling that is not here brings nothing into it. */
function ofItsOwn(refusal: BuildRefusal): BuildRefusal {
  const { words, also } = refusal;
  if (words === undefined) return refusal;
  const { absence: _absence, isPreventable: _isPreventable, ...rest } = words;
  return { ...refusal, words: rest, ...(also !== undefined && { also: also.map(ofItsOwn) }) };
}

function metadataKey({ run, originPath }: Target): readonly string[] {
  return run.buildMetadata.size === 0 ? [] : [originPath, ...run.buildMetadata];
}

/** Not when the entry point brought its own types, nor when the base leads back to where this build comes from. */
function isUsable(known: TargetResult, { run, chain, chartNamespace }: Target): boolean {
  const { recorder } = known;
  if (run.schemaIsSet) return false;
  if (recorder.charts.size > 0 && known.chartNamespace !== chartNamespace) return false;
  const visited = chain.slice(0, -1);
  return ![...recorder.kustomizations].some((root) => visited.some((each) => isInside(each, root)));
}

function accumulateComponent(
  target: Target,
  upon: Accumulation,
  at: Span,
): BuildResult<Accumulation> {
  return build(target, upon, at);
}

function build(
  target: Target,
  upon: Accumulation | undefined,
  at: Span,
): BuildResult<Accumulation> {
  const { context, folder, recorder, run, chain } = target;
  if (chain.length > MAX_NESTED) return tooMuch(at);
  const spent = spend(run.work, KUSTOMIZATION + (upon?.resources.length ?? 0), at);
  if (spent !== undefined) return spent;
  const kustomization = readKustomization(context, folder, at, recorder);
  if (kustomization.kind === 'refused') {
    const isLeft = kustomization.words?.since !== undefined && tolerate(recorder, kustomization);
    return isLeft ? done(upon ?? EMPTY_ACCUMULATION) : kustomization;
  }
  const own = { ...target, kustomization: kustomization.value };
  const failure = setOpenApi(own, false) ?? wrongKind(own, upon !== undefined, at);
  return failure ?? target.run.accumulate(own, upon ?? EMPTY_ACCUMULATION);
}

function wrongKind(
  { kustomization, folder }: Target,
  asComponent: boolean,
  at: Span,
): BuildRefusal | undefined {
  const { kind } = kustomization;
  const path = shown(folder);
  if (asComponent && kind !== 'Component') {
    return refused(at, `expected kind 'Component' for path '${path}' but got '${kind}'`, {
      message: message`\`components\` lists \`${shown(folder)}\`, which is a ${kind}`,
      help: message`List it in \`resources\`, or make its kind Component.`,
    });
  }
  if (asComponent || kind !== 'Component') return undefined;
  return refused(at, `expected kind != 'Component' for path '${path}'`, {
    message: message`\`resources\` lists \`${shown(folder)}\`, which is a Component`,
    help: message`List it in \`components\`.`,
  });
}
