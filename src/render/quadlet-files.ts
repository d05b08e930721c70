import { contentText } from '../model/file-content.ts';
import type { FileTree } from '../model/file-tree.ts';
import { once } from '../model/memo.ts';
import { fileNameOf, folderOf } from '../model/names/folder-of.ts';
import { joinPath } from './kustomize/kustomization-graph.ts';

const UNIT = /\.kube$/;
const YAML = /^Yaml[ \t]*=(.*)$/gm;
const MAX_UNITS = 1000;
const MAX_BYTES = 64 * 1024;

/**
 * Why a file is not for Kubernetes: a unit of Quadlet lets Podman run it (podman-systemd.unit(5)), which takes numbers and names that the API
 * server refuses. Undefined for other files.
 */
export function quadletFiles(tree: FileTree): (path: string) => string | undefined {
  const units = once(() => unitsByFile(tree));
  return (path) => {
    const unit = units().get(path);
    return unit === undefined ? undefined : `Podman runs it (\`${fileNameOf(unit)}\`)`;
  };
}

function unitsByFile(tree: FileTree): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const unit of tree.paths.filter((path) => UNIT.test(path)).slice(0, MAX_UNITS)) {
    const text = contentText(tree.read(unit), MAX_BYTES) ?? '';
    for (const [, name = ''] of text.matchAll(YAML))
      found.set(joinPath(folderOf(unit), name.trim()), unit);
  }
  return found;
}
