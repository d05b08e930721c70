import type { FileChange, FileContent } from '../../model/changes/change.ts';
import type { VolumeFiles } from '../../model/environment.ts';
import type { Evidence } from '../../model/evidence.ts';
import { withoutEndSlashes } from '../../model/names/folder-of.ts';
import { itemsAt, scalarAt } from '../../model/node.ts';
import { scalarText } from '../../model/scalars/scalar-text.ts';
import type { Container, Workload } from '../../model/workload.ts';
import { isWrittenAlike, type ValueComparer } from './compare-values.ts';

interface MountedFile extends FileContent {
  readonly mount: FileChange['mount'];
}

/** The files of a container's volumes, and the mounts whose files cannot be known. */
interface Mounted {
  readonly files: ReadonlyMap<string, MountedFile>;
  /** Mount paths below which files may be missing from the list. */
  readonly open: readonly string[];
}

export interface ContainerOf {
  readonly evidence: Evidence;
  readonly workload: Workload;
  readonly container: Container;
}

/** The mounted files of a container that differ, by their path; what cannot be known on one side is not a difference. */
export function compareFiles(
  before: ContainerOf | undefined,
  after: ContainerOf | undefined,
  values: ValueComparer,
): readonly FileChange[] {
  const [old, now] = [before, after].map((side) => mountedBy(side));
  if (old === undefined || now === undefined) return [];
  const changes: FileChange[] = [];
  for (const [path, file] of now.files) {
    const was = old.files.get(path);
    if (was === undefined) {
      if (!isBelow(old.open, path)) changes.push(changeOf('added', path, undefined, file));
      continue;
    }
    const sameness = values.compare(was.value, file.value);
    if (sameness === 'same') continue;
    const kind = kindOf(sameness, was, file, values);
    const isAlike = isWrittenAlike(was.from?.key.at, file.from?.key.at);
    if (!isAlike || (kind !== 'known' && kind !== 'unknown'))
      changes.push(changeOf(kind, path, was, file));
  }
  for (const [path, was] of old.files) {
    if (now.files.has(path) || isBelow(now.open, path)) continue;
    changes.push(changeOf('removed', path, was, undefined));
  }
  return changes;
}

function kindOf(
  sameness: 'changed' | 'perhaps',
  was: MountedFile,
  file: MountedFile,
  values: ValueComparer,
): FileChange['kind'] {
  if (sameness === 'perhaps') return 'perhaps';
  const [wasOpaque, isOpaque] = [values.isOpaque(was.value), values.isOpaque(file.value)];
  if (wasOpaque === isOpaque) return 'changed';
  return isOpaque ? 'unknown' : 'known';
}

function changeOf(
  kind: FileChange['kind'],
  path: string,
  before: MountedFile | undefined,
  after: MountedFile | undefined,
): FileChange {
  const mount = (after ?? before)?.mount ?? 'volume';
  return { kind, path, mount, before: contentOf(before), after: contentOf(after) };
}

function contentOf(file: MountedFile | undefined): FileContent | undefined {
  return file && { value: file.value, from: file.from };
}

function mountedBy(side: ContainerOf | undefined): Mounted {
  const files = new Map<string, MountedFile>();
  const open: string[] = [];
  if (side === undefined) return { files, open };
  const { evidence, workload, container } = side;
  const { dialect } = workload.manifest;
  const volumes = evidence.volumesOf(workload);
  for (const mount of itemsAt(container.node, 'volumeMounts')) {
    const volume = volumes.get(scalarText(scalarAt(mount, 'name'), dialect));
    if (volume === undefined) continue;
    const mountPath = scalarText(scalarAt(mount, 'mountPath'), dialect);
    const subPath = scalarText(scalarAt(mount, 'subPath'), dialect);
    const isExpression = scalarAt(mount, 'subPathExpr') !== undefined;
    if (volume.partial || volume.refusals.length > 0 || isExpression) open.push(mountPath);
    if (!isExpression) addMounted(volume, mountPath, subPath, files);
  }
  return { files, open };
}

/** A subPath mounts one file, or the files of one folder, at the mount path. */
function addMounted(
  volume: VolumeFiles,
  mountPath: string,
  subPath: string,
  files: Map<string, MountedFile>,
): void {
  const base = withoutEndSlashes(mountPath);
  for (const [path, { value, from }] of volume.refusals.length > 0 ? [] : volume.files()) {
    const file = { value, from };
    if (subPath === '') files.set(`${base}/${path}`, { ...file, mount: 'volume' });
    else if (path === trimmed(subPath)) files.set(mountPath, { ...file, mount: 'sub-path' });
    else if (path.startsWith(`${trimmed(subPath)}/`)) {
      const below = path.slice(trimmed(subPath).length);
      files.set(base + below, { ...file, mount: 'sub-path' });
    }
  }
}

function trimmed(subPath: string): string {
  return withoutEndSlashes(subPath.replace(/^\.\//, ''));
}

function isBelow(open: readonly string[], path: string): boolean {
  return open.some((folder) => path === folder || path.startsWith(`${withoutEndSlashes(folder)}/`));
}
