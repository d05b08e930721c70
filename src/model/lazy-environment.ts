import type { Environment } from './environment.ts';
import { once } from './memo.ts';

/** An environment that is made when its first part is read: of thousands of containers, most are only chosen among by their names. */
export function lazyEnvironment(
  { workload, container }: Pick<Environment, 'workload' | 'container'>,
  make: () => Environment,
): Environment {
  const made = once(make);
  return {
    workload,
    container,
    serviceBindings: () => made().serviceBindings(),
    get bindings() {
      return made().bindings;
    },
    get skipped() {
      return made().skipped;
    },
    get failures() {
      return made().failures;
    },
    get command() {
      return made().command;
    },
    get args() {
      return made().args;
    },
    get probes() {
      return made().probes;
    },
    get hooks() {
      return made().hooks;
    },
    get subPaths() {
      return made().subPaths;
    },
  };
}
