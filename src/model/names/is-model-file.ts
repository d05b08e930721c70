const MODEL = /(?:^|[-._/])(?:sample|example|template)[-.][^/]*$/;

/** Whether a manifest is there to be copied and filled in, by its name: `secret.example.yaml`, `template.secret.yaml`. */
export function isModelFile(path: string): boolean {
  return MODEL.test(path);
}

const SAMPLES = /(?:^|\/)(?:samples?|examples?)\//;

/** Whether a file is in a folder of samples. Folders that nobody deploys, of tests and tutorials too, are what `example-folders.ts` decides about. */
export function isInSamples(path: string): boolean {
  return SAMPLES.test(path);
}
