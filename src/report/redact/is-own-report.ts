/** The head of what envfrom writes as JSON. Environments are left out: `--show-values` puts values of Secrets into them. */
const JSON_HEAD =
  /^\{\s*"version": 1,\s*"tool": \{\s*"name": ?"envfrom",\s*"version": ?"[^"]*"\s*\},\s*"(?!environments")/;
const SARIF_HEAD =
  /^\{\s*"\$schema": "[^"]*",\s*"version": "2\.1\.0",\s*"runs": \[\s*\{\s*"tool": \{\s*"driver": \{\s*"name": "envfrom",/;

/** A report that an earlier run left in the repository. It holds no value of a Secret, and the sentences of the next report. */
export function isOwnReport(text: string): boolean {
  return JSON_HEAD.test(text) || SARIF_HEAD.test(text);
}
