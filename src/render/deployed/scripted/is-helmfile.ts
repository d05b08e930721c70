/** Files of Helmfile that are YAML, without those that are templates as a whole. */
const HELMFILE = /(?:^|\/)(?:helmfile(?:[.-][^/]*)?|helmfile\.d\/[^/]+)\.ya?ml$/;

/** Whether Helmfile reads a file by its name. */
export function isHelmfile(path: string): boolean {
  return HELMFILE.test(path);
}
