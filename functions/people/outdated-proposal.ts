import { isDeepStrictEqual } from 'node:util'
import type { FactChange } from '#shared/people/facts/fact-change.ts'
import type { EmploymentTerms } from '#shared/people/model.ts'

/** Whether a fact has changed since it was proposed: whole values are proposed, so confirming one would undo the change between. */
export const isOutdated = ({ status, facts }: FactChange, terms: EmploymentTerms): boolean =>
  status === 'proposed' && facts.some(one => !isDeepStrictEqual(one.before, terms[one.fact]))

/** An open proposal with what it would replace as of now; a closed one stays as it was decided. */
export const asOfNow = <T extends FactChange>(change: T, terms: EmploymentTerms): T =>
  change.status === 'proposed'
    ? { ...change, facts: change.facts.map(one => ({ ...one, before: terms[one.fact] })) }
    : change
