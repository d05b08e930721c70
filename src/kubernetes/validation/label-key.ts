import { byteLength } from '../../go/byte-text.ts';
const NAME = /^(?:[A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]$/;
const DOMAIN = /^[a-z0-9](?:[-a-z0-9]*[a-z0-9])?(?:\.[a-z0-9](?:[-a-z0-9]*[a-z0-9])?)*$/;
const VALUE_RULE =
  "a valid label must be an empty string or consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character (e.g. 'MyValue',  or 'my_value',  or '12345', regex used for validation is '(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])?')";
const MAX_NAME = 63;
const MAX_DOMAIN = 253;

const NAME_RULE =
  "must consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character (e.g. 'MyName',  or 'my.name',  or '123-abc', regex used for validation is '([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]')";
const DOMAIN_RULE =
  "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character (e.g. 'example.com', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')";

/** The errors of apimachinery for a key of labels or annotations (validation.IsQualifiedName); empty if it is valid. */
export function labelKeyRefusals(key: string): readonly string[] {
  const parts = key.split('/');
  if (parts.length > 2) {
    return [
      `a valid label key ${NAME_RULE} with an optional DNS subdomain prefix and '/' (e.g. 'example.com/MyName')`,
    ];
  }
  const [domain, name = ''] = parts.length === 2 ? parts : [undefined, key];
  return [...domainRefusals(domain), ...nameRefusals(name)];
}

/** The errors for the value of a label (validation.IsValidLabelValue). */
export function labelValueRefusals(value: string): readonly string[] {
  const refusals: string[] = [];
  if (byteLength(value) > MAX_NAME) refusals.push(`must be no more than ${MAX_NAME} bytes`);
  if (value !== '' && !NAME.test(value)) refusals.push(VALUE_RULE);
  return refusals;
}

function* domainRefusals(domain: string | undefined): Iterable<string> {
  if (domain === undefined) return;
  if (domain === '') {
    yield 'prefix part must be non-empty';
    return;
  }
  if (byteLength(domain) > MAX_DOMAIN) yield `prefix part must be no more than ${MAX_DOMAIN} bytes`;
  if (!DOMAIN.test(domain)) yield `prefix part ${DOMAIN_RULE}`;
}

function* nameRefusals(name: string): Iterable<string> {
  if (name === '') yield 'name part must be non-empty';
  else if (byteLength(name) > MAX_NAME) yield `name part must be no more than ${MAX_NAME} bytes`;
  if (!NAME.test(name)) yield `name part ${NAME_RULE}`;
}
