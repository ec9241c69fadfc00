import { leaveOf } from '#functions/leave/leave-store.ts'
import { balanceView } from '#functions/leave/balance-view.ts'
import { typeLabel } from '#functions/leave/request-view.ts'
import { newId, nowAt } from '#functions/platform/clock.ts'
import { yearOf, type Day } from '#shared/calendar/day.ts'
import { dayKind, workingDays } from '#shared/calendar/working-days.ts'
import { slackMessage } from '#shared/integrations/slack/blocks.ts'
import { sayChat } from '#shared/integrations/slack/say-chat.ts'
import { workingTimeOf } from '#shared/leave/situation.ts'
import { leaveTypeIds } from '#shared/leave/types.ts'
import { understand } from '#shared/leave/understood/understand.ts'
import { periodInWords } from '#shared/words/period-in-words.ts'
import { answering } from './answers.ts'
import type { ChatJobOf } from './chat-job.ts'
import { awayInWords } from './post-digest.ts'

const helpWords = /^(help|sugo|súgó|segits|segíts|\?)$/i
const awayWords = /^(ki|kik|who|away|tavol|távol)$/i

/** Answers the command: the own balance, who is away, or a question whether what was understood is to be asked for. */
export const answerCommand = ({ text, at, ...asking }: ChatJobOf<'command'>): Promise<void> =>
  answering(asking, async ({ actor, language }) => {
    const { today } = nowAt(new Date(at * 1000))
    const { company } = actor
    const message = (said: string, over: Omit<Parameters<typeof slackMessage>[1], 'language'> = {}) =>
      slackMessage(said, { language, ...over })
    const typed = text.trim()
    if (helpWords.test(typed)) return message(sayChat({ key: 'chat:help' }, language))
    if (awayWords.test(typed)) return away()

    const year = yearOf(today)
    const situation = await leaveOf({ company, member: actor.user }, [year, year + 1], today)
    if (!typed) {
      const { data } = { data: await balanceView(situation, { year, today, language, knowsTerms: true, isOwn: true }) }
      const { entitled, left, pending } = data
      return message(sayChat({ key: 'chat:balance', values: { year, entitled, left, pending } }, language))
    }
    const time = workingTimeOf(situation, [year, year + 1], language)
    const understood = understand(typed, { today, isWorkday: (day: Day) => !dayKind(day, time).blocked })
    if (understood.deed === 'away') return away()
    const { period, typeId = leaveTypeIds.vacation, doubt, lacksLastDay, rest } = understood
    if (lacksLastDay) return message(sayChat({ key: 'chat:lacksLastDay' }, language))
    // What was not understood could be the part that matters.
    if (doubt || rest.length || !period)
      return message(
        sayChat({ key: 'chat:noDay', values: { words: doubt?.words || rest.join(' ') || typed } }, language),
        {
          detail: sayChat({ key: 'chat:help' }, language),
        },
      )
    const { from_date, to_date } = period
    const days = sayChat({ key: 'chat:days', values: { count: workingDays(period, time).days } }, language)
    const values = { type: typeLabel(typeId, language), period: periodInWords(from_date, to_date, language), days }
    return message(sayChat({ key: 'chat:ask', values }, language), {
      buttons: [
        {
          action: 'ask',
          label: sayChat({ key: 'chat:send' }, language),
          // Its own id makes a button that is pressed twice ask once.
          value: [typeId, from_date, to_date, newId()].join('.'),
          style: 'primary',
        },
        { action: 'forget', label: sayChat({ key: 'chat:forget' }, language), value: '' },
      ],
    })

    async function away() {
      return message((await awayInWords(company, today, language)) ?? sayChat({ key: 'chat:nobodyAway' }, language))
    }
  })
