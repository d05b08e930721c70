import type { SkippedAs } from '../model/parsed-file.ts';

export type DecodedBytes =
  | { readonly kind: 'text'; readonly text: string; readonly validUtf8: boolean }
  | { readonly kind: 'no-text'; readonly as: SkippedAs; readonly reason: string };

const GIT_CRYPT = '\0GITCRYPT\0';
const ANSIBLE_VAULT = '$ANSIBLE_VAULT;';
/** As many bytes as git looks at to tell text from binary. */
const SNIFFED = 8000;

/** A file's bytes as text, byte order mark included, or why they are none. */
export function decodeBytes(bytes: Uint8Array): DecodedBytes {
  if (startsWith(bytes, GIT_CRYPT)) return noText('encrypted', 'encrypted with git-crypt');
  if (startsWith(bytes, ANSIBLE_VAULT)) return noText('encrypted', 'encrypted with Ansible Vault');
  if (isUtf16(bytes)) return noText('binary', 'UTF-16 text; Kubernetes reads UTF-8');
  if (bytes.subarray(0, SNIFFED).includes(0)) return noText('binary', 'binary data, not text');
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return { kind: 'text', text, validUtf8: true };
  } catch {
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    return { kind: 'text', text, validUtf8: false };
  }
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

function isUtf16(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}
