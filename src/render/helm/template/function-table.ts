import type { GoFunction } from '../value/go-value.ts';

/**
 * The functions that a template may call, by name: those of sprig, and of Helm or another program that renders. The
 * executor adds the functions of the language (`printf`, `eq` …), which a name here hides, and implements `include` and
 * `tpl` if the table has them.
 */
export type FunctionTable = ReadonlyMap<string, GoFunction>;
