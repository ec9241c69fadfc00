import { courseOf, isRepeated, joined } from '#shared/people/facts/course.ts'
import { differencesOf, type FactChange } from '#shared/people/facts/fact-change.ts'
import { newId, type Now } from '#functions/platform/clock.ts'
import type { Stored } from '#functions/platform/kind.ts'
import { insert, replace, type Write } from '#functions/platform/table.ts'
import { isConfirmable } from './confirmers.ts'
import { factChanges, factChangesOf } from './fact-change-store.ts'
import type { Person } from './person-store.ts'

/** A change of facts on its way: the person as of now, what else the commit writes, and what waits for confirmation. */
export interface RecordedFacts {
  after: Person
  /** They belong in the commit that replaces the person, whose terms keep concurrent proposals apart. */
  writes: Write[]
  proposal: FactChange | undefined
}

/** Decides which changed facts hold at once and which wait, and writes the history. */
export async function recordFacts(
  { user }: { user: string },
  before: Person,
  wanted: Person,
  { seconds }: Pick<Now, 'seconds'>,
): Promise<RecordedFacts> {
  const isSame = differencesOf(before.terms, wanted.terms).length === 0
  if (isSame) return { after: wanted, writes: [], proposal: undefined }

  const isOwn = before.member.id === user
  const { company, id: member } = before.member
  // Others' facts hold at once, so that nothing of theirs waits.
  const [isWaiting, open] = await Promise.all([
    isOwn && isConfirmable(before.member),
    isOwn ? openProposal({ company, member }) : undefined,
  ])
  const by = { by: user, isConfirmable: isWaiting }
  const course = courseOf({ before: before.terms, after: wanted.terms }, by)
  const change = { company, member, by: user, at: seconds }
  const recorded: FactChange = {
    ...change,
    id: newId(),
    status: 'recorded',
    facts: course.recorded,
    ...(course.own && { own: true }),
  }
  const { writes, proposal } = propose({ ...change, id: newId(), status: 'proposed', facts: course.proposed }, open)
  return {
    after: { ...wanted, terms: course.terms },
    writes: [...(course.recorded.length ? [insert(factChanges, recorded)] : []), ...writes],
    proposal,
  }
}

/** Opens a proposal in place of the open one, whose other facts it takes over. */
function propose(wanted: FactChange, open: Stored<FactChange> | undefined): Pick<RecordedFacts, 'writes' | 'proposal'> {
  if (!wanted.facts.length) return { writes: [], proposal: undefined }
  const facts = joined(open, wanted.facts)
  if (open && isRepeated(open, facts)) return { writes: [], proposal: open }
  const proposal = { ...wanted, facts }
  return { writes: [insert(factChanges, proposal), ...(open ? [withdraw(open, wanted)] : [])], proposal }
}

/** The open proposal of a person's terms; each one of days granted by hand stands for itself. */
const openProposal = async (whose: { company: string; member: string }) =>
  (await factChangesOf(whose)).find(({ status, extra }) => status === 'proposed' && !extra)

const withdraw = (open: Stored<FactChange>, { by, at }: Pick<FactChange, 'by' | 'at'>) =>
  replace(factChanges, { ...open, status: 'withdrawn', decision: { by, at } })
