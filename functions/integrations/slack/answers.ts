import { nowAt } from '#functions/platform/clock.ts'
import { log } from '#functions/platform/log.ts'
import { Problem } from '#shared/contract/problem.ts'
import { slackMessage } from '#shared/integrations/slack/blocks.ts'
import { sayChat } from '#shared/integrations/slack/say-chat.ts'
import type { SlackConnection } from '#shared/integrations/slack/slack.ts'
import type { Language } from '#shared/words/language.ts'
import { sayReply } from '#shared/words/say-reply.ts'
import { isOpen } from '../is-open.ts'
import { askLater } from './ask-later.ts'
import type { ChatJobOf } from './chat-job.ts'
import { answerSlack, SlackAnswerLost, SlackBusy } from './slack-api.ts'
import { personIn, type SlackPerson } from './slack-actor.ts'
import { linkToSay } from './slack-link.ts'
import { connectionOfTeam } from './slack-store.ts'

/** An answer that only whoever asked sees. */
export const privately = (message: object) => ({ response_type: 'ephemeral', replace_original: false, ...message })

interface Asking {
  team: string
  user: string
  answer: string
}

type Known = Extract<SlackPerson, { kind: 'known' }> & { connection: SlackConnection; language: Language }

/** Answers whoever asks in Slack: with what to do first where they are not known, and with the sentence of a refusal. */
export async function answering({ team, user, answer }: Asking, act: (known: Known) => Promise<object>): Promise<void> {
  const job = { chat: 'answer', answer, message: privately(await outcome()) } as const
  try {
    await giveAnswer(job)
  } catch (error) {
    if (!(error instanceof SlackBusy)) throw error
    // What was done is not done again for an answer that waits.
    await askLater(job, {}, error, nowAt(new Date()))
  }

  async function outcome(): Promise<object> {
    const now = nowAt(new Date())
    const connection = await connectionOfTeam(team)
    if (!connection) return slackMessage(sayChat({ key: 'chat:notConnected' }, 'hu'), { language: 'hu' })
    const { company, language: usual } = connection
    if (!(await isOpen(company, now.today))) return saying('closed', usual)
    const person = await personIn(connection, user)
    if (person.kind === 'gone') return saying('notConnected', usual)
    if (person.kind === 'second_factor') return saying('secondFactor', usual)
    if (person.kind !== 'known') return linked(await linkToSay({ company, team, slack_user: user }, usual, now), usual)
    const { language } = person.member
    try {
      return await act({ ...person, connection, language })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      return slackMessage(sentencesOf(error, language), { language })
    }
  }
}

/** Gives an answer; one whose reply was lost is not given twice. */
export async function giveAnswer({ answer, message }: Omit<ChatJobOf<'answer'>, 'chat'>): Promise<void> {
  try {
    await answerSlack(answer, message)
  } catch (error) {
    if (!(error instanceof SlackAnswerLost)) throw error
    log.warn('an answer is not known to be given', { reason: String(error.cause) })
  }
}

const saying = (word: 'closed' | 'notConnected' | 'secondFactor', language: Language) =>
  slackMessage(sayChat({ key: `chat:${word}` }, language), { language })

/** What a refusal says, with what it says of each field. */
const sentencesOf = ({ errors, sentence }: Problem, language: Language) =>
  (errors ? Object.values(errors).flat() : [sentence]).map(one => sayReply(one, language)).join('\n')

function linked(address: string, language: Language) {
  const { text, blocks } = slackMessage(sayChat({ key: 'chat:who' }, language), { language })
  const label = { type: 'plain_text', text: sayChat({ key: 'chat:link' }, language) }
  return {
    text,
    blocks: [
      ...blocks,
      { type: 'actions', elements: [{ type: 'button', action_id: 'open', text: label, url: address }] },
    ],
  }
}
