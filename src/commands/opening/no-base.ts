import { CannotRun } from '../../model/cannot-run.ts';

/** Nothing here tells what a pull request is compared with, or it is not in this clone. */
export class NoBase extends CannotRun {}
