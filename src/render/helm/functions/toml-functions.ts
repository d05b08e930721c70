import type { FunctionTable } from '../template/function-table.ts';

export const TOML_FUNCTIONS: FunctionTable = new Map();
export const V4_TOML_FUNCTIONS: FunctionTable = new Map();
