import type { Plugin } from 'rolldown';

export function noNetwork(): Plugin;
export function executable(name: string): Plugin;
export function commonJs(): Plugin;
export function asciiOnly(): Plugin;
export function licences(name: string): Plugin;
export function staticImports(...entries: readonly string[]): {
  readonly has: (id: string) => boolean;
  readonly plugin: Plugin;
};
