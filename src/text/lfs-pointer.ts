const LFS_POINTER =
  /^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:.+\n)*?oid sha256:([0-9a-f]{64})\n/;
/** A pointer is shorter, as the specification of Git LFS wants it. */
const POINTER_SIZE = 1024;

/** The SHA-256 of the content that a pointer of Git LFS stands for; undefined if it is not a pointer. */
export function lfsContentOf(bytes: Uint8Array): string | undefined {
  if (bytes.length > POINTER_SIZE || bytes[0] !== 0x76) return undefined;
  return LFS_POINTER.exec(new TextDecoder('latin1').decode(bytes))?.[1];
}
