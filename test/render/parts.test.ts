import { describe, expect, test } from 'vitest';
import { loadingParts } from '../../src/commands/load-parts.ts';
import { lazyPart, MissingPart } from '../../src/render/lazy-part.ts';

describe('code that only some repositories need', () => {
  test('is there once it was loaded, and is loaded once', async () => {
    let times = 0;
    const part = lazyPart(() => {
      times += 1;
      return Promise.resolve({ answer: 42 });
    });
    expect(() => part.get()).toThrow(MissingPart);
    await part.load();
    await part.load();
    expect([part.get().answer, times]).toEqual([42, 1]);
  });

  test('a run that meets something unexpected is started again', async () => {
    const one = lazyPart(() => Promise.resolve('one'));
    const two = lazyPart(() => Promise.resolve('two'));
    let starts = 0;
    const answer = await loadingParts(async () => {
      starts += 1;
      await Promise.resolve();
      return one.get() + two.get();
    });
    expect([answer, starts]).toEqual(['onetwo', 3]);
  });

  test('any other failure ends the run', async () => {
    const failing = loadingParts(() => Promise.reject(new Error('broken')));
    await expect(failing).rejects.toThrow('broken');
  });
});
