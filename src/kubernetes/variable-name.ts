/** A C identifier: the names that POSIX shells and nearly all programs can read. */
const C_IDENTIFIER = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** True for names that `$NAME` in a shell can read. */
export function isShellName(name: string): boolean {
  return C_IDENTIFIER.test(name);
}

const FILE_NAME =
  /\.(properties|ya?ml|json|jsonnet|conf|cfg|cnf|config|ini|toml|xml|txt|md|sh|bash|py|js|ts|lua|sql|html?|css|tpl|tmpl|env|crt|cer|pem|key|p12|jks|csv|rules|hcl|service|htpasswd|template)$/i;

/** True for keys that are named like a file: `app.properties`. */
export function isFileName(key: string): boolean {
  return FILE_NAME.test(key);
}
