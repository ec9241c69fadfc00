import { calendars } from '#functions/company/calendar-store.ts'
import { companies } from '#functions/company/company-store.ts'
import { loadDirectory } from '#functions/company/directory.ts'
import { awayOn } from '#functions/leave/stand-in.ts'
import { nameOf } from '#functions/notifications/addressed-email.ts'
import { nowAt } from '#functions/platform/clock.ts'
import { getBatch, lookup } from '#functions/platform/table.ts'
import { slackMessage } from '#shared/integrations/slack/blocks.ts'
import { sayChat } from '#shared/integrations/slack/say-chat.ts'
import { workedBy } from '#shared/leave/situation.ts'
import { newEmploymentTerms } from '#shared/people/model.ts'
import type { Language } from '#shared/words/language.ts'
import { isOpen } from '../is-open.ts'
import type { ChatJobOf } from './chat-job.ts'
import { postOnce } from './post-once.ts'
import { slackConnections, slackPosts } from './slack-store.ts'

/** The most people who are named. */
const mostNamed = 30

/** Who is away on a day, as a list of names; undefined where nobody is. */
export async function awayInWords(company: string, day: string, language: Language): Promise<string | undefined> {
  const [directory, absent] = await Promise.all([loadDirectory(company), awayOn(company, day)])
  const away = [...absent].flatMap(id => {
    const person = directory.get(id)
    return person?.status === 'active' ? nameOf(person, language) : []
  })
  if (!away.length) return undefined
  const names = away.toSorted(new Intl.Collator(language).compare)
  const shown = names.length > mostNamed ? [...names.slice(0, mostNamed), '…'] : names
  return sayChat({ key: 'chat:digest', values: { count: names.length, names: shown.join(', ') } }, language)
}

/** Tells the channel in the morning of a working day who is away; nothing where nobody is, and on no other day. */
export async function postDigest({ company, day }: ChatJobOf<'digest'>): Promise<void> {
  const now = nowAt(new Date())
  if (now.today !== day) return
  const about = `digest-${day}`
  const [connection, found, calendar, post] = await getBatch(
    lookup(slackConnections, { company }),
    lookup(companies, { id: company }),
    lookup(calendars, { company }),
    lookup(slackPosts, { company, request: about }),
  )
  if (!connection?.channel || !connection.posts.digest || !found || found.is_deleted || !calendar) return
  // A morning's message is posted once, whoever was away then.
  if (post) return
  const everybody = { terms: newEmploymentTerms({ company, member: company }), calendar }
  if (!workedBy(everybody)({ from_date: day, to_date: day }) || !(await isOpen(company, day))) return
  const { language } = connection
  const said = await awayInWords(company, day, language)
  if (said === undefined) return
  const message = slackMessage(said, { language })
  await postOnce({ connection, post, about, step: 1, message }, now)
}
