import { done, refusal, type Result } from '../../../model/result.ts';

/** One entry of a tar archive. Links hold no bytes. */
export interface TarEntry {
  readonly name: string;
  readonly isFolder: boolean;
  /** The size in the entry's header. */
  readonly size: number;
  readonly bytes: Uint8Array;
}

const BLOCK = 512;
const INVALID = 'archive/tar: invalid tar header';
const CUT_OFF = 'unexpected EOF';

/** The headers that precede an entry (PAX records, GNU's long names). */
interface Extension {
  name?: string;
  size?: number;
}

/**
 * The files and folders of a tar archive, as Go's archive/tar reads them: ustar, PAX and GNU headers; sparse files are refused.
 * `most`: how many entries are read before the archive counts as hostile.
 */
export function readTar(bytes: Uint8Array, most: number): Result<readonly TarEntry[]> {
  const entries: TarEntry[] = [];
  let extension: Extension = {};
  for (let at = 0; ;) {
    const header = headerAt(bytes, at);
    if (header === 'end') return done(entries);
    if ('fault' in header) return refusal(header.fault);
    at += BLOCK;
    const size = extension.size ?? header.size;
    const hasBytes = !LINKS.has(header.type);
    const end = at + (hasBytes ? size : 0);
    if (end > bytes.length) return refusal(CUT_OFF);
    const content = bytes.subarray(at, end);
    at += Math.ceil((end - at) / BLOCK) * BLOCK;
    if (EXTENSIONS.has(header.type)) {
      const read = extensionOf(header.type, content);
      if (read === undefined) return refusal(INVALID);
      Object.assign(extension, read);
      continue;
    }
    if (header.type !== 'g') {
      if (entries.length === most) return refusal(tooMany(most));
      entries.push(entryOf(header, extension.name ?? header.name, hasBytes ? size : 0, content));
    }
    extension = {};
  }
}

function tooMany(most: number): string {
  return `the archive has more than ${most} entries, the limit`;
}

function entryOf({ type }: Header, name: string, size: number, bytes: Uint8Array): TarEntry {
  return { name, isFolder: type === '5' || name.endsWith('/'), size, bytes };
}

/** Hard and symbolic links, devices and pipes: no bytes follow, even if the header has a size. */
const LINKS: ReadonlySet<string> = new Set(['1', '2', '3', '4', '5', '6']);
const EXTENSIONS: ReadonlySet<string> = new Set(['x', 'L', 'K']);
const KNOWN: ReadonlySet<string> = new Set(['0', '7', 'g', ...LINKS, ...EXTENSIONS]);

interface Header {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

function headerAt(bytes: Uint8Array, at: number): Header | { readonly fault: string } | 'end' {
  const block = bytes.subarray(at, at + BLOCK);
  if (block.length === 0) return 'end';
  if (block.length < BLOCK) return { fault: CUT_OFF };
  // Two empty blocks end the archive; so does one if nothing follows it.
  if (block.every((byte) => byte === 0)) {
    const next = bytes.subarray(at + BLOCK, at + 2 * BLOCK);
    return next.every((byte) => byte === 0) ? 'end' : { fault: INVALID };
  }
  if (!hasRightChecksum(block)) return { fault: INVALID };
  const size = numberAt(block, 124, 12);
  if (size === undefined) return { fault: INVALID };
  const letter = String.fromCharCode(block[156] ?? 0);
  const type = letter === '\0' ? '0' : letter;
  if (type === 'S') return { fault: 'the archive holds a sparse file' };
  return { name: nameOf(block), type: KNOWN.has(type) ? type : '0', size };
}

function nameOf(block: Uint8Array): string {
  const name = textAt(block, 0, 100);
  const magic = textAt(block, 257, 6);
  // GNU tar writes `ustar  ` and has no prefix field.
  const prefix = magic === 'ustar' ? textAt(block, 345, 155) : '';
  return prefix === '' ? name : `${prefix}/${name}`;
}

function hasRightChecksum(block: Uint8Array): boolean {
  const written = numberAt(block, 148, 8);
  let unsigned = 0;
  let signed = 0;
  for (const [index, byte] of block.entries()) {
    const counted = index >= 148 && index < 156 ? 0x20 : byte;
    unsigned += counted;
    signed += counted > 127 ? counted - 256 : counted;
  }
  return written === unsigned || written === signed;
}

/** Octal digits, or a binary number if the first bit is set. */
function numberAt(block: Uint8Array, at: number, length: number): number | undefined {
  const first = block[at] ?? 0;
  if ((first & 0x80) !== 0) {
    if ((first & 0x40) !== 0) return undefined;
    let value = first & 0x3f;
    for (let index = 1; index < length; index++) value = value * 256 + (block[at + index] ?? 0);
    return Number.isSafeInteger(value) ? value : undefined;
  }
  const digits = textAt(block, at, length).replaceAll(/^[ \0]+|(?<![ \0])[ \0]+$/g, '');
  if (digits === '') return 0;
  return /^[0-7]+$/.test(digits) ? Number.parseInt(digits, 8) : undefined;
}

function textAt(block: Uint8Array, at: number, length: number): string {
  const field = block.subarray(at, at + length);
  const end = field.indexOf(0);
  return decode(end === -1 ? field : field.subarray(0, end));
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

function extensionOf(type: string, content: Uint8Array): Extension | undefined {
  if (type === 'x') return paxRecords(content);
  if (type === 'L') return { name: textAt(content, 0, content.length) };
  return {};
}

/** `LENGTH KEY=VALUE\n`, one after the other. */
function paxRecords(content: Uint8Array): Extension | undefined {
  const extension: Extension = {};
  for (let at = 0; at < content.length;) {
    const space = content.indexOf(0x20, at);
    const length = space === -1 ? Number.NaN : Number(decode(content.subarray(at, space)));
    const end = at + length;
    if (!(length > space - at + 1) || end > content.length) return undefined;
    const [key = '', ...value] = decode(content.subarray(space + 1, end - 1)).split('=');
    if (key === 'path') extension.name = value.join('=');
    if (key === 'size') extension.size = Number(value.join('='));
    at = end;
  }
  const { size } = extension;
  return size === undefined || Number.isSafeInteger(size) ? extension : undefined;
}
