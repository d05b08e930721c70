import { getHeapStatistics } from 'node:v8';

/** Bytes of memory for each that is kept, and for a run that looks at a part. */
const FOR_EACH = 10;
const FOR_PART = 200 * 1024 * 1024;

/** Whether a renewed run certainly has the memory that it needs: it is in no worker, where running out of it could be said. */
export function hasRoomFor(bytes: number): boolean {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
  return used + bytes * FOR_EACH + FOR_PART < limit;
}

/** Whether there is enough memory for keeping, which takes up to half as much again as the run. */
export function hasRoom(): boolean {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
  return used < limit / 2;
}
