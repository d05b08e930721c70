import { gzipSync } from 'node:zlib';

/** One entry of a test archive; `type` as in a tar header (`2` is a symbolic link, `5` a folder). */
export interface MadeEntry {
  readonly name: string;
  readonly text?: string | Uint8Array;
  readonly type?: string;
  /** Size in the header, where it is. */
  readonly size?: number;
}

/** A `.tgz` of some entries, as `helm package` makes it but for what the test wants wrong. */
export function makeArchive(entries: readonly MadeEntry[]): Uint8Array {
  return gzipSync(makeTar(entries));
}

/** The same, not compressed. */
export function makeTar(entries: readonly MadeEntry[]): Uint8Array {
  const blocks = entries.flatMap(({ name, text = '', type = '0', size }) => {
    const content = Buffer.from(text);
    const padding = Buffer.alloc((512 - (content.length % 512)) % 512);
    return [header(name, size ?? content.length, type), content, padding];
  });
  return Buffer.concat([...blocks, Buffer.alloc(1024)]);
}

function header(name: string, size: number, type: string): Buffer {
  const block = Buffer.alloc(512);
  block.write(name, 0, 100);
  block.write('0000644\0', 100);
  block.write('0000000\0', 108);
  block.write('0000000\0', 116);
  block.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  block.write('00000000000\0', 136);
  block.write('        ', 148);
  block.write(type, 156);
  block.write('ustar\u000000', 257);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}
