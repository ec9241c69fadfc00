import { loadDirectory, loadGroup, versionOf, type Directory } from '#functions/company/directory.ts'
import type { Period } from '#shared/calendar/period.ts'
import type { RegisteredAbsence } from '#shared/leave/feed/absence-entry.ts'
import type { FeedEvent } from '#shared/leave/feed/feed-calendar.ts'
import { editsIn } from '#shared/words/edits.ts'
import { say } from '#shared/words/say.ts'
import { loadParts, partsWith, versionOfParts } from '../absence-register/load-register.ts'
import { uidOf } from '../absence-register/register-absences.ts'
import { awayDuring } from '../away.ts'
import { knownBy } from '../shown-absences.ts'
import type { FoundFeed } from './found-feed.ts'

/** The parts of the register that a feed shows something of; a group is known only with the directory. */
const partsOf = ({ feed, register }: FoundFeed) =>
  register ? partsWith(register, feed.scope === 'own' ? [feed.member] : undefined) : []

/** Names all that a feed depends on; undefined where that is not known before it is read. */
export function versionOfFeed(found: FoundFeed, period: Period): string | undefined {
  const { feed, register, directory, decided, reader, language, company } = found
  const people = feed.scope === 'own' ? '' : versionOf(directory)
  if (!register?.is_built || people === undefined) return undefined
  return JSON.stringify([
    feed._version,
    language,
    wordsOf(language),
    company.name,
    reader,
    decided.ids.toSorted(),
    people,
    versionOfParts(register, partsOf(found)),
    period,
  ])
}

/** What operators have edited of the sentences that a feed says. */
function wordsOf(language: FoundFeed['language']) {
  const { feed = {}, common = {}, problems = {} } = editsIn(language)
  const types = Object.entries(common).filter(([key]) => key.startsWith('leave'))
  return [Object.entries(feed), types, problems.personName].flat(2)
}

/** What a feed shows its owner: what they may see in the team calendar, by the same rule. */
export async function eventsOf(found: FoundFeed, period: Period): Promise<FeedEvent[]> {
  const { feed, directory, language, reader, decided } = found
  const [people, absences] = await Promise.all([
    feed.scope === 'own'
      ? undefined
      : feed.scope === 'group'
        ? loadGroup(directory, feed.group)
        : loadDirectory(feed.company, directory),
    absencesOf(found, period),
  ])
  const known = knownBy(reader, decided)
  return absences.flatMap(({ member, absence }) => {
    const isShown = people ? people.get(member)?.status === 'active' : member === feed.member
    const shown = isShown && known({ member, type_id: absence.type_id })
    return shown ? { ...absence, type_id: shown.type_id, name: people ? nameIn(people, member, language) : null } : []
  })
}

const nameIn = (people: Directory, id: string, language: FoundFeed['language']) => {
  const { first_name, last_name } = people.get(id)!
  return say({ key: 'problems:personName', values: { first_name, last_name } }, language)
}

interface SomebodysAbsence {
  member: string
  absence: RegisteredAbsence
}

/** The absences that a feed is made of, from the team calendar as long as the register of the company is being built. */
async function absencesOf(found: FoundFeed, period: Period): Promise<SomebodysAbsence[]> {
  const { register, feed } = found
  if (register?.is_built)
    return (await loadParts(register, partsOf(found))).flatMap(({ member, absences }) =>
      absences.map(absence => ({ member, absence })),
    )
  const minute = Math.floor(feed.created_at / 60)
  return (await awayDuring(feed.company, period)).map(({ member, request, type_id, status, from_date, to_date }) => ({
    member,
    absence: { uid: uidOf(request), type_id, status, from_date, to_date, sequence: 0, changed: minute },
  }))
}
