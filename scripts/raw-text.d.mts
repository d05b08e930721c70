import type { Plugin } from 'rolldown';

export function rawText(): Plugin;
