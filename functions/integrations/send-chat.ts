import { nowAt } from '#functions/platform/clock.ts'
import { consume } from '#functions/platform/consume.ts'
import { answerButton } from './slack/answer-button.ts'
import { answerCommand } from './slack/answer-command.ts'
import { giveAnswer } from './slack/answers.ts'
import { askLater, Waiting } from './slack/ask-later.ts'
import { ChatJob } from './slack/chat-job.ts'
import { forgetUsers } from './slack/forget-users.ts'
import { forgetWorkspace } from './slack/forget-workspace.ts'
import { postDigest } from './slack/post-digest.ts'
import { postRequest } from './slack/post-request.ts'
import { SlackBusy } from './slack/slack-api.ts'

/** The consumer of the queue of chats. What Slack does not take yet is put back for as long as it asks. */
export const handler = consume(async body => {
  const job = ChatJob.parse(body)
  try {
    await act(job)
  } catch (error) {
    if (!(error instanceof SlackBusy)) throw error
    await askLater(job, Waiting.parse(body), error, nowAt(new Date()))
  }
})

async function act(job: ChatJob): Promise<void> {
  switch (job.chat) {
    case 'request':
      return postRequest(job)
    case 'digest':
      return postDigest(job)
    case 'command':
      return answerCommand(job)
    case 'button':
      return answerButton(job)
    case 'answer':
      return giveAnswer(job)
    case 'uninstalled':
      return forgetWorkspace(job)
    case 'disconnected':
      return forgetUsers(job)
  }
}
