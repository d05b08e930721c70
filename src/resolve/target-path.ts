import { byteLength } from '../go/byte-text.ts';
import { goQuote } from '../go/go-quote.ts';

const MAX_PATH = 4096;
const MAX_FILE_NAME = 255;

/** The error of the kubelet's atomic writer for the path of a file in a volume; undefined if it accepts the path. */
export function targetPathRefusal(path: string): string | undefined {
  if (path === '') return `invalid path: must not be empty: ${goQuote(path)}`;
  if (path.startsWith('/')) return `invalid path: must be relative path: ${path}`;
  if (byteLength(path) > MAX_PATH) {
    return `invalid path: must be less than or equal to ${MAX_PATH} characters`;
  }
  const steps = path.split('/');
  for (const step of steps) {
    if (step === '..') return `invalid path: must not contain '..': ${path}`;
    if (byteLength(step) > MAX_FILE_NAME) {
      return `invalid path: filenames must be less than or equal to ${MAX_FILE_NAME} characters`;
    }
  }
  if (steps[0]?.startsWith('..') !== true) return undefined;
  return `invalid path: must not start with '..': ${path}`;
}
