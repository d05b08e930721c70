import type { Command } from '../command.ts';

/** `envfrom help` and its options. */
export const HELP: Command = {
  name: 'help',
  usage: '[COMMAND]',
  summary: 'Show help, of one command or of all',
  details: [],
  examples: [],
  completes: 'commands',
  options: [],
  run: async () => (await import('./run.ts')).runHelp,
};
