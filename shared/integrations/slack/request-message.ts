import { daysOf, type LeaveRequest } from '../../leave/model.ts'
import type { Language } from '../../words/language.ts'
import { periodInWords } from '../../words/period-in-words.ts'
import { sayChat } from './say-chat.ts'
import { slackMessage } from './blocks.ts'

type Shown = Pick<LeaveRequest, 'id' | 'status' | 'from_date' | 'to_date' | 'days_by_year' | 'history'>

const sentences = { pending: 'waiting', approved: 'away', denied: 'notAway', cancelled: 'notAway' } as const

/**
 * What a channel is told of a request: what any colleague may see, that somebody will be away and when, and not why. While it waits,
 * buttons decide on it, of whom it is asked when they are pressed whether they may.
 */
export function requestMessage(request: Shown, name: string, language: Language) {
  const { id, status, from_date, to_date, history } = request
  const period = periodInWords(from_date, to_date, language)
  const value = `${id}.${history.length}`
  return slackMessage(sayChat({ key: `chat:${sentences[status]}`, values: { name, period } }, language), {
    language,
    ...(status === 'pending' && {
      detail: sayChat({ key: 'chat:days', values: { count: daysOf(request) } }, language),
      buttons: [
        { action: 'approve', label: sayChat({ key: 'chat:approve' }, language), value, style: 'primary' },
        {
          action: 'deny',
          label: sayChat({ key: 'chat:deny' }, language),
          value,
          question: sayChat({ key: 'chat:confirmDeny' }, language),
        },
      ],
    }),
  })
}
