import type { SkippedAs } from '../model/parsed-file.ts';
import type { SourceFile } from '../model/span.ts';

export type DecodedBytes =
  /** `valid`: not UTF-8 with bytes that are not characters. */
  | { readonly kind: 'text'; readonly file: SourceFile; readonly valid: boolean }
  | { readonly kind: 'no-text'; readonly as: SkippedAs; readonly reason: string };

const GIT_CRYPT = '\0GITCRYPT\0';
const ANSIBLE_VAULT = '$ANSIBLE_VAULT;';
/** As many bytes as git looks at to tell text from binary. */
const SNIFFED = 8000;

/** A file's bytes as text, or the reason why they are not text. */
export function decodeBytes(path: string, bytes: Uint8Array): DecodedBytes {
  if (startsWith(bytes, GIT_CRYPT)) return noText('encrypted', 'encrypted with git-crypt');
  if (startsWith(bytes, ANSIBLE_VAULT)) return noText('encrypted', 'encrypted with Ansible Vault');
  if (utf16Of(bytes) === undefined && bytes.subarray(0, SNIFFED).includes(0)) {
    return noText('binary', 'binary data, not text');
  }
  const file = textFile(path, bytes);
  const valid = file.encoding !== undefined || !file.text.includes('\ufffd') || isUtf8(bytes);
  return { kind: 'text', file, valid };
}

/**
 * Bytes as the YAML readers of kubectl and kustomize take them: UTF-8 with its byte order mark, or UTF-16 behind its own, which goes
 * (observed with kubectl 1.36 and kustomize 5.8). Invalid bytes become U+FFFD.
 */
export function textFile(path: string, bytes: Uint8Array): SourceFile {
  const encoding = utf16Of(bytes);
  if (encoding === undefined) return { path, text: decode(bytes, 'utf-8') };
  const text = decode(bytes.subarray(MARK_LENGTH), encoding);
  return { path, text, encoding: 'UTF-16' };
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    decode(bytes, 'utf-8', true);
    return true;
  } catch {
    return false;
  }
}

function decode(bytes: Uint8Array, encoding: string, fatal = false): string {
  if (encoding === 'utf-8' && !fatal) return UTF_8.decode(bytes);
  return new TextDecoder(encoding, { fatal, ignoreBOM: true }).decode(bytes);
}

/** One for nearly all files. */
const UTF_8 = new TextDecoder('utf-8', { ignoreBOM: true });

const MARK_LENGTH = 2;

function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const first = bytes[0];
  const second = bytes[1];
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

function noText(as: SkippedAs, reason: string): DecodedBytes {
  return { kind: 'no-text', as, reason };
}

function startsWith(bytes: Uint8Array, start: string): boolean {
  for (let at = 0; at < start.length; at++) {
    if (bytes[at] !== start.charCodeAt(at)) return false;
  }
  return true;
}
