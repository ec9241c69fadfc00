import { MissingFact } from '../company/model.ts'
import type { EmploymentTerms } from './model.ts'

/** The facts that are not known of a person's employment, wherever the company is. */
export const missingIn = (terms: Pick<EmploymentTerms, MissingFact>): MissingFact[] =>
  MissingFact.options.filter(fact => terms[fact] === null)

/** Which of them leave is counted from in a country. */
export const isCountedIn = (country: string, fact: MissingFact): boolean =>
  (fact === 'base_days') === (country !== 'HU')
