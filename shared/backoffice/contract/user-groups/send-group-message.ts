import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { GroupMessageDraft } from '../../user-groups/group-message-draft.ts'

export const sendGroupMessage = endpoint('POST /admin/user-group/{id}/message', {
  summary: 'Sends a message to everybody who belongs to a user group now, once to each; a task brings it to them',
  access: 'operator:user-groups.write',
  confirmed: true,
  problems: ['conflict', 'tooMany'],
  body: z.safeExtend(GroupMessageDraft, {
    /** The version of the group that was previewed: nobody writes to another audience than was shown. */
    version: z.int({ error: 'problems:required' }),
  }),
  reply: z.object({ data: z.object({ id: z.string() }) }),
})
