import { isNameToReplace } from '../../model/names/placeholders.ts';
import type { KubernetesMinor } from '../../model/versions/kubernetes-version.ts';

/**
 * The API server's rules for names, in its own words: each answers what is wrong with a text, or undefined. Lengths are
 * checked first, so no regular expression ever sees a long text. Source: k8s.io/apimachinery util/validation.
 */
const SUBDOMAIN = /^[a-z0-9](?:[-a-z0-9]*[a-z0-9])?(?:\.[a-z0-9](?:[-a-z0-9]*[a-z0-9])?)*$/;
const LABEL = /^[a-z0-9](?:[-a-z0-9]*[a-z0-9])?$/;
const KEY = /^[-._a-zA-Z0-9]+$/;
const STRICT_VARIABLE = /^[-._a-zA-Z][-._a-zA-Z0-9]*$/;
const RELAXED_VARIABLE = /^[\x20-\x3c\x3e-\x7e]+$/;

const LABEL_LENGTH = 63;
/** A text that may be the name of an object: it holds no variables, paths or words for scripts. */
export const PLAIN_NAME = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/;
const SUBDOMAIN_LENGTH = 253;
/** RelaxedEnvironmentVariableValidation: on by default since 1.32, locked on since 1.34. */
const RELAXED_SINCE: KubernetesMinor = 32;

/** Names of ConfigMaps, Secrets and most objects. */
export function refusalOfSubdomain(name: string): string | undefined {
  if (name.length > SUBDOMAIN_LENGTH) return tooLong(SUBDOMAIN_LENGTH);
  if (SUBDOMAIN.test(name)) return undefined;
  return "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character";
}

/** Names of ConfigMaps and Secrets that an object refers to. A name that someone replaces before it is applied is not judged. */
export function refusalOfReferred(name: string): string | undefined {
  return isNameToReplace(name) ? undefined : refusalOfSubdomain(name);
}

/**
 * Names in `envFrom`, which are checked as if something could still be appended: a trailing dash passes. `b-` then
 * names an object that can never exist.
 */
export function refusalOfSubdomainPrefix(name: string): string | undefined {
  return isNameToReplace(name) ? undefined : refusalOfSubdomain(maskTrailingDash(name));
}

/** Names of namespaces and volumes. */
export function refusalOfLabel(name: string): string | undefined {
  if (name.length > LABEL_LENGTH) return tooLong(LABEL_LENGTH);
  if (LABEL.test(name)) return undefined;
  return "a lowercase RFC 1123 label must consist of lower case alphanumeric characters or '-', and must start and end with an alphanumeric character";
}

const PORT_LENGTH = 15;

/** Names of ports of containers, and what refers to them. (apimachinery: IsValidPortName) */
export function refusalOfPort(name: string): string | undefined {
  if (name.length > PORT_LENGTH) return tooLong(PORT_LENGTH);
  if (!/^[-a-z0-9]+$/.test(name))
    return 'must contain only alpha-numeric characters (a-z, 0-9), and hyphens (-)';
  if (!/[a-z]/.test(name)) return 'must contain at least one letter (a-z)';
  if (name.includes('--')) return 'must not contain consecutive hyphens';
  return /^-|-$/.test(name) ? 'must not begin or end with a hyphen' : undefined;
}

/** Keys of ConfigMaps and Secrets. */
export function refusalOfKey(key: string): string | undefined {
  if (key.length > SUBDOMAIN_LENGTH) return tooLong(SUBDOMAIN_LENGTH);
  if (!KEY.test(key)) {
    return "a valid config key must consist of alphanumeric characters, '-', '_' or '.'";
  }
  return refusalOfDots(key);
}

/** Names of variables, and prefixes of `envFrom`, by the rule of a Kubernetes version. */
export function refusalOfVariable(name: string, version: KubernetesMinor): string | undefined {
  return version >= RELAXED_SINCE ? refusalOfRelaxedVariable(name) : refusalOfStrictVariable(name);
}

export function refusalOfRelaxedVariable(name: string): string | undefined {
  if (name === '') return 'environment variable name must be non-empty';
  if (RELAXED_VARIABLE.test(name)) return undefined;
  return "a valid environment variable name must consist only of printable ASCII characters other than '='";
}

/** The rule up to 1.31; kubelets up to 1.29 skip what breaks it. */
export function refusalOfStrictVariable(name: string): string | undefined {
  if (!STRICT_VARIABLE.test(name)) {
    return "a valid environment variable name must consist of alphabetic characters, digits, '_', '-', or '.', and must not start with a digit";
  }
  return refusalOfDots(name);
}

function maskTrailingDash(name: string): string {
  return name.length > 1 && name.endsWith('-') ? `${name.slice(0, -2)}a` : name;
}

function refusalOfDots(text: string): string | undefined {
  if (text === '.') return "must not be '.'";
  if (text === '..') return "must not be '..'";
  return text.startsWith('..') ? "must not start with '..'" : undefined;
}

function tooLong(limit: number): string {
  return `must be no more than ${limit} characters`;
}

/** The API server's rules for paths within volumes: what is wrong with one, in its words, or undefined. */

/** No step of the path is `..` (ValidatePathNoBacksteps). */
export function refusalOfSteps(path: string): string | undefined {
  return path.split('/').includes('..') ? "must not contain '..'" : undefined;
}

/** Relative, and no `..` in it: `subPath`. */
export function refusalOfDescendingPath(path: string): string | undefined {
  return path.startsWith('/') ? 'must be a relative path' : refusalOfSteps(path);
}

/** Relative, no `..` in it and not starting with `..`: paths of volume items. */
export function refusalOfItemPath(path: string): string | undefined {
  const why = refusalOfDescendingPath(path);
  if (why !== undefined) return why;
  return path.startsWith('..') ? "must not start with '..'" : undefined;
}
