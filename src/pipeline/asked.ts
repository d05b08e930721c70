import type { Finding } from '../model/problem.ts';
import type { Question } from '../model/rule.ts';

/** A question and what was found, in the order of the things that it was asked about. */
export interface Asked<Some extends Question = Question> {
  readonly question: Some;
  readonly found: Finding[];
}

export type AskedAbout<Name extends Question['about']> = Asked<Extract<Question, { about: Name }>>;
