const MODEL = /(?:^|[-._/])(?:sample|example|template)[-.][^/]*$/;

/** Whether a manifest is there to be copied and filled in, by its name: `secret.example.yaml`, `template.secret.yaml`. */
export function isModelFile(path: string): boolean {
  return MODEL.test(path);
}
