/** `README`, `secrets.README`, `INSTALL`: documents by name. */
const NAMED_DOCUMENT = /(?:^|[/.])(?:README|INSTALL|HOWTO|NOTES|USAGE|SETUP|CONTRIBUTING)$/i;
const DOCUMENT = /\.(?:md|mdx|markdown|adoc|asciidoc|rst|txt)$/i;

/** Whether a file is prose for people. */
export function isDocument(path: string): boolean {
  return DOCUMENT.test(path) || NAMED_DOCUMENT.test(path);
}

const PROGRAM =
  /\.(?:sh|bash|zsh|ps1|py|go|ts|js|rb|java|kt|cs|tf|tftpl|hcl|jsonnet|libsonnet|cue|nix|dhall|just|mk|envrc|j2|tpl|tmpl)$|(?:^|\/)(?:Makefile|Justfile|justfile|Jenkinsfile|Tiltfile|Vagrantfile)$/;
const MODEL = /\.ya?ml[-._](?:example|sample|dist|template|default|tmpl|tpl)$/i;

/** Whether a file is a manifest to copy and fill in: `secrets.yaml.example`. */
export function isSampleManifest(path: string): boolean {
  return MODEL.test(path);
}

/** Whether a file is a script, a program or Terraform. */
export function isProgram(path: string): boolean {
  return PROGRAM.test(path);
}

/** Whether a file may explain how a source is created by hand. */
export function mayExplainCreation(path: string): boolean {
  return isDocument(path) || isProgram(path) || isSampleManifest(path);
}
