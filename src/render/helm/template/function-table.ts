import type { GoFunction } from '../value/go-value.ts';

/**
 * The functions a template may call, by name: sprig's, and Helm's or those of whoever else renders. The functions of the language
 * itself (`printf`, `eq` …) are the executor's, and a name here hides one of them; so are `include` and `tpl`, where the table has
 * them.
 */
export type FunctionTable = ReadonlyMap<string, GoFunction>;
