import { consume } from '#functions/platform/consume.ts'
import { answerButton } from './slack/answer-button.ts'
import { answerCommand } from './slack/answer-command.ts'
import { ChatJob } from './slack/chat-job.ts'
import { forgetUsers } from './slack/forget-users.ts'
import { forgetWorkspace } from './slack/forget-workspace.ts'
import { postDigest } from './slack/post-digest.ts'
import { postRequest } from './slack/post-request.ts'

/** The consumer of the queue of chats. */
export const handler = consume(async body => {
  const job = ChatJob.parse(body)
  switch (job.chat) {
    case 'request':
      return postRequest(job)
    case 'digest':
      return postDigest(job)
    case 'command':
      return answerCommand(job)
    case 'button':
      return answerButton(job)
    case 'uninstalled':
      return forgetWorkspace(job)
    case 'disconnected':
      return forgetUsers(job)
  }
})
