import type { ViteUserConfig } from 'vitest/config';

export function translatedSources(
  args?: readonly string[],
): Promise<NonNullable<ViteUserConfig['plugins']>>;
