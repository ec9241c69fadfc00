import type { Member } from '../../company/model.ts'
import { problem } from '../../contract/problem.ts'
import { isAdmin, isSuperadmin } from '../../contract/role.ts'
import type { EmploymentTerms } from '../model.ts'
import type { CountedFact } from './counted-facts.ts'
import { differencesOf, withFacts, type FactChange, type FactDifference } from './fact-change.ts'

type RoleHolder = Pick<Member, 'id' | 'role' | 'status'>

/** Whether somebody may confirm a change of a person's facts: another administrator, and of a superadmin's another superadmin. */
export const mayConfirm = (by: RoleHolder, person: Pick<Member, 'id' | 'role'>): boolean =>
  by.id !== person.id && by.status === 'active' && isAdmin(by) && (!isSuperadmin(person) || isSuperadmin(by))

/** The facts that a person enters without an administrator, once. */
const enteredOnce: readonly CountedFact[] = ['birth_date', 'gender']

/** How a change of the terms takes effect. */
export interface Course<T extends EmploymentTerms> {
  /** The terms that hold at once. */
  terms: T
  recorded: FactDifference[]
  proposed: FactDifference[]
  /** Whether somebody changes their own facts and nobody else can confirm it. */
  own: boolean
}

/**
 * What of a change holds at once, and what waits for confirmation: another's change holds, and so does the first entry of
 * one's own birth date and gender; another value of one's own facts waits where somebody may confirm it.
 */
export function courseOf<T extends EmploymentTerms>(
  { before, after }: { before: T; after: T },
  { by, isConfirmable }: { by: string; isConfirmable: boolean },
): Course<T> {
  const differences = differencesOf(before, after)
  const isFree = ({ fact, before: known }: FactDifference) =>
    by !== before.member || (enteredOnce.includes(fact) && known === null)
  const waiting = differences.filter(difference => !isFree(difference))
  if (!isConfirmable) return { terms: after, recorded: differences, proposed: [], own: waiting.length > 0 }
  return {
    terms: withFacts(after, waiting, 'before'),
    recorded: differences.filter(isFree),
    proposed: waiting,
    own: false,
  }
}

/** A new proposal joined with the facts of the open one that it does not touch, since it replaces the open one. */
export const joined = (open: Pick<FactChange, 'facts'> | undefined, proposed: readonly FactDifference[]) => [
  ...(open?.facts ?? []).filter(({ fact }) => !proposed.some(other => other.fact === fact)),
  ...proposed,
]

/** Whether a proposal says nothing but what the open one says. */
export const isRepeated = (open: Pick<FactChange, 'facts'> | undefined, facts: readonly FactDifference[]) =>
  open !== undefined && JSON.stringify(inOrder(open.facts)) === JSON.stringify(inOrder(facts))

const inOrder = (facts: readonly FactDifference[]) =>
  facts.map(({ fact, after }) => ({ fact, after })).toSorted((one, other) => (one.fact < other.fact ? -1 : 1))

/** Requires that a proposal is open and that somebody may confirm or decline it. @throws Problem `forbidden` or `conflict` */
export function assertMayDecide(by: RoleHolder, person: Member, change: FactChange) {
  if (!mayConfirm(by, person)) throw problem('forbidden', by.id === person.id ? 'problems:ownFacts' : undefined)
  assertOpen(change)
}

/** Requires that a proposal is open and the person's own. @throws Problem `forbidden` or `conflict` */
export function assertMayWithdraw(by: Pick<RoleHolder, 'id'>, change: FactChange) {
  if (by.id !== change.by) throw problem('forbidden')
  assertOpen(change)
}

function assertOpen({ status }: FactChange) {
  if (status !== 'proposed') throw problem('conflict', 'problems:proposalClosed')
}
