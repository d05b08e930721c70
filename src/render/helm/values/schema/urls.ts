import { SchemaFault } from './schema-fault.ts';

interface UrlParts {
  readonly url: string;
  /** Decoded, without `#`. */
  readonly fragment: string;
}

export function splitUrl(text: string): UrlParts {
  const hash = text.indexOf('#');
  if (hash === -1) return { url: text, fragment: '' };
  try {
    return { url: text.slice(0, hash), fragment: decodeURIComponent(text.slice(hash + 1)) };
  } catch {
    throw new SchemaFault(`error in parsing ${JSON.stringify(text)}: invalid URL escape`);
  }
}

/** A reference, relative to the schema around it, as a whole URL. */
export function joinUrl(base: string, reference: string): UrlParts {
  const { url, fragment } = splitUrl(reference);
  if (url === '') return { url: base, fragment };
  try {
    return { url: new URL(url, base).href, fragment };
  } catch {
    throw new SchemaFault(`error in parsing ${JSON.stringify(reference)}: invalid URL`);
  }
}
